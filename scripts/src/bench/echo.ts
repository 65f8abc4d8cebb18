import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { WebSocket } from 'ws'
import { root } from '../process/root.js'
import { Load } from './load.js'

export type EchoOptions = {
  /** Messages on their way at once. */
  speakers: number
  /** Bytes of what both sockets of a pair get for each message; without it a message comes back as it is. */
  answerSize?: number
}

export type Echo = { load: Load; close(): void }

/** As large as an action. */
const padding = 'x'.repeat(150)

/** An echo server as a process of its own, and sockets that speak to it. */
export async function openEcho({ speakers, answerSize }: EchoOptions): Promise<Echo> {
  const size = answerSize === undefined ? [] : [String(answerSize)]
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/src/bench/echo-server.ts', ...size], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [port] = (await once(child.stdout as NonNullable<ChildProcess['stdout']>, 'data')) as [Buffer]
  const url = `ws://127.0.0.1:${String(port).trim()}`
  const socketsEach = answerSize === undefined ? 1 : 2
  const sockets: WebSocket[] = []
  // One after the other: they are paired in the order in which they come.
  while (sockets.length < speakers * socketsEach) {
    const socket = new WebSocket(url, { perMessageDeflate: false })
    await once(socket, 'open')
    sockets.push(socket)
  }
  const load = new Load(
    Array.from({ length: speakers }, (_, speaker) => ({
      send: () => {
        sockets[speaker * socketsEach]?.send(`${speaker} ${padding}`)
        return true
      },
    })),
  )
  for (const [index, socket] of sockets.entries()) {
    const isAsker = index % socketsEach === 0
    const speaker = Math.floor(index / socketsEach)
    const start = `${speaker} `
    socket.on('message', (data: Buffer) => {
      if (isAsker && data.toString('latin1', 0, start.length) === start) load.answered(speaker)
    })
  }
  const close = () => {
    for (const socket of sockets) socket.terminate()
    child.kill()
  }
  return { load, close }
}
