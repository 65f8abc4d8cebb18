import { defaultPorts, parseDeployment } from '@fivefold/sdk/config'
import { readDeploymentText } from './deployment-file.js'
import { envPort } from './env-port.js'

/** Where requests for the match server are proxied to: the supervisor's port, else the deployed URL, else the default port. */
export function serverTarget(path: string, env: NodeJS.ProcessEnv = process.env): string {
  const text = env.FIVEFOLD_PORT_SERVER ? undefined : readDeploymentText(path)
  if (text !== undefined) return parseDeployment(JSON.parse(text)).server.url
  return `http://127.0.0.1:${envPort('FIVEFOLD_PORT_SERVER', defaultPorts.server, env)}`
}
