import type { IncomingMessage, ServerResponse } from 'node:http'

const invalidRequest = -32600

/** The body of a JSON-RPC request; `undefined` if it was too long, in which case an error has been sent. */
export async function readBody(
  request: IncomingMessage,
  response: ServerResponse,
  maxBytes: number,
): Promise<string | undefined> {
  const chunks: Buffer[] = []
  let size = 0
  // Read to the end but discarded: a client that is still sending would not see the answer.
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size <= maxBytes) chunks.push(chunk)
    else chunks.length = 0
  }
  if (size <= maxBytes) return Buffer.concat(chunks).toString()
  refuseBody(response, 413, `The body is longer than ${maxBytes} bytes`)
  return undefined
}

/** Answers a body that is not a JSON-RPC request. */
export function refuseBody(response: ServerResponse, status: number, message: string): void {
  response.writeHead(status, { 'content-type': 'application/json' })
  response.end(JSON.stringify({ jsonrpc: '2.0', id: null, error: { code: invalidRequest, message } }))
}
