import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach } from 'vitest'

export type Variables = { limit: number; offset: number; where?: unknown; id?: string }

let server: Server | undefined

afterEach(() => {
  server?.close()
  server = undefined
})

/** Starts an indexer for one test. It answers with what `answer` makes of a query's variables, and records them. */
export async function startStubIndexer(answer: (variables: Variables, count: number) => unknown) {
  const asked: Variables[] = []
  server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const { variables } = JSON.parse(Buffer.concat(chunks).toString()) as { variables: Variables }
    asked.push(variables)
    response.end(JSON.stringify({ data: answer(variables, asked.length) }))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked }
}
