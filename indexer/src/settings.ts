import { FivefoldError, parse } from '@fivefold/sdk/core'
import { z } from 'zod'

const databaseUrl = z.url({
  protocol: /^postgres(ql)?$/,
  error: 'wanted the URL of a Postgres database (postgres://…)',
})
const deploymentFile = z.string('expected the path of deployment.json').min(1)

/** The number of a port, from a flag. */
export function readPort(flag: string, text: string): number {
  const port = Number(text)
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port
  throw new FivefoldError(`${flag} ${text}: is not a port (0 to 65535)`, {
    code: 'INVALID_INPUT',
    value: text,
  })
}

/** The database's URL, from the environment. Squid's tools read it from DB_URL, so it is copied there. */
export function readDatabaseUrl(env: NodeJS.ProcessEnv): string {
  const { DATABASE_URL } = parse(z.object({ DATABASE_URL: databaseUrl }), env, 'environment')
  env.DB_URL = DATABASE_URL
  return DATABASE_URL
}

const defaultStallSeconds = 120
const stallSeconds = z.coerce.number('expected a number of seconds').positive('expected a number of seconds')

/** How long a processor may stall while its chain has newer blocks, from the environment, in milliseconds. */
export function readPatience(env: NodeJS.ProcessEnv): number {
  const schema = z.object({ FIVEFOLD_STALL_SECONDS: stallSeconds.default(defaultStallSeconds) })
  return parse(schema, env, 'environment').FIVEFOLD_STALL_SECONDS * 1000
}

/** The path of the deployment file, from the environment. */
export function readDeploymentPath(env: NodeJS.ProcessEnv): string {
  return parse(z.object({ FIVEFOLD_DEPLOYMENT: deploymentFile }), env, 'environment').FIVEFOLD_DEPLOYMENT
}
