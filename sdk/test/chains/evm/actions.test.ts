import { until } from '@fivefold/devnet/testing/until'
import {
  type Address,
  createTestClient,
  createWalletClient,
  custom,
  type EIP1193RequestFn,
  http,
  parseEther,
} from 'viem'
import { mainnet } from 'viem/chains'
import { beforeAll, describe, expect, it } from 'vitest'
import {
  accountFromSecret,
  connect,
  createSecret,
  type EvmConnection,
  fundAccount,
  readBalance,
  readHead,
} from '../../../src/chains/evm/index.js'
import { mintCards, readOwnedTokens } from '../../../src/chains/evm/triad/index.js'
import type { EvmDeployment } from '../../../src/config/index.js'
import { useEvm } from './use-evm.js'

const chain = useEvm()
let evm: EvmDeployment
let connection: EvmConnection

beforeAll(async () => {
  ;({ connection, evm } = chain)
})

async function fundedAccount() {
  const account = accountFromSecret(createSecret())
  await fundAccount(connection, account.address)
  return account
}

/** A browser wallet as dApps see it, on any chain, for one account. */
function browserWallet(account: ReturnType<typeof accountFromSecret>, chainId: number, refuses = false) {
  const inner = createWalletClient({ account, chain: connection.chain, transport: http() })
  const request = (async ({ method, params }: { method: string; params: never }) => {
    if (method === 'eth_chainId') return `0x${chainId.toString(16)}`
    if (method !== 'eth_sendTransaction') return inner.request({ method, params } as never)
    if (refuses) throw Object.assign(new Error('User rejected the request.'), { code: 4001 })
    const [{ to, data }] = params as [{ to: `0x${string}`; data: `0x${string}` }]
    return inner.sendTransaction({ to, data })
  }) as EIP1193RequestFn
  return createWalletClient({ account: account.address, transport: custom({ request }) })
}

describe('burner accounts', () => {
  it('come from fresh secrets', () => {
    const [one, other] = [createSecret(), createSecret()]
    expect(one).not.toBe(other)
    expect(accountFromSecret(one).address).toBe(accountFromSecret(` ${one}\n`).address)
  })

  it.each(['', '0x', 'hello', `0x${'0'.repeat(64)}`, `0x${'f'.repeat(64)}`, `0x${'1'.repeat(63)}`])(
    'do not come from "%s"',
    (secret) => {
      expect(() => accountFromSecret(secret)).toThrow(expect.objectContaining({ code: 'INVALID_SECRET' }))
    },
  )
})

describe('fundAccount', () => {
  it('adds to what an account has', async () => {
    const { address } = accountFromSecret(createSecret())
    await fundAccount(connection, address)
    await fundAccount(connection, address)
    expect(await readBalance(connection, address)).toEqual({
      raw: parseEther('20'),
      decimals: 18,
      symbol: 'ETH',
    })
  })

  it('refuses on a chain that is not local', async () => {
    const { address } = accountFromSecret(createSecret())
    const remote = connect({ deployment: { local: false, evm } })
    await expect(fundAccount(remote, address)).rejects.toMatchObject({ code: 'NOT_LOCAL' })
    expect((await readBalance(connection, address)).raw).toBe(0n)
  })

  it('refuses what is not an address', async () => {
    await expect(fundAccount(connection, '0x12')).rejects.toMatchObject({
      code: 'INVALID_ADDRESS',
      value: '0x12',
    })
  })
})

describe('a transaction', () => {
  const cardsOf = async (address: Address) => (await readOwnedTokens(connection, address)).length

  it('takes effect, in a block of its own', async () => {
    const account = await fundedAccount()
    const { height } = await readHead(connection)
    const { transaction } = await mintCards(connection, account, 1)
    expect(await cardsOf(account.address)).toBe(1)
    expect((await readHead(connection)).height).toBe(height + 1)
    expect(await connection.client.getTransaction({ hash: transaction as `0x${string}` })).toMatchObject({
      from: account.address.toLowerCase(),
      to: evm.contracts.triadCards?.address.toLowerCase(),
    })
  })

  it('is awaited until its block is mined', async () => {
    const account = await fundedAccount()
    const client = createTestClient({ mode: 'hardhat', transport: http(chain.url) })
    await client.setAutomine(false)
    let done = false
    const minting = mintCards(connection, account, 1).finally(() => (done = true))
    await until(async () => (await connection.client.getBlockTransactionCount({ blockTag: 'pending' })) === 1)
    expect(done).toBe(false)
    await client.mine({ blocks: 1 })
    await client.setAutomine(true)
    await minting
    expect(await cardsOf(account.address)).toBe(1)
  })

  it('is signed by a wallet that keeps the key', async () => {
    const account = await fundedAccount()
    await mintCards(connection, browserWallet(account, evm.chainId), 1)
    expect(await cardsOf(account.address)).toBe(1)
  })

  it.each([
    [
      'is on another chain',
      'WRONG_CHAIN',
      (account: ReturnType<typeof accountFromSecret>) => browserWallet(account, mainnet.id),
    ],
    [
      'refuses to sign',
      'NOT_SIGNED',
      (account: ReturnType<typeof accountFromSecret>) => browserWallet(account, evm.chainId, true),
    ],
    ['has no account', 'NO_ACCOUNT', () => createWalletClient({ transport: http(chain.url) })],
  ])('fails when the wallet %s', async (_, code, open) => {
    const account = await fundedAccount()
    await expect(mintCards(connection, open(account), 1)).rejects.toMatchObject({
      name: 'FivefoldError',
      code,
    })
    expect(await cardsOf(account.address)).toBe(0)
  })

  it('fails for an account without money', async () => {
    const poor = accountFromSecret(createSecret())
    await expect(mintCards(connection, poor, 1)).rejects.toMatchObject({ code: 'INSUFFICIENT_FUNDS' })
  })
})

describe('a connection', () => {
  it('opens without contracts; an action that needs one says so', async () => {
    const account = accountFromSecret(createSecret())
    const bare = connect({ deployment: { local: true, evm: { ...evm, contracts: {} } } })
    expect((await readHead(bare)).height).toBeGreaterThan(0)
    await expect(mintCards(bare, account, 1)).rejects.toMatchObject({ code: 'NOT_DEPLOYED' })
  })

  it('says when a contract is not on the chain', async () => {
    const { address } = accountFromSecret(createSecret())
    const elsewhere = { address: '0x00000000000000000000000000000000000000aa', block: 0 } as const
    const contracts = { triadLeague: elsewhere, triadCards: elsewhere, triadLens: elsewhere }
    const lost = connect({ deployment: { local: true, evm: { ...evm, contracts } } })
    await expect(readOwnedTokens(lost, address)).rejects.toMatchObject({ code: 'NOT_DEPLOYED' })
  })

  it('says when nobody answers', async () => {
    const gone = connect({ deployment: { local: true, evm: { ...evm, rpcUrl: 'http://127.0.0.1:1' } } })
    await expect(readHead(gone)).rejects.toMatchObject({ code: 'CHAIN_UNREACHABLE' })
  })
})
