import { once } from 'node:events'
import { createServer } from 'node:net'

/** A local port that is free at the moment. */
export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  if (address === null || typeof address === 'string') throw new Error('the system gave no port')
  return address.port
}
