import '../typescript-models.js'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { FivefoldError } from '@fivefold/sdk/core'
import { Server } from '@subsquid/graphql-server/lib/server.js'
import { createLogger } from '@subsquid/logger'
import { projectFolder } from '../project-folder.js'
import { messageOf } from '../retry.js'
import { prepareDatabase } from '../store/prepare-database.js'

/** What one request may cost. Everything is public, so a stranger's query must not weigh more than ours. */
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
    // Ours is the entity ChainStatus: squid's knows one processor only.
    squidStatus: false,
    ...limits,
  })
  // Squid knows a port only, and listens on all interfaces. It hands the port to `listen` as it is.
  Object.assign(server, { port: () => ({ host, port }) })
  return server.start()
}

/**
 * Clients get messages, not the places in our code where they come from. Apollo shows those unless this is `production`,
 * which also hides the schema, or `test`; Express, which refuses malformed requests, shows whatever an error carries.
 */
function hideStackTraces(): void {
  if (process.env.NODE_ENV !== 'production') process.env.NODE_ENV = 'test'
  Error.stackTraceLimit = 0
}

/** Squid's server swallows the error of a taken port and then waits for ever. */
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
