import { WebSocket } from 'ws'
import { z } from 'zod'

const answerSchema = z.object({
  result: z.unknown().optional(),
  error: z.object({ message: z.string() }).optional(),
})

export type RpcCall = { url: string; method: string; params?: readonly unknown[]; timeout?: number }

const usualTimeout = 5_000

/** One JSON-RPC call over HTTP or, for ws:// addresses, over a new WebSocket. */
export async function callRpc({
  url,
  method,
  params = [],
  timeout = usualTimeout,
}: RpcCall): Promise<unknown> {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
  const signal = AbortSignal.timeout(timeout)
  const text = /^ws/.test(url) ? await askSocket(url, body, signal) : await askHttp(url, body, signal)
  const { result, error } = answerSchema.parse(parseJson(text))
  if (error) throw new Error(`${method}: ${error.message}`)
  return result
}

async function askHttp(url: string, body: string, signal: AbortSignal): Promise<string> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
    signal,
  })
  return response.text()
}

function askSocket(url: string, body: string, signal: AbortSignal): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(url)
    const giveUp = () => {
      reject(new Error('no answer in time'))
      socket.terminate()
    }
    signal.addEventListener('abort', giveUp, { once: true })
    socket.once('open', () => socket.send(body))
    socket.once('message', (data) => resolve(String(data)))
    socket.once('error', reject)
    socket.once('close', () => reject(new Error('closed without an answer')))
    const cleanUp = () => {
      signal.removeEventListener('abort', giveUp)
      socket.close()
    }
    socket.once('message', cleanUp)
    socket.once('error', cleanUp)
  })
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Error(`not JSON: ${text.slice(0, 40)}`)
  }
}
