import { createHash } from 'node:crypto'
import { matchCounter, startTestNode, type TestNode, vrfProbe } from '@fivefold/devnet/testing/solana'
import { deploySolana } from '@fivefold/scripts/deploy/solana'
import type { Deployment } from '@fivefold/sdk/config'
import {
  accountFromSecret,
  connect,
  createSecret,
  decodeMatchRecorded,
  fundAccount,
  readBalance,
  readHead,
  readMatchCount,
  recordMatch,
  type SolanaConnection,
  sendTransaction,
} from '@fivefold/sdk/solana'
import { PublicKey, SystemProgram, TransactionInstruction } from '@solana/web3.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let node: TestNode
let deployment: Pick<Deployment, 'local' | 'solana'>
let connection: SolanaConnection
beforeAll(async () => {
  node = await startTestNode()
  deployment = { local: true, solana: await deploySolana({ ...node, local: true }) }
  connection = connect({ deployment })
})
afterAll(async () => {
  connection.close()
  await node.close()
})

async function player() {
  const account = accountFromSecret(createSecret())
  await fundAccount(connection, account.address)
  return account
}

const logsOf = async (transaction: string) =>
  (await connection.rpc.getTransaction(transaction, { maxSupportedTransactionVersion: 0 }))?.meta
    ?.logMessages ?? []
const eventsOf = async (transaction: string) =>
  decodeMatchRecorded({ logs: await logsOf(transaction), programId: matchCounter.toBase58() })

describe('the actions of the SDK', () => {
  it('fund a burner, record matches and read them back', async () => {
    const before = await readMatchCount(connection)
    const account = await player()
    expect(await readBalance(connection, account.address)).toEqual({
      raw: 10_000_000_000n,
      decimals: 9,
      symbol: 'SOL',
    })
    const first = await recordMatch(connection, account)
    const second = await recordMatch(connection, account)
    expect(await readMatchCount(connection)).toBe(before + 2n)
    expect(await eventsOf(first.transaction)).toEqual([{ player: account.address, count: before + 1n }])
    expect(await eventsOf(second.transaction)).toEqual([{ player: account.address, count: before + 2n }])
    const { height } = await readHead(connection)
    expect(height).toBeGreaterThan(0)
  })

  it('say what is wrong with a code', async () => {
    const penniless = accountFromSecret(createSecret())
    await expect(recordMatch(connection, penniless)).rejects.toMatchObject({ code: 'INSUFFICIENT_FUNDS' })
    await expect(readBalance(connection, 'nobody')).rejects.toMatchObject({ code: 'INVALID_ADDRESS' })
    const account = await player()
    const nonsense = new TransactionInstruction({ programId: matchCounter, keys: [], data: Buffer.from([1]) })
    await expect(sendTransaction(connection, account, [nonsense])).rejects.toMatchObject({
      code: 'TRANSACTION_REFUSED',
    })
    const refusing = { ...account, signTransaction: () => Promise.reject(new Error('no')) }
    await expect(recordMatch(connection, refusing)).rejects.toMatchObject({ code: 'NOT_SIGNED' })

    const elsewhere = connect({ deployment: { ...deployment, local: false } })
    await expect(fundAccount(elsewhere, account.address)).rejects.toMatchObject({ code: 'NOT_LOCAL' })
    const nowhere = connect({
      deployment: { local: true, solana: { ...deployment.solana, rpcUrl: 'http://127.0.0.1:9' } },
    })
    await expect(readHead(nowhere)).rejects.toMatchObject({ code: 'CHAIN_UNREACHABLE' })
    const undeployed = { ...deployment, solana: { ...deployment.solana, programs: {} } }
    expect(() => connect({ deployment: undeployed })).toThrow(
      expect.objectContaining({ code: 'NOT_DEPLOYED' }),
    )
  })

  it('give up when the connection is closed', async () => {
    const account = await player()
    const short = connect({ deployment })
    const recording = recordMatch(short, account)
    short.close()
    await expect(recording).rejects.toMatchObject({ code: 'CLOSED' })
  })
})

describe('events on the chain', () => {
  const discriminator = (name: string) =>
    createHash('sha256').update(`global:${name}`).digest().subarray(0, 8)
  const bytes = (data: Uint8Array) => {
    const length = Buffer.alloc(4)
    length.writeUInt32LE(data.length)
    return Buffer.concat([length, data])
  }
  const [counter] = PublicKey.findProgramAddressSync([Buffer.from('counter')], matchCounter)
  const accountsOf = (who: PublicKey) => [
    { pubkey: who, isSigner: true, isWritable: true },
    { pubkey: counter, isSigner: false, isWritable: true },
    { pubkey: SystemProgram.programId, isSigner: false, isWritable: false },
  ]

  it('of the counter are found when another program calls it', async () => {
    const account = await player()
    const relay = new TransactionInstruction({
      programId: vrfProbe,
      keys: [
        { pubkey: matchCounter, isSigner: false, isWritable: false },
        ...accountsOf(account.keypair.publicKey),
      ],
      data: Buffer.concat([discriminator('relay'), bytes(discriminator('record_match'))]),
    })
    const { transaction } = await sendTransaction(connection, account, [relay])
    expect(await eventsOf(transaction)).toEqual([
      { player: account.address, count: await readMatchCount(connection) },
    ])
  })

  it('that another program fakes are not believed', async () => {
    const account = await player()
    const { transaction: honest } = await recordMatch(connection, account)
    const line = (await logsOf(honest)).find((text) => text.startsWith('Program data: ')) ?? ''
    const event = Buffer.from(line.slice('Program data: '.length), 'base64')
    const texts = [
      `Program ${matchCounter.toBase58()} invoke [1]`,
      `\nProgram ${matchCounter.toBase58()} invoke [2]`,
      `Program ${vrfProbe.toBase58()} success`,
    ]
    const forgeries = texts.map(
      (text) =>
        new TransactionInstruction({
          programId: vrfProbe,
          keys: [],
          data: Buffer.concat([discriminator('forge_log'), bytes(Buffer.from(text)), bytes(event)]),
        }),
    )
    const real = new TransactionInstruction({
      programId: matchCounter,
      keys: accountsOf(account.keypair.publicKey),
      data: discriminator('record_match'),
    })
    const { transaction } = await sendTransaction(connection, account, [...forgeries, real, ...forgeries])
    expect((await logsOf(transaction)).filter((text) => text.startsWith('Program data: '))).toHaveLength(7)
    expect(await eventsOf(transaction)).toEqual([
      { player: account.address, count: await readMatchCount(connection) },
    ])
  })
})
