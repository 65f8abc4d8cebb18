import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { root } from '@fivefold/devnet/process/root'
import { run } from '@fivefold/devnet/process/run'
import { parentDescriptor } from '@fivefold/devnet/supervisor/child'
import { dieWithParent } from '@fivefold/devnet/supervisor/commands'
import { findFreePort } from '@fivefold/devnet/supervisor/find-free-port'
import { FivefoldError } from '@fivefold/sdk/core'
import { readServerHealth } from '@fivefold/sdk/match'
import { z } from 'zod'

export type ServerProcess = {
  url: string
  port: number
  pid: number | undefined
  /** Resident memory of the process in megabytes; undefined if the system does not report it. */
  memory(): number | undefined
  isUp(): boolean
  /** Kills it with SIGKILL. */
  kill(): Promise<void>
}

export type ServerProcessOptions = {
  databaseUrl: string
  /** A free port by default. */
  port?: number
  env?: NodeJS.ProcessEnv
  /** Those of `npm start -w server` by default. */
  flags?: readonly string[]
}

const patience = 60_000
const serverFile = 'dist/main.js'
const packageSchema = z.object({
  scripts: z.object({ start: z.string().startsWith('node ').endsWith(` ${serverFile}`) }),
})
const serverFolder = join(root, 'server')

/** The built match server in its own process, as in production. Without a rate limit per client. */
export async function startServerProcess(options: ServerProcessOptions): Promise<ServerProcess> {
  await buildServer()
  const port = options.port ?? (await findFreePort())
  const { databaseUrl, env, flags = readServerFlags() } = options
  const child = spawn(process.execPath, [...dieWithParent, ...flags, serverFile], {
    cwd: serverFolder,
    env: {
      PATH: process.env.PATH,
      DATABASE_URL: databaseUrl,
      FIVEFOLD_PORT_SERVER: String(port),
      FIVEFOLD_MESSAGES_PER_SECOND: '1000000',
      FIVEFOLD_REQUESTS_PER_MINUTE: '1000000',
      LOG_LEVEL: 'silent',
      FIVEFOLD_PARENT_FD: String(parentDescriptor),
      ...env,
    },
    stdio: ['ignore', 'ignore', 'inherit', 'pipe'],
  })
  // The socket closes abruptly when the server is killed.
  child.stdio[parentDescriptor]?.on('error', () => {})
  const exited = once(child, 'exit')
  const isUp = () => child.exitCode === null && child.signalCode === null
  const url = `http://127.0.0.1:${port}`
  const kill = async () => {
    child.kill('SIGKILL')
    await exited
  }
  const deadline = Date.now() + patience
  while (isUp() && Date.now() < deadline) {
    const health = await readServerHealth(url).catch(() => undefined)
    if (health?.status === 'ok') {
      const { pid } = child
      return { url, port, pid, memory: () => residentMegabytes(pid), isUp, kill }
    }
    await sleep(50)
  }
  await kill()
  throw new FivefoldError(`The match server did not come up at ${url}`, { code: 'SERVER_NOT_UP', value: url })
}

/** The Node flags of `npm start -w server`. */
export function readServerFlags(): string[] {
  const { scripts } = packageSchema.parse(
    JSON.parse(readFileSync(join(serverFolder, 'package.json'), 'utf8')),
  )
  return scripts.start.split(' ').slice(1, -1)
}

let built: Promise<void> | undefined

function buildServer(): Promise<void> {
  built ??= run(process.execPath, ['server/build.mjs'], { cwd: root }).then(({ code, output }) => {
    if (code !== 0)
      throw new FivefoldError(`The match server could not be built:\n${output}`, { code: 'BUILD_FAILED' })
  })
  return built
}

function residentMegabytes(pid: number | undefined): number | undefined {
  try {
    const [, kilobytes] = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
    return kilobytes === undefined ? undefined : Math.round(Number(kilobytes) / 1024)
  } catch {
    return undefined
  }
}
