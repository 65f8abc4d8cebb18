import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { postgresUrl, withDatabase } from '@fivefold/devnet/postgres'
import { root } from '@fivefold/devnet/process/root'
import { freePort } from '@fivefold/devnet/testing/free-port'
import type { TestProject } from 'vitest/node'
import { runProgram } from './program.js'
import { makeTempFolder } from './temp-folder.js'

declare module 'vitest' {
  export interface ProvidedContext {
    /** URL of a Postgres server, to which the name of a database is appended. */
    postgres: string
    /** URL of the database that the processors of all chains share, as in production. */
    database: string
    graphqlUrl: string
  }
}

/** One Postgres server and one GraphQL server for all test files. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const data = await makeTempFolder()
  const port = await freePort()
  const flags = ['--port', String(port), '--data', data]
  const postgres = runProgram(join(root, 'devnet/src/postgres/main.ts'), flags, {})
  await postgres.says(/^postgres ready/m)
  const server = postgresUrl({ data, port })
  const database = withDatabase(server, 'shared')
  const graphql = runProgram('src/graphql/main.ts', ['--port', '0'], { DATABASE_URL: database })
  const [, graphqlUrl = ''] = await graphql.says(/^graphql: (\S+)$/m)
  project.provide('postgres', withDatabase(server, ''))
  project.provide('database', database)
  project.provide('graphqlUrl', graphqlUrl)
  return async () => {
    await graphql.stop()
    await postgres.stop()
    await rm(data, { recursive: true })
  }
}
