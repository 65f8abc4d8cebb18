import anchor from '@coral-xyz/anchor'
import {
  discriminator,
  drawAddress,
  openDraw,
  startTestNode,
  type TestNode,
  vrfProbe,
} from '@fivefold/devnet/testing/solana'
import { deploySolana } from '@fivefold/scripts/deploy/solana'
import type { Deployment } from '@fivefold/sdk/config'
import {
  accountFromSecret,
  type BurnerAccount,
  connect,
  createSecret,
  fundAccount,
  programData,
  readBalance,
  readHead,
  type SolanaConnection,
  sendTransaction,
} from '@fivefold/sdk/solana'
import { openGame, readTables } from '@fivefold/sdk/solana/dolero'
import { PublicKey, TransactionInstruction } from '@solana/web3.js'
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

const draw = ({ keypair }: BurnerAccount) => openDraw(keypair.publicKey)
const logsOf = async (transaction: string) =>
  (await connection.rpc.getTransaction(transaction, { maxSupportedTransactionVersion: 0 }))?.meta
    ?.logMessages ?? []

describe('the actions of the SDK', () => {
  it('fund a burner, send its transaction and read the result back', async () => {
    const account = await player()
    expect(await readBalance(connection, account.address)).toEqual({
      raw: 10_000_000_000n,
      decimals: 9,
      symbol: 'SOL',
    })
    const { transaction } = await sendTransaction(connection, account, [draw(account)])
    expect((await logsOf(transaction)).at(-1)).toBe(`Program ${vrfProbe.toBase58()} success`)
    const found = await connection.rpc.getAccountInfo(drawAddress(account.keypair.publicKey))
    expect(found?.owner.equals(vrfProbe)).toBe(true)
    expect((await readBalance(connection, account.address)).raw).toBeLessThan(10_000_000_000n)
    const { height } = await readHead(connection)
    expect(height).toBeGreaterThan(0)
  })

  it('fail with a code', async () => {
    const penniless = accountFromSecret(createSecret())
    await expect(sendTransaction(connection, penniless, [draw(penniless)])).rejects.toMatchObject({
      code: 'INSUFFICIENT_FUNDS',
    })
    await expect(readBalance(connection, 'nobody')).rejects.toMatchObject({ code: 'INVALID_ADDRESS' })
    const account = await player()
    const nonsense = new TransactionInstruction({ programId: vrfProbe, keys: [], data: Buffer.from([1]) })
    await expect(sendTransaction(connection, account, [nonsense])).rejects.toMatchObject({
      code: 'TRANSACTION_REFUSED',
    })
    const refusing = { ...account, signTransaction: () => Promise.reject(new Error('no')) }
    await expect(sendTransaction(connection, refusing, [draw(account)])).rejects.toMatchObject({
      code: 'NOT_SIGNED',
    })

    const elsewhere = connect({ deployment: { ...deployment, local: false } })
    await expect(fundAccount(elsewhere, account.address)).rejects.toMatchObject({ code: 'NOT_LOCAL' })
    const nowhere = connect({
      deployment: { local: true, solana: { ...deployment.solana, rpcUrl: 'http://127.0.0.1:9' } },
    })
    await expect(readHead(nowhere)).rejects.toMatchObject({ code: 'CHAIN_UNREACHABLE' })
  })

  it('that need a program which is not deployed say so; the others work', async () => {
    const account = await player()
    const bare = connect({ deployment: { ...deployment, solana: { ...deployment.solana, programs: {} } } })
    expect((await readHead(bare)).height).toBeGreaterThan(0)
    await expect(openGame(bare, account, { table: account.address, stack: 1n })).rejects.toMatchObject({
      code: 'NOT_DEPLOYED',
    })
    bare.close()
  })

  it('end when the connection is closed', async () => {
    const account = await player()
    const short = connect({ deployment })
    const sending = sendTransaction(short, account, [draw(account)])
    short.close()
    await expect(sending).rejects.toMatchObject({ code: 'CLOSED' })
  })
})

describe('events on the chain', () => {
  const bytes = (data: Uint8Array) => {
    const length = Buffer.alloc(4)
    length.writeUInt32LE(data.length)
    return Buffer.concat([length, data])
  }
  const forgery = (text: string, event: Uint8Array) =>
    Buffer.concat([discriminator('forge_log'), bytes(Buffer.from(text)), bytes(event)])
  const callProbe = (data: Uint8Array, keys: TransactionInstruction['keys'] = []) =>
    new TransactionInstruction({ programId: vrfProbe, keys, data: Buffer.from(data) })

  it('are found when another program calls the one that emits them', async () => {
    const account = await player()
    const event = Buffer.from('an event')
    const relay = callProbe(Buffer.concat([discriminator('relay'), bytes(forgery('', event))]), [
      { pubkey: vrfProbe, isSigner: false, isWritable: false },
    ])
    const { transaction } = await sendTransaction(connection, account, [relay])
    const logs = await logsOf(transaction)
    expect(logs).toContain(`Program ${vrfProbe.toBase58()} invoke [2]`)
    expect(programData(logs, vrfProbe.toBase58())).toEqual([event.toString('base64')])
  })

  it('that another program fakes are not believed', async () => {
    const account = await player()
    const [table] = await readTables(connection)
    const { programId, methods } = connection.dolero?.program ?? expect.fail('DOLERO is not deployed')
    if (!table) return expect.fail('no table')
    const dolero = programId.toBase58()
    const texts = [
      `Program ${dolero} invoke [1]`,
      `\nProgram ${dolero} invoke [2]`,
      `Program ${vrfProbe.toBase58()} success`,
    ]
    const forgeries = texts.map((text) => callProbe(forgery(text, Buffer.from('a forged event'))))
    const real = await methods
      .openGameSol(new anchor.BN(table.limits.seatFee.toString()))
      .accounts({ player: account.keypair.publicKey, table: new PublicKey(table.address) })
      .instruction()
    const { transaction } = await sendTransaction(connection, account, [...forgeries, real, ...forgeries])
    const logs = await logsOf(transaction)
    expect(logs.filter((text) => text.startsWith('Program data: '))).toHaveLength(7)
    const found = programData(logs, dolero)
    expect(found).toHaveLength(1)
    expect(found[0]).not.toBe(Buffer.from('a forged event').toString('base64'))
  })
})
