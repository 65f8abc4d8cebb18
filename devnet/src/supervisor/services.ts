import { join } from 'node:path'
import { type ChainUrls, type Config, locateChains, needsDatabase } from '../config/config.js'
import { databaseNames } from '../config/database-names.js'
import { postgresUrl, withDatabase } from '../postgres/index.js'

/** The addresses of all services, as the parts use them. */
export type Services = ChainUrls & {
  server: string
  /** Base address of documents by CID. */
  gateway: string
  graphql: string
  dapp: string
  deploymentFile: string
  /** Absent if no part needs a database. */
  databases: Databases | undefined
}

/** With passwords, except for the URL that is shown. */
export type Databases = { server: string; indexer: string; shown: string }

export function locateServices(config: Config): Services {
  const { ports, data } = config
  return {
    ...locateChains(config),
    server: `http://127.0.0.1:${ports.server}`,
    gateway: `http://127.0.0.1:${ports.gateway}/ipfs/`,
    graphql: `http://127.0.0.1:${ports.graphql}/graphql`,
    dapp: `http://127.0.0.1:${ports.dapp}`,
    deploymentFile: join(data, 'deployment.json'),
    databases: needsDatabase(config) ? locateDatabases(config) : undefined,
  }
}

function locateDatabases({ databaseUrl, data, ports }: Config): Databases {
  const url = databaseUrl ?? postgresUrl({ data: join(data, 'postgres'), port: ports.postgres })
  return {
    server: withDatabase(url, databaseNames.server),
    indexer: withDatabase(url, databaseNames.indexer),
    shown: `postgres://${new URL(url).host}`,
  }
}
