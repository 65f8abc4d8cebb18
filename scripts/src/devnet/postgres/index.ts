export { ensureDatabases, withDatabase } from './databases.js'
export { type Postgres, type PostgresOptions, postgresUrl, startPostgres } from './start-postgres.js'
