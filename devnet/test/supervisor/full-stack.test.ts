import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { parseDeployment } from '@fivefold/sdk/config'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listenersOfGroup } from '../../src/testing/listeners.js'
import { isRunning } from '../../src/testing/processes.js'
import { until } from '../../src/testing/until.js'
import { JsonRun } from './support/json-run.js'
import { portEnvironment } from './support/port-environment.js'
import { runStart } from './support/run-start.js'

const bin = fileURLToPath(new URL('../../../sdk/bin/fivefold.mjs', import.meta.url))
const patience = 120_000
let folder: string
let env: Record<string, string>
let run: JsonRun
/** Every process that was ever part of the run. */
const pids = new Set<number>()

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'fivefold-stack-'))
  env = { ...(await portEnvironment()), FIVEFOLD_DATA: join(folder, 'data') }
  run = new JsonRun({ env })
})

afterAll(async () => {
  run.stop('SIGTERM')
  await run.exit
  rmSync(folder, { recursive: true, force: true })
})

function readDeployment() {
  return parseDeployment(JSON.parse(readFileSync(join(folder, 'data/deployment.json'), 'utf8')))
}

type CommandResult = { code: number; status: { ok: boolean; reports: { name: string; problem?: string }[] } }

async function fivefoldStatus(): Promise<CommandResult> {
  const args = [bin, 'status', '--json', '--deployment', join(folder, 'data/deployment.json')]
  const { code, stdout } = await promisify(execFile)(process.execPath, args).then(
    ({ stdout }) => ({ code: 0, stdout }),
    (error: { code: number; stdout: string }) => error,
  )
  return { code, status: JSON.parse(stdout) }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })
}

describe(
  'the full stack',
  () => {
    it('comes up', async () => {
      const text = await run.untilSaid(/^All \d+ parts ready/, patience)
      console.log(text)
      expect(text).toMatch(/^All 13 parts ready in [\d.]+ s\. Open http:\/\/127\.0\.0\.1:\d+$/)
      for (const pid of run.pids.values()) pids.add(pid)
      expect(readDeployment()).toMatchObject({ name: 'local', local: true })
      expect([...run.parts.values()].filter(({ restarts }) => restarts > 0)).toEqual([])
    })

    it('is seen by the command line tool', async () => {
      const { code, status } = await fivefoldStatus()
      expect(status.reports.filter(({ problem }) => problem)).toEqual([])
      expect(code).toBe(0)
    })

    it.runIf(process.platform === 'linux')('listens on this machine alone', () => {
      const listeners = [...run.pids].flatMap(([name, pid]) =>
        listenersOfGroup(pid).map((listener) => ({ name, ...listener })),
      )
      const ports = Object.entries(env).filter(([name]) => name.startsWith('FIVEFOLD_PORT_'))
      expect(listeners.map(({ port }) => port)).toEqual(
        expect.arrayContaining(ports.map(([, port]) => Number(port))),
      )
      expect(listeners.filter(({ isLoopback }) => !isLoopback)).toEqual([])
    })

    it('reports to a second start which port is taken, and by which process', async () => {
      const second = runStart({ env })
      expect(await second.exit).toBe(1)
      const evm = run.pids.get('evm')
      expect(second.stderr()).toContain(
        `Port ${env.FIVEFOLD_PORT_EVM} for evm is taken by process ${evm}, node devnet/src/evm/main.ts`,
      )
      expect(second.stderr().trim().split('\n')).toHaveLength(1)
    })

    it('reports to a second start on other ports that the data folder is in use', async () => {
      const second = runStart({ env: { ...(await portEnvironment()), FIVEFOLD_DATA: join(folder, 'data') } })
      expect(await second.exit).toBe(1)
      expect(second.stderr()).toContain(`is in use by process ${run.pid}`)
    })

    it('reports and restarts each part that is killed, while the others stay up', async () => {
      const victims = [...run.pids.keys()]
      expect(victims).toHaveLength(12)
      for (const victim of victims) {
        await run.untilAllUp(patience)
        const before = run.pids
        const pid = before.get(victim) as number
        const bystanders = [...before].filter(([name]) => name !== victim)
        process.kill(pid, 'SIGKILL')
        await until(() => run.part(victim).restarts > 0)
        const report = run.history.findLast(
          (line) => line.type === 'part' && line.name === victim && line.state.kind === 'restarting',
        )
        expect(report).toMatchObject({ state: { why: 'killed by SIGKILL' } })
        expect(bystanders.filter(([, bystander]) => !isRunning(bystander))).toEqual([])
      }
      await run.untilAllUp(patience)
      for (const pid of run.pids.values()) pids.add(pid)
      const { code, status } = await fivefoldStatus()
      expect(status.reports.filter(({ problem }) => problem)).toEqual([])
      expect(code).toBe(0)
    }, 240_000)

    it('stops without leaving a process or a port behind', async () => {
      run.stop('SIGINT')
      expect(await run.exit).toBe(0)
      expect([...pids].filter(isRunning)).toEqual([])
      const ports = Object.entries(env).filter(([name]) => name.startsWith('FIVEFOLD_PORT_'))
      for (const [name, port] of ports) expect(await isFree(Number(port)), name).toBe(true)
    })

    it('finds its chains and contracts again when it is started again', async () => {
      const before = readDeployment()
      run = new JsonRun({ env, args: ['--without', 'dapp,indexer'] })
      await run.untilSaid(/^All 8 parts ready/, patience)
      expect(readDeployment()).toEqual(before)
    })
  },
  patience,
)
