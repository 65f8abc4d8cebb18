import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import type { Hex } from 'viem'
import { describe, expect, it, onTestFinished } from 'vitest'
import { type Client, clientFor, devAccount, temporaryFolder } from '../../src/testing/evm.js'

const main = fileURLToPath(new URL('../../src/evm/main.ts', import.meta.url))

function launch(
  ...args: string[]
): ChildProcess & { stdout: NodeJS.ReadableStream; stderr: NodeJS.ReadableStream } {
  const child = spawn(process.execPath, ['--import', 'tsx', main, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  return child
}

async function launchNode(folder: string) {
  const child = launch('--port', '0', '--data', folder)
  const [line] = (await once(createInterface(child.stdout), 'line')) as [string]
  const url = /^evm ready on (http:\S+)$/.exec(line)?.[1]
  if (!url) throw new Error(`not the line of a node that is ready: ${line}`)
  return { child, client: clientFor(url) }
}

type Acknowledged = { hash: Hex; blockHash: Hex; blockNumber: bigint }

/** Sends payments until the node is killed, and records the acknowledged ones. */
async function payUntilGone(client: Client, index: number, acknowledged: Acknowledged[]): Promise<void> {
  const account = devAccount(index)
  try {
    for (;;) {
      const hash = await client.sendTransaction({ account, to: account.address, value: 1n, gas: 21_000n })
      const { blockHash, blockNumber } = await client.getTransactionReceipt({ hash })
      acknowledged.push({ hash, blockHash, blockNumber })
    }
  } catch {
    // The node was killed.
  }
}

describe('a node killed in the middle of traffic', () => {
  it('has every acknowledged transaction in the same block when it is back', async () => {
    const folder = await temporaryFolder()
    const acknowledged: Acknowledged[] = []
    for (const least of [30, 60]) {
      const { child, client } = await launchNode(folder)
      const traffic = [0, 1, 2, 3].map((index) => payUntilGone(client, index, acknowledged))
      await expect.poll(() => acknowledged.length, { timeout: 30_000, interval: 5 }).toBeGreaterThan(least)
      child.kill('SIGKILL')
      await Promise.all([once(child, 'exit'), ...traffic])
    }

    const { client } = await launchNode(folder)
    const found = await Promise.all(
      acknowledged.map(async ({ hash }) => {
        const { blockHash, blockNumber } = await client.getTransactionReceipt({ hash })
        return { hash, blockHash, blockNumber }
      }),
    )
    expect(found).toEqual(acknowledged)
    await client.mine({ blocks: 1 })
  })
})

describe('the command line', () => {
  async function run(...args: string[]) {
    const child = launch(...args)
    const [out, error, [code]] = await Promise.all([
      text(child.stdout),
      text(child.stderr),
      once(child, 'exit'),
    ])
    return { out, error, code }
  }

  it.each(['SIGINT', 'SIGTERM'] as const)('ends with code 0 on %s', async (signal) => {
    const { child } = await launchNode(await temporaryFolder())
    child.kill(signal)
    expect(await once(child, 'exit')).toEqual([0, null])
  })

  it('explains itself', async () => {
    const { out, code } = await run('--help')
    expect(out).toContain('--data <folder>')
    expect(code).toBe(0)
  })

  it('answers bad input with one line and code 1', async () => {
    const file = join(await temporaryFolder(), 'file')
    await writeFile(file, '')
    const results = await Promise.all([
      run('--port', '0'),
      run('--port', 'x', '--data', 'y'),
      run('--port', '0', '--data', file),
    ])
    expect(results.map(({ code }) => code)).toEqual([1, 1, 1])
    const [missing, port, folder] = results.map(({ error }) => error)
    expect(missing).toMatch(/^error: required option '--data <folder>' not specified\n$/)
    expect(port).toMatch(/^evm: port: .+\n$/)
    expect(folder).toMatch(/^.+ cannot be written: .+\n$/)
  })
})
