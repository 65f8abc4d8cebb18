import { parse } from '@fivefold/sdk/core'
import { z } from 'zod'

const databaseUrl = z.url({
  protocol: /^postgres(ql)?$/,
  error: 'wanted the URL of a Postgres database (postgres://…)',
})
const deploymentFile = z.string('wanted the path of deployment.json').min(1)

/** The database's URL, from the environment. Squid's own tools read it as DB_URL, so it is passed on. */
export function readDatabaseUrl(env: NodeJS.ProcessEnv): string {
  const { DATABASE_URL } = parse(z.object({ DATABASE_URL: databaseUrl }), env, 'environment')
  env.DB_URL = DATABASE_URL
  return DATABASE_URL
}

/** Where the deployment file is, from the environment. */
export function readDeploymentPath(env: NodeJS.ProcessEnv): string {
  return parse(z.object({ FIVEFOLD_DEPLOYMENT: deploymentFile }), env, 'environment').FIVEFOLD_DEPLOYMENT
}
