import '../typescript-models.js'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { FivefoldError } from '@fivefold/sdk/core'
import { Server } from '@subsquid/graphql-server/lib/server.js'
import { createLogger } from '@subsquid/logger'
import { projectFolder } from '../project-folder.js'
import { messageOf } from '../retry.js'
import { prepareDatabase } from '../store/prepare-database.js'

/** Limits per request. The API is public, so no query may be expensive. */
const limits = {
  maxRequestSizeBytes: 64 * 1024,
  maxRootFields: 10,
  maxResponseNodes: 10_000,
  validationMaxErrors: 5,
  sqlStatementTimeout: 5_000,
}

export type ServeParameters = {
  /** The address to listen on. */
  host: string
  /** 0 for any. */
  port: number
  databaseUrl: string
}

export type GraphqlServer = { port: number; close: () => Promise<void> }

/** Brings the database up to date and starts squid's GraphQL server over it. */
export async function serve({ host, port, databaseUrl }: ServeParameters): Promise<GraphqlServer> {
  await refuseTakenPort({ host, port })
  await prepareDatabase(databaseUrl)
  hideStackTraces()
  const server = new Server({
    dir: projectFolder,
    log: createLogger('fivefold:graphql'),
    subscriptions: true,
    subscriptionPollInterval: 500,
    // The entity ChainStatus replaces squid's own status, which covers one processor only.
    squidStatus: false,
    ...limits,
  })
  // Squid takes only a port and listens on all interfaces, but passes the port to `listen` unchanged.
  Object.assign(server, { port: () => ({ host, port }) })
  return server.start()
}

/**
 * Keeps stack traces out of answers. Apollo sends them unless NODE_ENV is `production`, which also hides the schema, or
 * `test`; Express, which rejects malformed requests, sends all that an error carries.
 */
function hideStackTraces(): void {
  if (process.env.NODE_ENV !== 'production') process.env.NODE_ENV = 'test'
  Error.stackTraceLimit = 0
}

/** Squid's server swallows the error of a port in use and then hangs. */
async function refuseTakenPort({ host, port }: { host: string; port: number }): Promise<void> {
  const probe = createServer().listen(port, host)
  try {
    await once(probe, 'listening')
  } catch (cause) {
    throw new FivefoldError(`port ${port} cannot be used: ${messageOf(cause)}`, {
      code: 'PORT_TAKEN',
      value: port,
      cause,
    })
  }
  probe.close()
  await once(probe, 'close')
}
