import { request as httpRequest, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http'
import { connect } from 'node:net'
import { networkInterfaces } from 'node:os'
import { WebSocket } from 'ws'

/** Addresses of this machine besides 127.0.0.1 at which a port accepts connections. */
export async function openAddresses(port: number): Promise<string[]> {
  const known = Object.values(networkInterfaces()).flatMap((addresses = []) =>
    addresses.filter(({ scopeid = 0 }) => scopeid === 0).map(({ address }) => address),
  )
  // On Linux all of 127.0.0.0/8 is this machine, so there is always a second address.
  if (process.platform === 'linux') known.push('127.0.0.2')
  const others = [...new Set(known)].filter((address) => address !== '127.0.0.1')
  const open = await Promise.all(others.map((address) => accepts(address, port)))
  return others.filter((_, index) => open[index])
}

function accepts(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host, port })
    socket.once('connect', () => resolve(true))
    socket.once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })
}

export type Answer = { status: number; headers: IncomingHttpHeaders; text: string }

/** An HTTP request with any headers, also those that `fetch` keeps for itself. */
export function ask(
  url: string,
  { method = 'POST', headers = {}, body }: { method?: string; headers?: OutgoingHttpHeaders; body?: string },
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = httpRequest(url.replace(/^ws/, 'http'), { method, headers }, async (response) => {
      let text = ''
      for await (const chunk of response.setEncoding('utf8')) text += chunk
      resolve({ status: response.statusCode ?? 0, headers: response.headers, text })
    })
    request.once('error', reject)
    request.end(body)
  })
}

/** The status of a WebSocket handshake: 101, or a refusal, after which the socket is closed. */
export function openSocket(url: string, headers: Record<string, string>): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(url.replace(/^http/, 'ws'), { headers })
    socket.once('open', () => resolve(101))
    socket.once('unexpected-response', (_request, response) => {
      response.socket.once('close', () => resolve(response.statusCode ?? 0))
      response.resume()
    })
    socket.once('error', reject)
    socket.once('open', () => socket.terminate())
  })
}

/** The answer to one message over a new WebSocket. */
export function exchange(url: string, message: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(url.replace(/^http/, 'ws'))
    socket.once('open', () => socket.send(message))
    socket.once('message', (data) => resolve(String(data)))
    socket.once('message', () => socket.terminate())
    socket.once('close', () => reject(new Error('closed without an answer')))
    socket.once('error', reject)
  })
}

/** Lines of a stack trace, or paths of our files. */
export const stackTrace = /\\n\s+at |\n\s+at |node_modules|file:\/\/|\.ts:\d/
