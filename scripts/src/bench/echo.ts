import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { root } from '@fivefold/devnet/process/root'
import { WebSocket } from 'ws'
import { Load } from './load.js'

export type EchoOptions = {
  /** Messages in flight at once. */
  clients: number
  /** Sockets per client, used in turn. */
  socketsEach: number
  /** Bytes of the reply to both sockets of a pair; without it, a message is echoed unchanged. */
  answerSize?: number
}

export type Echo = { load: Load; close(): void }

/** About the size of an action. */
const padding = 'x'.repeat(150)

/** An echo server in its own process, and clients connected to it. */
export async function openEcho({ clients, socketsEach, answerSize }: EchoOptions): Promise<Echo> {
  const size = answerSize === undefined ? [] : [String(answerSize)]
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/src/bench/echo-server.ts', ...size], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [port] = (await once(child.stdout as NonNullable<ChildProcess['stdout']>, 'data')) as [Buffer]
  const url = `ws://127.0.0.1:${String(port).trim()}`
  const sockets: WebSocket[] = []
  // One after the other: they are paired in the order in which they connect.
  while (sockets.length < clients * socketsEach) {
    const socket = new WebSocket(url, { perMessageDeflate: false })
    await once(socket, 'open')
    sockets.push(socket)
  }
  const turns = new Array<number>(clients).fill(0)
  const askerOf = (client: number) => client * socketsEach + ((turns[client] ?? 0) % socketsEach)
  const startOf = (client: number) => `${client} ${turns[client]} `
  const load = new Load(
    turns.map((_, client) => ({
      send: () => {
        turns[client] = (turns[client] ?? 0) + 1
        sockets[askerOf(client)]?.send(startOf(client) + padding)
        return true
      },
    })),
  )
  for (const [index, socket] of sockets.entries()) {
    const client = Math.floor(index / socketsEach)
    socket.on('message', (data: Buffer) => {
      if (index !== askerOf(client)) return
      const start = startOf(client)
      if (data.toString('latin1', 0, start.length) === start) load.answered(client)
    })
  }
  const close = () => {
    for (const socket of sockets) socket.terminate()
    child.kill()
  }
  return { load, close }
}
