import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Part, PartStatus } from '../../src/supervisor/part.js'
import { Supervisor } from '../../src/supervisor/supervisor.js'
import type { Timing } from '../../src/supervisor/timing.js'
import { freePort, freePorts } from '../../src/testing/free-port.js'
import { isRunning } from '../../src/testing/processes.js'
import { until } from '../../src/testing/until.js'
import { quickTiming, service, task } from './support/small-parts.js'

let folder: string
let supervisor: Supervisor
/** Everything that was reported, as `name state`. */
let history: string[]
let changes: PartStatus[]
/** How long each restart was put off. */
let pauses: number[]

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fivefold-supervisor-'))
  history = []
  changes = []
  pauses = []
})

afterEach(async () => {
  await supervisor.stop()
  rmSync(folder, { recursive: true, force: true })
})

function start(parts: readonly Part[], timing: Partial<Timing> = {}): void {
  supervisor = new Supervisor({
    parts,
    logs: join(folder, 'logs'),
    timing: { ...quickTiming, ...timing },
    onChange: (status) => {
      changes.push(status)
      if (status.state.kind === 'restarting') pauses.push(status.state.at - Date.now())
      const line = `${status.name} ${status.state.kind}`
      if (history.findLast((entry) => entry.startsWith(`${status.name} `)) !== line) history.push(line)
    },
  })
  supervisor.start()
}

function statusOf(name: string): PartStatus {
  const status = supervisor.statuses.find((candidate) => candidate.name === name)
  if (!status) throw new Error(`no part ${name}`)
  return status
}

function pidOf(name: string): number {
  const { pid } = statusOf(name)
  if (pid === undefined) throw new Error(`${name} has no process`)
  return pid
}

function stateChanges(name: string): PartStatus['state'][] {
  return changes.filter((status) => status.name === name).map(({ state }) => state)
}

describe('starting', () => {
  it('starts a part only when all its dependencies are up', async () => {
    const [a, b, c] = await freePorts(3)
    start([
      service('third', c as number, ['first', 'second']),
      service('second', b as number, ['first']),
      service('first', a as number, [], `const until = Date.now() + 200; while (Date.now() < until);`),
    ])
    await supervisor.allUp()
    const order = history.filter((line) => /starting|ready/.test(line))
    expect(order).toEqual([
      'first starting',
      'first ready',
      'second starting',
      'second ready',
      'third starting',
      'third ready',
    ])
  })

  it('runs a task once before the parts that depend on it', async () => {
    const mark = join(folder, 'mark')
    const port = await freePort()
    const code = `if (!require('fs').existsSync(${JSON.stringify(mark)})) process.exit(9);`
    start([
      task('deploy', `require('fs').writeFileSync(${JSON.stringify(mark)}, '')`),
      service('server', port, ['deploy'], code),
    ])
    await supervisor.allUp()
    expect(statusOf('deploy').state).toEqual({ kind: 'done' })
    expect(statusOf('server')).toMatchObject({ restarts: 0, state: { kind: 'ready' } })
  })

  it('retries a failing task, and shows its output', async () => {
    const mark = JSON.stringify(join(folder, 'mark'))
    const code = `const fs = require('fs'); if (!fs.existsSync(${mark})) { fs.writeFileSync(${mark}, ''); console.error('no money'); process.exit(3) }`
    start([task('deploy', code)])
    await supervisor.allUp()
    expect(stateChanges('deploy')).toContainEqual(
      expect.objectContaining({ kind: 'restarting', why: 'exit code 3: no money' }),
    )
    expect(statusOf('deploy').restarts).toBe(1)
  })

  it('starts a part again that does not get ready in time', async () => {
    const part = service('deaf', await freePort())
    if (part.work.kind !== 'service') throw new Error('is a service')
    const { command } = part.work
    const probe = async () => {
      throw new Error('says nothing')
    }
    start([{ ...part, work: { kind: 'service', command, probe } }], { startLimit: 100 })
    await until(() => statusOf('deaf').restarts > 0)
    const state = stateChanges('deaf').find(({ kind }) => kind === 'restarting')
    expect(state).toMatchObject({ why: expect.stringContaining('says nothing') })
  })

  it('reports a program that is not there', async () => {
    const command = { line: ['/no/such/program'], cwd: folder, env: {} } as const
    start([{ name: 'ghost', url: '', needs: [], work: { kind: 'task', command } }])
    await until(() => statusOf('ghost').restarts > 0)
    expect(stateChanges('ghost').find(({ kind }) => kind === 'restarting')).toMatchObject({
      why: expect.stringContaining('ENOENT'),
    })
  })

  it.each([
    ['a circle', [task('a', '', ['b']), task('b', '', ['a'])], 'Parts depend on each other: a → b → a'],
    ['an unknown part', [task('a', '', ['z'])], 'a needs z, which is not there'],
  ])('refuses %s of needs', (_, parts, message) => {
    expect(() => start(parts)).toThrow(message)
    start([])
  })
})

describe('a part that dies', () => {
  it('is reported with the reason and started again while the others stay up', async () => {
    const [a, b] = await freePorts(2)
    start([service('one', a as number), service('two', b as number, ['one'])])
    await supervisor.allUp()
    const [victim, neighbour] = [pidOf('one'), pidOf('two')]
    process.kill(victim, 'SIGKILL')
    await until(() => statusOf('one').state.kind === 'restarting')
    expect(statusOf('one').state).toMatchObject({ why: 'killed by SIGKILL' })
    expect(statusOf('two').state.kind).toBe('ready')
    await supervisor.allUp()
    expect(pidOf('one')).not.toBe(victim)
    expect(pidOf('two')).toBe(neighbour)
  })

  it('waits longer each time, up to a limit', async () => {
    start([task('broken', 'process.exit(1)')], { firstPause: 40, longestPause: 120 })
    await until(() => statusOf('broken').restarts >= 5, 20_000)
    expect(pauses.slice(0, 5).map((pause) => Math.round(pause / 10) * 10)).toEqual([40, 80, 120, 120, 120])
  })

  it('ends its child processes with it', async () => {
    const port = await freePort()
    const pidFile = join(folder, 'helper.pid')
    const helper = `const c = require('child_process').spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']); require('fs').writeFileSync(${JSON.stringify(pidFile)}, String(c.pid));`
    start([service('parent', port, [], helper)])
    await supervisor.allUp()
    const helperPid = Number(readFileSync(pidFile, 'utf8'))
    expect(isRunning(helperPid)).toBe(true)
    process.kill(pidOf('parent'), 'SIGKILL')
    await until(() => !isRunning(helperPid))
  })

  it('is started again when it runs but no longer answers', async () => {
    const port = await freePort()
    const part = service('stuck', port)
    start([part])
    await supervisor.allUp()
    const before = pidOf('stuck')
    process.kill(before, 'SIGSTOP')
    await until(() => statusOf('stuck').restarts === 1, 20_000)
    await supervisor.allUp()
    expect(isRunning(before)).toBe(false)
  }, 30_000)
})

describe('stopping', () => {
  it('stops parts before the parts that they depend on', async () => {
    const [a, b, c] = await freePorts(3)
    start([
      service('chain', a as number),
      service('indexer', b as number, ['chain']),
      service('dapp', c as number, ['indexer']),
    ])
    await supervisor.allUp()
    const pids = ['chain', 'indexer', 'dapp'].map(pidOf)
    history = []
    await supervisor.stop()
    expect(history.filter((line) => line.endsWith('stopped'))).toEqual([
      'dapp stopped',
      'indexer stopped',
      'chain stopped',
    ])
    expect(history.indexOf('chain stopping')).toBeGreaterThan(history.indexOf('indexer stopped'))
    expect(pids.some(isRunning)).toBe(false)
  })

  it('kills a part that ignores SIGTERM', async () => {
    start([service('stubborn', await freePort(), [], `process.on('SIGTERM', () => {});`)], { grace: 200 })
    await supervisor.allUp()
    const pid = pidOf('stubborn')
    const before = Date.now()
    await supervisor.stop()
    expect(Date.now() - before).toBeGreaterThanOrEqual(190)
    expect(isRunning(pid)).toBe(false)
  })

  it('does not wait for a restart that is due', async () => {
    start([task('broken', 'process.exit(1)')], { firstPause: 60_000, longestPause: 60_000 })
    await until(() => statusOf('broken').state.kind === 'restarting')
    const before = Date.now()
    await supervisor.stop()
    expect(Date.now() - before).toBeLessThan(1_000)
    expect(statusOf('broken').state.kind).toBe('stopped')
  })

  it('ends all parts at once on request', async () => {
    start([service('stubborn', await freePort(), [], `process.on('SIGTERM', () => {});`)], { grace: 60_000 })
    await supervisor.allUp()
    const pid = pidOf('stubborn')
    const stopped = supervisor.stop()
    supervisor.kill()
    await stopped
    expect(isRunning(pid)).toBe(false)
  })
})

describe('logs', () => {
  it('keeps the output of each part, and that of the run before', async () => {
    for (const words of ['first run', 'second run']) {
      start([task('talker', `console.log('${words}')`)])
      await supervisor.allUp()
      await supervisor.stop()
    }
    expect(readFileSync(join(folder, 'logs/talker.log'), 'utf8')).toContain('second run')
    expect(readFileSync(join(folder, 'logs/talker.1.log'), 'utf8')).toContain('first run')
    expect(existsSync(join(folder, 'logs/talker.2.log'))).toBe(false)
  })
})
