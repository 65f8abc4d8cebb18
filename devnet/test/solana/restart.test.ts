import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { Connection, Keypair, LAMPORTS_PER_SOL } from '@solana/web3.js'
import { afterAll, describe, expect, it } from 'vitest'
import { root } from '../../src/process/root.js'
import { collectOutput, untilPrinted } from '../../src/testing/processes.js'
import { fundedKeypair, signed, startTestNode, temporaryFolder, transfer } from '../../src/testing/solana.js'
import { until } from '../../src/testing/until.js'

const main = join(root, 'devnet/src/solana/main.ts')
const { folder, remove } = temporaryFolder()
const children: ChildProcess[] = []
afterAll(() => {
  for (const child of children) child.kill('SIGKILL')
  remove()
})

function run(...args: string[]): ChildProcess {
  const child = spawn(process.execPath, ['--import', 'tsx', main, ...args], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  children.push(child)
  return child
}

async function startProcess(): Promise<{ child: ChildProcess; connection: Connection; genesis: string }> {
  const child = run('--port', '0', '--ws-port', '0', '--data', folder)
  const output = collectOutput(child)
  await untilPrinted(child, output, 'ready on')
  const [, rpcUrl = '', wsEndpoint = '', genesis = ''] =
    /on (\S+) and (\S+), genesis (\S+)/.exec(output()) ?? []
  return { child, genesis, connection: new Connection(rpcUrl, { commitment: 'confirmed', wsEndpoint }) }
}

async function ended(child: ChildProcess): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
  return child.exitCode
}

describe('the node as a process', () => {
  it('keeps all that it acknowledged when it is killed in the midst of traffic', {
    timeout: 60_000,
  }, async () => {
    const first = await startProcess()
    const payer = await fundedKeypair(first.connection, 1000)
    const early = await signed(
      first.connection,
      [transfer(payer, Keypair.generate().publicKey, LAMPORTS_PER_SOL)],
      payer,
    )

    const acknowledged: { signature: string; to: Keypair; lamports: number }[] = []
    let stopped = false
    const client = async (number: number) => {
      for (let i = 0; !stopped; i++) {
        const to = Keypair.generate()
        const lamports = LAMPORTS_PER_SOL + 1000 * number + i
        try {
          const transaction = await signed(first.connection, [transfer(payer, to.publicKey, lamports)], payer)
          const signature = await first.connection.sendRawTransaction(transaction.serialize())
          acknowledged.push({ signature, to, lamports })
        } catch (error) {
          if (!first.child.killed) throw error
        }
      }
    }
    const clients = [1, 2, 3].map(client)
    await until(() => acknowledged.length >= 60, 30_000)
    const seen = await first.connection.getSlot('processed')
    const blockhash = (await first.connection.getBlock(1, { transactionDetails: 'none' }))?.blockhash
    first.child.kill('SIGKILL')
    stopped = true
    await Promise.all([...clients, ended(first.child)])

    const second = await startProcess()
    expect(second.genesis).toBe(first.genesis)
    expect(await second.connection.getSlot('processed')).toBeGreaterThan(seen)
    expect((await second.connection.getBlock(1, { transactionDetails: 'none' }))?.blockhash).toBe(blockhash)
    for (const { signature, to, lamports } of acknowledged) {
      const { value } = await second.connection.getSignatureStatus(signature)
      expect(value).toMatchObject({ err: null, confirmationStatus: 'finalized' })
      expect(await second.connection.getBalance(to.publicKey)).toBe(lamports)
    }

    // What was signed before the crash is still good, and what has run does not run again.
    await second.connection.sendRawTransaction(early.serialize())
    await expect(second.connection.sendRawTransaction(early.serialize())).rejects.toThrow(
      /already been processed/,
    )

    second.child.kill('SIGTERM')
    expect(await ended(second.child)).toBe(0)
  })

  it('names the port or data folder that is in use, and exits with 1', {
    timeout: 60_000,
  }, async () => {
    const node = await startTestNode()
    const { folder: other, remove: removeOther } = temporaryFolder()
    const taken = new URL(node.wsUrl).port
    const onPort = run('--port', '0', '--ws-port', taken, '--data', other)
    const onFolder = run('--port', '0', '--ws-port', '0', '--data', node.dataDir)
    const [portLines, folderLines] = await Promise.all([errorsOf(onPort), errorsOf(onFolder)])
    expect(portLines).toEqual([`Port ${taken} is taken by another program`])
    expect(folderLines).toEqual([expect.stringContaining(`in use by process ${process.pid}`)])
    await node.close()
    removeOther()
  })

  it.each([
    ['without --data', ['--port', '0', '--ws-port', '0'], /--data/],
    ['with a port that is none', ['--port', 'x', '--ws-port', '0', '--data', folder], /port/],
    ['with a data folder that is a file', ['--port', '0', '--ws-port', '0', '--data', main], /it is a file/],
  ])('%s is reported in one line, with exit code 1', { timeout: 30_000 }, async (_, args, message) => {
    const lines = await errorsOf(run(...args))
    expect(lines).toHaveLength(1)
    expect(lines[0]).toMatch(message)
  })
})

/** The output of a process that must fail. */
async function errorsOf(child: ChildProcess): Promise<string[]> {
  let errors = ''
  child.stderr?.on('data', (data) => {
    errors += data
  })
  expect(await ended(child)).toBe(1)
  return errors.trim().split('\n')
}
