import { alice, bob, signTransfer, startChain, type TestChain, UNIT } from '@fivefold/devnet/testing/polkadot'
import { until } from '@fivefold/devnet/testing/until'
import { deployPolkadot } from '@fivefold/scripts/deploy/polkadot'
import type { PolkadotDeployment } from '@fivefold/sdk/config'
import {
  accountFromSecret,
  connect,
  createSecret,
  fundAccount,
  matchCounter,
  openContract,
  type PolkadotConnection,
  readBalance,
  readHead,
  readMatchCount,
  recordMatch,
  sendTransaction,
} from '@fivefold/sdk/polkadot'
import type { Signer } from '@polkadot/api/types'
import { stringToHex, u8aToHex } from '@polkadot/util'
import { blake2AsHex } from '@polkadot/util-crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let chain: TestChain
let polkadot: PolkadotDeployment
let connection: PolkadotConnection
const player = accountFromSecret(createSecret())

beforeAll(async () => {
  chain = await startChain()
  polkadot = await deployPolkadot({ url: chain.url, local: true })
  connection = await connect({ deployment: { local: true, polkadot } })
})
afterAll(async () => {
  await connection.close()
  await chain.close()
})

test('an account is given money, and can see it', async () => {
  expect(await readBalance(connection, player.address)).toEqual({ raw: 0n, decimals: 12, symbol: 'UNIT' })
  await fundAccount(connection, player.address)
  expect(await readBalance(connection, player.address)).toEqual({
    raw: 1000n * UNIT,
    decimals: 12,
    symbol: 'UNIT',
  })
})

test('many accounts are given money at once, by clients that know nothing of each other', async () => {
  const other = await connect({ deployment: { local: true, polkadot } })
  const accounts = Array.from({ length: 4 }, () => accountFromSecret(createSecret()).address)
  await Promise.all(accounts.map((address, index) => fundAccount(index % 2 ? other : connection, address)))
  for (const address of accounts) expect((await readBalance(connection, address)).raw).toBe(1000n * UNIT)
  await other.close()
})

test('a match is recorded', async () => {
  const [count, { height }] = [await readMatchCount(connection), await readHead(connection)]
  const { transaction } = await recordMatch(connection, player)
  expect(await readMatchCount(connection)).toBe(count + 1n)
  expect(await readHead(connection)).toEqual({ height: height + 1 })
  const { block } = await chain.rpc<{ block: { extrinsics: string[] } }>('chain_getBlock')
  expect(block.extrinsics.map((extrinsic) => blake2AsHex(extrinsic, 256))).toContain(transaction)
})

test('one account records several at once', async () => {
  const count = await readMatchCount(connection)
  await Promise.all([
    recordMatch(connection, player),
    recordMatch(connection, player),
    recordMatch(connection, player),
  ])
  expect(await readMatchCount(connection)).toBe(count + 3n)
})

test('a wallet signs, and the event says who it was', async () => {
  const signer: Signer = {
    signPayload: async (payload) => ({
      id: 1,
      ...connection.api.createType('ExtrinsicPayload', payload, { version: payload.version }).sign(bob.pair),
    }),
  }
  const count = await readMatchCount(connection)
  const { events, output } = await connection.matchCounter.tx.recordMatch({
    account: { address: bob.address, signer },
  })
  expect(output).toBeNull()
  expect(events).toEqual([{ name: 'MatchRecorded', args: { player: bob.address, count: count + 1n } }])
})

test('a dry run tells the price and changes nothing', async () => {
  const count = await readMatchCount(connection)
  const { output, weight, storageDeposit } = await connection.matchCounter.dryRun.recordMatch({
    caller: player.address,
  })
  expect(output).toEqual({ ok: true, value: null })
  expect(weight.refTime).toBeGreaterThan(0n)
  expect(weight.proofSize).toBeGreaterThan(0n)
  expect(storageDeposit).toBe(0n)
  expect(await readMatchCount(connection)).toBe(count)
})

describe('what goes wrong has a code', () => {
  test('a wallet that does not sign', async () => {
    const signer: Signer = { signPayload: () => Promise.reject(new Error('Cancelled')) }
    const account = { address: player.address, signer }
    await expect(recordMatch(connection, account)).rejects.toMatchObject({ code: 'NOT_SIGNED' })
    // and the next transaction is not held up
    await recordMatch(connection, player)
  })

  test('an account without money', async () => {
    await expect(recordMatch(connection, accountFromSecret(createSecret()))).rejects.toMatchObject({
      code: 'TRANSACTION_REFUSED',
      value: 1010,
      message: expect.stringContaining('Inability to pay'),
    })
  })

  test('a call that fails in the runtime', async () => {
    const { api } = connection
    const tooMuch = api.tx.balances.transferKeepAlive(alice.address, 10n ** 9n * UNIT)
    await expect(sendTransaction(api, tooMuch, player)).rejects.toMatchObject({
      code: 'DISPATCH_ERROR',
      value: 'Arithmetic.Underflow',
    })
    const gas = { refTime: 10n ** 9n, proofSize: 10n ** 6n }
    const noContract = api.tx.contracts.call(alice.address, 0, gas, null, '0x')
    await expect(sendTransaction(api, noContract, player)).rejects.toMatchObject({
      code: 'DISPATCH_ERROR',
      value: 'contracts.ContractNotFound',
    })
  })

  test('a contract that is not there', async () => {
    const nowhere = openContract({ api: connection.api, binding: matchCounter, address: player.address })
    await expect(nowhere.query.count()).rejects.toMatchObject({
      code: 'DISPATCH_ERROR',
      value: 'contracts.ContractNotFound',
    })
  })

  test('a contract that answers with an error: nothing is sent', async () => {
    const { api } = connection
    const address =
      (await deployPolkadot({ url: chain.url, local: true })).contracts.matchCounter?.address ?? ''
    const full = openContract({ api, binding: matchCounter, address })
    const { trieId } = (await api.query.contracts.contractInfoOf(address)).unwrap()
    const child = `${stringToHex(':child_storage:default:')}${u8aToHex(trieId.toU8a(true)).slice(2)}`
    const [cell = ''] = await chain.rpc<string[]>('childstate_getKeysPaged', child, '0x', 10, '0x', null)
    await chain.rpc('dev_setStorage', [[`${child}${cell.slice(2)}`, `0x${'ff'.repeat(8)}`]])
    expect(await full.query.count()).toBe(2n ** 64n - 1n)

    const height = await chain.height()
    expect(await full.query.recordMatch()).toEqual({ ok: false, error: 'CounterFull' })
    await expect(full.tx.recordMatch({ account: player })).rejects.toMatchObject({
      code: 'CONTRACT_ERROR',
      value: 'CounterFull',
    })
    expect(await chain.height()).toBe(height)
  })

  test('a transaction that another one overtakes', async () => {
    const manual = await startChain({ block: 'manual' })
    const overtaking = await signTransfer(manual)
    const transfer = manual.api.tx.balances.transferKeepAlive(bob.address, UNIT)
    const sent = sendTransaction(manual.api, transfer, alice).catch((error) => error)
    await until(async () => (await manual.rpc<string[]>('author_pendingExtrinsics')).length === 1)
    await manual.rpc('dev_newBlock', { transactions: [overtaking] })
    await manual.rpc('dev_newBlock')
    expect(await sent).toMatchObject({ code: 'TRANSACTION_DROPPED', value: 'Invalid' })
    await manual.close()
  })

  test('no node, another chain, nothing deployed, a chain that gives nothing away', async () => {
    const nowhere = { ...polkadot, url: 'ws://127.0.0.1:1' }
    await expect(connect({ deployment: { local: true, polkadot: nowhere } })).rejects.toMatchObject({
      code: 'CHAIN_UNREACHABLE',
    })
    const another = { ...polkadot, genesisHash: `0x${'00'.repeat(32)}` }
    await expect(connect({ deployment: { local: true, polkadot: another } })).rejects.toMatchObject({
      code: 'WRONG_CHAIN',
    })
    const empty = { ...polkadot, contracts: {} }
    await expect(connect({ deployment: { local: true, polkadot: empty } })).rejects.toMatchObject({
      code: 'NOT_DEPLOYED',
    })
    const real = { ...connection, local: false }
    await expect(fundAccount(real, player.address)).rejects.toMatchObject({ code: 'NOT_LOCAL' })
  })
})
