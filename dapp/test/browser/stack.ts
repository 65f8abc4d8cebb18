import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { freePorts } from '@fivefold/devnet/testing/free-port'

/** A running installation: chains, server, indexer, dApp. */
export type Stack = {
  /** The dApp as `npm start` serves it. */
  url: string
  /** A port whose origin the match server accepts. */
  sitePort: number
  stop: () => Promise<void>
}

const root = fileURLToPath(new URL('../../../', import.meta.url))
const startTimeoutMs = 180_000
const portNames = [
  'EVM',
  'SOLANA',
  'SOLANA_WS',
  'POLKADOT',
  'POSTGRES',
  'SERVER',
  'GATEWAY',
  'GRAPHQL',
  'DAPP',
] as const

/** Starts an installation on free ports in a temporary folder. */
export async function startStack(): Promise<Stack> {
  const data = mkdtempSync(join(tmpdir(), 'fivefold-browser-'))
  const [sitePort = 0, ...ports] = await freePorts(1 + portNames.length)
  const variables = Object.fromEntries(
    portNames.map((name, index) => [`FIVEFOLD_PORT_${name}`, `${ports[index]}`]),
  )
  const url = `http://127.0.0.1:${variables.FIVEFOLD_PORT_DAPP}`
  const origins = { FIVEFOLD_SERVER_ORIGINS: `http://127.0.0.1:${sitePort}` }
  const child = spawn(process.execPath, ['--import', 'tsx', 'devnet/src/supervisor/main.ts', '--json'], {
    cwd: root,
    env: { ...process.env, ...variables, ...origins, FIVEFOLD_DATA: data, DATABASE_URL: '' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const stop = async () => {
    await end(child)
    rmSync(data, { recursive: true, force: true })
  }
  try {
    await untilReady(child)
  } catch (error) {
    await stop()
    throw error
  }
  return { url, sitePort, stop }
}

/** Resolves when the supervisor reports that all parts are ready; a failure includes its last lines. */
function untilReady(child: ChildProcess): Promise<void> {
  const lines: string[] = []
  return new Promise((resolve, reject) => {
    const fail = (why: string) => reject(new Error(`${why}\n${lines.slice(-30).join('\n')}`))
    const timer = setTimeout(() => fail('the installation did not start in time'), startTimeoutMs)
    child.once('exit', (code) => fail(`npm start ended with ${code}`))
    for (const stream of [child.stdout, child.stderr]) {
      if (!stream) continue
      createInterface({ input: stream }).on('line', (line) => {
        lines.push(line)
        if (!/"All \d+ parts ready/.test(line)) return
        clearTimeout(timer)
        resolve()
      })
    }
  })
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  const timer = setTimeout(() => child.kill('SIGKILL'), 30_000)
  await ended
  clearTimeout(timer)
}
