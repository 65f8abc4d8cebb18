/** One server, one database a part. */
export const databaseNames = { server: 'fivefold_server', indexer: 'fivefold_indexer' } as const
