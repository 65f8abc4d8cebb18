import { alice, bob, signTransfer, startChain, type TestChain, UNIT } from '@fivefold/devnet/testing/polkadot'
import { until } from '@fivefold/devnet/testing/until'
import { deployPolkadot } from '@fivefold/scripts/deploy/polkadot'
import type { PolkadotDeployment } from '@fivefold/sdk/config'
import {
  accountFromSecret,
  connect,
  createSecret,
  fundAccount,
  openContract,
  type PolkadotAccount,
  type PolkadotConnection,
  readBalance,
  readHead,
  sendTransaction,
} from '@fivefold/sdk/polkadot'
import { cardNft, ccgContracts } from '@fivefold/sdk/polkadot/ccg'
import type { Signer } from '@polkadot/api/types'
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

const someone = () => accountFromSecret(createSecret()).address
/** Allows an operator to move all of the account's cards: the simplest transaction that any account can send. */
const approve = (account: PolkadotAccount, operator = someone()) =>
  ccgContracts(connection).cards.tx.approve({ account }, operator, null, true)
const isApproved = (operator: string) =>
  ccgContracts(connection).cards.query.allowance(player.address, operator, null)

test('a transaction takes effect, in a block of its own', async () => {
  const { height } = await readHead(connection)
  const operator = someone()
  expect(await isApproved(operator)).toBe(false)
  const { transaction } = await approve(player, operator)
  expect(await isApproved(operator)).toBe(true)
  expect(await readHead(connection)).toEqual({ height: height + 1 })
  const { block } = await chain.rpc<{ block: { extrinsics: string[] } }>('chain_getBlock')
  expect(block.extrinsics.map((extrinsic) => blake2AsHex(extrinsic, 256))).toContain(transaction)
})

test('one account sends several at once', async () => {
  const operators = [someone(), someone(), someone()]
  await Promise.all(operators.map((operator) => approve(player, operator)))
  expect(await Promise.all(operators.map(isApproved))).toEqual([true, true, true])
})

test('a wallet signs, and the event names its account', async () => {
  const signer: Signer = {
    signPayload: async (payload) => ({
      id: 1,
      ...connection.api.createType('ExtrinsicPayload', payload, { version: payload.version }).sign(bob.pair),
    }),
  }
  const { events, output } = await approve({ address: bob.address, signer }, player.address)
  expect(output).toBeNull()
  expect(events).toEqual([
    { name: 'Approval', args: { owner: bob.address, operator: player.address, id: null, approved: true } },
  ])
})

test('a dry run returns the price and changes nothing', async () => {
  const operator = someone()
  const { output, weight, storageDeposit } = await ccgContracts(connection).cards.dryRun.approve(
    { caller: player.address },
    operator,
    null,
    true,
  )
  expect(output).toEqual({ ok: true, value: null })
  expect(weight.refTime).toBeGreaterThan(0n)
  expect(weight.proofSize).toBeGreaterThan(0n)
  expect(storageDeposit).toBeGreaterThan(0n)
  expect(await isApproved(operator)).toBe(false)
})

describe('what goes wrong has a code', () => {
  test('a wallet that does not sign', async () => {
    const signer: Signer = { signPayload: () => Promise.reject(new Error('Cancelled')) }
    const account = { address: player.address, signer }
    await expect(approve(account)).rejects.toMatchObject({ code: 'NOT_SIGNED' })
    // and the next transaction is not held up
    await approve(player)
  })

  test('an account without money', async () => {
    const { api } = connection
    const transfer = api.tx.balances.transferKeepAlive(alice.address, UNIT)
    await expect(sendTransaction(api, transfer, accountFromSecret(createSecret()))).rejects.toMatchObject({
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
    const nowhere = openContract({ api: connection.api, binding: cardNft, address: player.address })
    await expect(nowhere.query.supply()).rejects.toMatchObject({
      code: 'DISPATCH_ERROR',
      value: 'contracts.ContractNotFound',
    })
  })

  test('a contract that answers with an error: nothing is sent', async () => {
    const { cards } = ccgContracts(connection)
    const height = await chain.height()
    const transfer = [bob.address, { type: 'U32', value: 1_000_000 }, '0x'] as const
    expect(await cards.query.transfer(...transfer)).toEqual({ ok: false, error: { type: 'TokenNotExists' } })
    await expect(cards.tx.transfer({ account: player }, ...transfer)).rejects.toMatchObject({
      code: 'CONTRACT_ERROR',
      value: { type: 'TokenNotExists' },
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
    const empty = await connect({ deployment: { local: true, polkadot: { ...polkadot, contracts: {} } } })
    expect((await readHead(empty)).height).toBeGreaterThan(0)
    expect(() => ccgContracts(empty)).toThrow(expect.objectContaining({ code: 'NOT_DEPLOYED' }))
    await empty.close()
    const real = { ...connection, local: false }
    await expect(fundAccount(real, player.address)).rejects.toMatchObject({ code: 'NOT_LOCAL' })
  })
})
