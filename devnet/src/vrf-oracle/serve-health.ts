import { createServer } from 'node:http'
import { isLocalRequest } from '@fivefold/sdk/config'

/** Serves the supervisor's health checks. */
export function serveHealth(port: number, isWell: () => boolean): void {
  createServer(({ headers }, response) => {
    response.writeHead(!isLocalRequest(headers, []) ? 403 : isWell() ? 200 : 503).end()
  }).listen(port, '127.0.0.1')
}
