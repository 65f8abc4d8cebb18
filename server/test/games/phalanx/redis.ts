import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { createConnection } from 'node:net'
import { freePort } from '@fivefold/devnet/testing/free-port'
import { until } from '@fivefold/devnet/testing/until'

export const hasRedis = spawnSync('redis-server', ['--version']).status === 0

export type TestRedis = { url: string; stop(): Promise<void>; start(): Promise<void> }

/** A real redis-server that keeps nothing. */
export async function startTestRedis(): Promise<TestRedis> {
  const port = await freePort()
  let child: ChildProcess | undefined
  const start = async () => {
    const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no']
    child = spawn('redis-server', args, { stdio: 'ignore' })
    await until(() => answers(port))
  }
  const stop = async () => {
    const running = child
    child = undefined
    if (!running) return
    running.kill('SIGKILL')
    await once(running, 'close')
  }
  await start()
  return { url: `redis://127.0.0.1:${port}`, start, stop }
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection(port, '127.0.0.1')
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
}
