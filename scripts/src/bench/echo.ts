import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { root } from '@fivefold/devnet/process/root'
import { WebSocket } from 'ws'
import { Load } from './load.js'

export type EchoOptions = {
  /** Messages on their way at once. */
  speakers: number
  /** Sockets of a speaker, used in turn. */
  socketsEach: number
  /** Bytes of what both sockets of a pair get for each message; without it a message comes back as it is. */
  answerSize?: number
}

export type Echo = { load: Load; close(): void }

/** As large as an action. */
const padding = 'x'.repeat(150)

/** An echo server as a process of its own, and sockets that speak to it. */
export async function openEcho({ speakers, socketsEach, answerSize }: EchoOptions): Promise<Echo> {
  const size = answerSize === undefined ? [] : [String(answerSize)]
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/src/bench/echo-server.ts', ...size], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [port] = (await once(child.stdout as NonNullable<ChildProcess['stdout']>, 'data')) as [Buffer]
  const url = `ws://127.0.0.1:${String(port).trim()}`
  const sockets: WebSocket[] = []
  // One after the other: they are paired in the order in which they come.
  while (sockets.length < speakers * socketsEach) {
    const socket = new WebSocket(url, { perMessageDeflate: false })
    await once(socket, 'open')
    sockets.push(socket)
  }
  const turns = new Array<number>(speakers).fill(0)
  const askerOf = (speaker: number) => speaker * socketsEach + ((turns[speaker] ?? 0) % socketsEach)
  const startOf = (speaker: number) => `${speaker} ${turns[speaker]} `
  const load = new Load(
    turns.map((_, speaker) => ({
      send: () => {
        turns[speaker] = (turns[speaker] ?? 0) + 1
        sockets[askerOf(speaker)]?.send(startOf(speaker) + padding)
        return true
      },
    })),
  )
  for (const [index, socket] of sockets.entries()) {
    const speaker = Math.floor(index / socketsEach)
    socket.on('message', (data: Buffer) => {
      if (index !== askerOf(speaker)) return
      const start = startOf(speaker)
      if (data.toString('latin1', 0, start.length) === start) load.answered(speaker)
    })
  }
  const close = () => {
    for (const socket of sockets) socket.terminate()
    child.kill()
  }
  return { load, close }
}
