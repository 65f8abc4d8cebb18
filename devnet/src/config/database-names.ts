/** One server, one database per part. */
export const databaseNames = { server: 'fivefold_server', indexer: 'fivefold_indexer' } as const
