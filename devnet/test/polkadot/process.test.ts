import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { openApi, sendTransaction } from '@fivefold/sdk/polkadot'
import { afterEach, describe, expect, test } from 'vitest'
import { root } from '../../src/process/root.js'
import { alice, bob, rawCalls, temporaryFolder, UNIT } from '../../src/testing/polkadot.js'
import { until } from '../../src/testing/until.js'

const children = new Set<ChildProcess>()
afterEach(() => {
  for (const child of children) child.kill('SIGKILL')
  children.clear()
})

function run(...args: string[]): ChildProcess {
  const main = join(root, 'devnet/src/polkadot/main.ts')
  const child = spawn(process.execPath, ['--import', 'tsx', main, ...args], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  children.add(child)
  return child
}

/** Runs the node in its own process and waits until it reports that it is ready. */
async function start(dataDir: string, block = 'instant') {
  const child = run('--port', '0', '--data', dataDir, '--block', block)
  const line = await new Promise<string>((resolve, reject) => {
    child.stdout?.once('data', (data) => resolve(String(data)))
    child.once('exit', (code) => reject(new Error(`ended with ${code}`)))
  })
  const [, url = '', height = ''] = /ready at (ws:\S+), block (\d+)/.exec(line) ?? []
  return { child, url, readyAt: Number(height), ...rawCalls(url) }
}

async function stop(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  const gone = once(child, 'exit')
  child.kill(signal)
  const [code] = await gone
  return code
}

/** Runs to the end with arguments that are no good. */
async function fail(...args: string[]): Promise<{ code: number | null; lines: string[] }> {
  const child = run(...args)
  let text = ''
  child.stderr?.on('data', (data) => {
    text += data
  })
  const [code] = await once(child, 'close')
  return { code, lines: text.trim().split('\n') }
}

describe('a killed node', () => {
  test('has every acknowledged transaction when it comes back', async () => {
    const dataDir = temporaryFolder()
    const first = await start(dataDir)
    const api = await openApi(first.url)
    const before = (await api.query.system.account(bob.address)).data.free.toBigInt()
    const acknowledged: string[] = []
    const traffic = (async () => {
      for (;;) {
        const { block } = await sendTransaction(
          api,
          api.tx.balances.transferKeepAlive(bob.address, UNIT),
          alice,
        )
        acknowledged.push(block)
      }
    })()
    const ended = traffic.catch((error) => error)
    await until(async () => acknowledged.length >= 3, 60_000)
    await stop(first.child, 'SIGKILL')
    const count = acknowledged.length
    expect(await ended).toMatchObject({ code: expect.stringMatching(/CHAIN_UNREACHABLE|REFUSED|NOT_SIGNED/) })
    await api.disconnect()

    // what was being written when the power went
    appendFileSync(join(dataDir, 'chain.jsonl'), '{"block":{"hash":"0x12')
    const second = await start(dataDir)
    for (const [index, block] of acknowledged.entries()) {
      const { number } = await second.rpc<{ number: string }>('chain_getHeader', block)
      expect(await second.rpc('chain_getBlockHash', Number(number)), `transaction ${index}`).toBe(block)
    }
    const again = await openApi(second.url)
    const after = (await again.query.system.account(bob.address)).data.free.toBigInt()
    // a last one may be in a block without having been acknowledged
    expect([BigInt(count), BigInt(count + 1)]).toContain((after - before) / UNIT)
    await sendTransaction(again, again.tx.balances.transferKeepAlive(bob.address, UNIT), alice)
    expect(await second.height()).toBe(second.readyAt + 1)
    await again.disconnect()
    expect(await stop(second.child, 'SIGTERM')).toBe(0)
  }, 180_000)
})

describe('what the user got wrong is one line', () => {
  test.each([
    ['a port that is none', ['--port', '70000'], '--port 70000'],
    ['a mode that is none', ['--block', 'sometimes'], '--block sometimes'],
    ['no time at all', ['--block', '0'], '--block 0'],
    ['an unknown flag', ['--nonsense'], '--nonsense'],
  ])('%s', async (_what, args, message) => {
    expect(await fail(...args)).toEqual({ code: 1, lines: [expect.stringContaining(message)] })
  })

  test('a port that is taken', async () => {
    const server = createServer().listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as { port: number }
    const outcome = await fail('--port', String(port), '--data', temporaryFolder())
    server.close()
    expect(outcome).toEqual({ code: 1, lines: [expect.stringContaining(`Port ${port}`)] })
  })

  test('a data folder that is a file, or holds a damaged chain', async () => {
    const folder = temporaryFolder()
    writeFileSync(join(folder, 'file'), '')
    expect(await fail('--port', '0', '--data', join(folder, 'file'))).toEqual({
      code: 1,
      lines: [expect.stringContaining('cannot be written')],
    })
    writeFileSync(join(folder, 'chain.jsonl'), 'nonsense\n')
    expect(await fail('--port', '0', '--data', folder)).toEqual({
      code: 1,
      lines: [expect.stringContaining('line 1 is damaged')],
    })
  })
})
