import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { root } from '../../src/process/root.js'
import { openAddresses } from '../../src/testing/local-port.js'
import { collectOutput } from '../../src/testing/processes.js'
import { execute, startTestNode, temporaryFolder } from '../../src/testing/solana.js'
import { until } from '../../src/testing/until.js'
import { loadOracleKey } from '../../src/vrf-oracle/index.js'
import { newPlayer, readDraw, requestDraw } from './vrf-support.js'

const { folder, remove } = temporaryFolder()
const children: ChildProcess[] = []
afterAll(() => {
  for (const child of children) child.kill('SIGKILL')
  remove()
})

function run(...args: string[]): { child: ChildProcess; output: () => string } {
  const file = join(root, 'devnet/src/vrf-oracle/main.ts')
  const child = spawn(process.execPath, ['--import', 'tsx', file, ...args], { cwd: root })
  children.push(child)
  return { child, output: collectOutput(child) }
}

async function exitCode(child: ChildProcess): Promise<number | null> {
  if (child.exitCode === null) await once(child, 'exit')
  return child.exitCode
}

/** Ports that were free a moment ago. */
async function freePorts(): Promise<[number, number, number]> {
  const free = async () => {
    const server = createServer().listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    server.close()
    return port
  }
  return [await free(), await free(), await free()]
}

describe('the oracle as a process', () => {
  it('waits for the node, answers, reports its health on 127.0.0.1 alone, and stops on a signal', {
    timeout: 60_000,
  }, async () => {
    const [port, wsPort, healthPort] = await freePorts()
    const urls = ['--rpc', `http://127.0.0.1:${port}`, '--ws', `ws://127.0.0.1:${wsPort}`]
    const { child, output } = run(...urls, '--data', folder, '--health-port', String(healthPort))
    await until(() => output().includes('vrf-oracle waits for'), 30_000)
    const node = await startTestNode({ port, wsPort, dataDir: folder })
    await until(() => output().includes('vrf-oracle ready'), 30_000)

    const player = await newPlayer(node.connection)
    await execute(node.connection, [requestDraw(player.publicKey, loadOracleKey(folder).publicKey)], player)
    await until(async () => (await readDraw(node.connection, player.publicKey)).answers === 1)
    expect((await fetch(`http://127.0.0.1:${healthPort}`)).status).toBe(200)
    expect(await openAddresses(healthPort)).toEqual([])
    child.kill('SIGTERM')
    expect(await exitCode(child)).toBe(0)
    await node.close()
  })

  it('reports invalid input in one line', { timeout: 30_000 }, async () => {
    const { child, output } = run('--rpc', 'nonsense', '--ws', 'ws://127.0.0.1:1', '--data', folder)
    expect(await exitCode(child)).toBe(1)
    expect(output()).toBe('vrf-oracle: rpc: is not an http:// address\n')
  })
})
