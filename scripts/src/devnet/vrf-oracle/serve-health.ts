import { createServer } from 'node:http'

/** Lets whoever started this process ask how it is. */
export function serveHealth(port: number, isWell: () => boolean): void {
  createServer((_request, response) => {
    response.writeHead(isWell() ? 200 : 503).end()
  }).listen(port, '127.0.0.1')
}
