export { ensureDatabases, withDatabase } from './databases.js'
export { type Postgres, postgresUrl, startPostgres } from './start-postgres.js'
