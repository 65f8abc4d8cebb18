import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { refusePublicAsLocal } from '@fivefold/devnet/config/local-chains'
import { startEvmNode } from '@fivefold/devnet/evm/start-evm-node'
import { clientFor, devAccount } from '@fivefold/devnet/testing/evm'
import { alice, startChain, UNIT } from '@fivefold/devnet/testing/polkadot'
import { startTestNode } from '@fivefold/devnet/testing/solana'
import { type Deployment, parseDeployment } from '@fivefold/sdk/config'
import { accountFromSecret, createSecret, sendTransaction } from '@fivefold/sdk/polkadot'
import { namedRulesets } from '@fivefold/sdk/triad'
import { cardDocuments } from '@fivefold/sdk/war'
import { type Address, type Hex, parseAbi, parseEther } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type KillingProxy, startEvmProxy, startPolkadotProxy } from './killing-proxy.js'

const main = fileURLToPath(new URL('../../src/deploy/main.ts', import.meta.url))
/** Neither a public chain's nor one of a local chain with open faucets. */
const ownChainId = 999_331
const patience = 600_000

const folder = mkdtempSync(join(tmpdir(), 'fivefold-deploy-'))
const out = join(folder, 'deployment.json')
const node = await startEvmNode({ port: 0, dataDir: folder, chainId: ownChainId })
const evm = clientFor(node.url)
const polkadot = await startChain()
const solana = await startTestNode()

afterAll(async () => {
  await Promise.all([node.close(), polkadot.close(), solana.close()])
  rmSync(folder, { recursive: true, force: true })
})

const running = new Set<ChildProcess>()
afterEach(() => {
  for (const child of running) child.kill('SIGKILL')
})

type Keys = { FIVEFOLD_EVM_KEY?: string; FIVEFOLD_POLKADOT_KEY?: string }
type Run = { keys?: Keys; args?: readonly string[]; evmUrl?: string; polkadotUrl?: string }

/** `npm run deploy` in a process of its own. */
function startDeploy({ keys = {}, args = [], evmUrl = node.url, polkadotUrl = polkadot.url }: Run) {
  const urls = [
    '--evm',
    evmUrl,
    '--polkadot',
    polkadotUrl,
    '--solana',
    solana.rpcUrl,
    '--solana-ws',
    solana.wsUrl,
  ]
  const child = spawn(process.execPath, ['--import', 'tsx', main, ...urls, '--out', out, ...args], {
    env: { PATH: process.env.PATH, ...keys },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running.add(child)
  const ended = Promise.all([once(child, 'exit'), text(child.stdout), text(child.stderr)]).then(
    ([[code, signal], output, error]) => {
      running.delete(child)
      return { code, signal, output, error }
    },
  )
  return { kill: () => void child.kill('SIGKILL'), ended }
}

const deploy = (run: Run) => startDeploy(run).ended

/** Accounts of this test alone, with what they need. */
async function makeAccounts(funds: { evm: bigint; polkadot: bigint }) {
  const keys = { FIVEFOLD_EVM_KEY: generatePrivateKey(), FIVEFOLD_POLKADOT_KEY: createSecret() }
  const accounts = {
    evm: privateKeyToAccount(keys.FIVEFOLD_EVM_KEY).address,
    polkadot: accountFromSecret(keys.FIVEFOLD_POLKADOT_KEY).address,
  }
  await evm.setBalance({ address: accounts.evm, value: funds.evm })
  if (funds.polkadot > 0n) {
    const { api } = polkadot
    const transfer = api.tx.balances.transferKeepAlive(accounts.polkadot, funds.polkadot)
    await sendTransaction(api, transfer, alice)
  }
  return { keys, ...accounts }
}

const enough = { evm: parseEther('1'), polkadot: 10_000n * UNIT }

/** Every transaction makes a block on these chains. */
async function heights(): Promise<unknown> {
  return {
    evm: await evm.getBlockNumber(),
    polkadot: await polkadot.height(),
    solana: await solana.connection.getTransactionCount(),
  }
}

describe('nothing is sent to any chain', { timeout: patience }, () => {
  let before: unknown
  let keys: Required<Keys>

  beforeAll(async () => {
    keys = (await makeAccounts(enough)).keys
  })

  beforeEach(async () => {
    before = await heights()
  })

  afterEach(async () => {
    expect(await heights()).toEqual(before)
    expect(existsSync(out)).toBe(false)
  })

  it.each([
    ['FIVEFOLD_EVM_KEY', '0x5ec4e7', ['--local']],
    ['FIVEFOLD_POLKADOT_KEY', 'five fold words that are no words', []],
  ])('when %s is malformed; it is named and not shown', async (variable, value, args) => {
    const { code, error, output } = await deploy({ keys: { ...keys, [variable]: value }, args })
    expect(code).toBe(1)
    expect(error).toContain(variable)
    expect(`${error}${output}`).not.toContain(value)
  })

  it('without a key, when no chain is declared local', async () => {
    const { code, error } = await deploy({})
    expect(code).toBe(1)
    expect(error).toContain('set FIVEFOLD_EVM_KEY')
  })

  it('when the account on the EVM chain cannot pay for what is to be sent', async () => {
    const poor = await makeAccounts({ evm: parseEther('0.0001'), polkadot: 0n })
    const { FIVEFOLD_EVM_KEY } = poor.keys
    before = await heights()
    const { code, error } = await deploy({ keys: { ...keys, FIVEFOLD_EVM_KEY } })
    expect(code).toBe(1)
    expect(error).toContain(`${poor.evm} has a balance of 0.0001 on ${node.url}; at least`)
  })

  it('when the account on the Polkadot chain cannot pay for what is to be sent', async () => {
    const balance = UNIT / 2n
    const poor = await makeAccounts({ evm: 0n, polkadot: balance })
    const { FIVEFOLD_POLKADOT_KEY } = poor.keys
    before = await heights()
    const { code, error } = await deploy({ keys: { ...keys, FIVEFOLD_POLKADOT_KEY } })
    expect(code).toBe(1)
    expect(error).toContain(`${poor.polkadot} has a balance of ${balance} units on ${polkadot.url}; at least`)
  })

  it('when a chain with the id of a public one is declared local', async () => {
    const dataDir = mkdtempSync(join(folder, 'sepolia-'))
    const sepolia = await startEvmNode({ port: 0, dataDir, chainId: 11_155_111 })
    try {
      const { code, error } = await deploy({ args: ['--local'], evmUrl: sepolia.url })
      expect(code).toBe(1)
      expect(error).toContain('The evm chain is Sepolia (11155111), which is not a local chain')
      expect(await clientFor(sepolia.url).getBlockNumber()).toBe(0n)
    } finally {
      await sepolia.close()
    }
  })
})

describe('chains that cannot be declared local', () => {
  it.each([
    ['evm', '1', 'Ethereum'],
    ['evm', '84532', 'Base Sepolia'],
    ['evm', '137', 'Polygon'],
    ['evm', '42161', 'Arbitrum One'],
    ['evm', '10', 'OP Mainnet'],
    ['polkadot', '0x91b171bb158e2d3848fa23a9f1c25182fb8e20313b2c1eb49219da7a70ce90c3', 'Polkadot'],
    ['polkadot', '0x67f9723393ef76214df0118c34bbbd3dbebc8ed46a10973a8c969d48fe7598c9', 'Westend Asset Hub'],
    ['solana', 'EtWTRABZaYq6iMfeYKouRu166VU2xqa1wcaWoxPkrZBG', 'devnet'],
  ] as const)('%s %s', async (chain, id, name) => {
    await expect(refusePublicAsLocal(chain, id)).rejects.toThrow(`The ${chain} chain is ${name}`)
  })

  it('accepts other chains', async () => {
    await refusePublicAsLocal('evm', '31337')
    await refusePublicAsLocal('evm', '1337')
    await refusePublicAsLocal('polkadot', polkadot.genesisHash)
    await refusePublicAsLocal('solana', solana.genesisHash)
  })
})

describe('a deployment whose process is killed again and again', { timeout: patience }, () => {
  let proxies: Record<'evm' | 'polkadot', KillingProxy>
  let accounts: Awaited<ReturnType<typeof makeAccounts>>
  let from: { evm: number; polkadot: number }
  let deployment: Deployment

  const run = () => {
    const { keys } = accounts
    return startDeploy({ keys, evmUrl: proxies.evm.url, polkadotUrl: proxies.polkadot.url })
  }

  type KillPoint = { transaction: number; arrives: boolean }

  /**
   * Runs a deployment and kills it when every given chain has reached its transaction, which arrives at the node or does
   * not; the process gets no answer to it. A chain without a kill point receives no transactions.
   */
  async function killAt(points: { evm?: KillPoint; polkadot?: KillPoint }): Promise<void> {
    const { kill, ended } = run()
    let missing = Object.keys(points).length
    const reach = () => {
      missing -= 1
      if (missing === 0) kill()
    }
    for (const chain of ['evm', 'polkadot'] as const) {
      const point = points[chain]
      proxies[chain].decide((number) => {
        if (!point) return 'hold'
        if (number < point.transaction) return 'forward'
        return point.arrives ? 'forward, then kill' : 'kill'
      }, reach)
    }
    const { signal, error } = await ended
    expect(error).toBe('')
    expect(signal).toBe('SIGKILL')
  }

  beforeAll(async () => {
    proxies = { evm: await startEvmProxy(node.url), polkadot: await startPolkadotProxy(polkadot.url) }
    accounts = await makeAccounts(enough)
    from = { evm: Number(await evm.getBlockNumber()) + 1, polkadot: (await polkadot.height()) + 1 }

    await killAt({ evm: { transaction: 1, arrives: false }, polkadot: { transaction: 1, arrives: false } })
    // Stays in the pool of a node that makes no blocks for now.
    await evm.setAutomine(false)
    await killAt({ evm: { transaction: 1, arrives: true } })
    const { kill, ended } = run()
    for (const proxy of Object.values(proxies)) proxy.decide(() => 'kill', kill)
    // It counts those in the pool and those in blocks; the third call shows that it waits.
    for (let call = 1; call <= 3; call++) await proxies.evm.nextCall('eth_getTransactionCount')
    await evm.mine({ blocks: 1 })
    await evm.setAutomine(true)
    expect((await ended).signal).toBe('SIGKILL')

    // EVM: contracts 2 to 5, the last with a ruleset, the other with two batches of prints.
    // Polkadot: the first contracts, then the other two and two of the five calls that set them up.
    await killAt({ evm: { transaction: 4, arrives: true }, polkadot: { transaction: 2, arrives: true } })
    await killAt({ evm: { transaction: 2, arrives: true }, polkadot: { transaction: 4, arrives: true } })
    await killAt({ evm: { transaction: 3, arrives: true } })

    const { keys } = await makeAccounts({ ...enough, polkadot: 0n })
    const other = await deploy({ keys: { ...accounts.keys, FIVEFOLD_EVM_KEY: keys.FIVEFOLD_EVM_KEY } })
    expect(other).toMatchObject({
      code: 1,
      error: expect.stringContaining(`${accounts.evm} started this deployment`),
    })

    const last = run()
    for (const proxy of Object.values(proxies)) proxy.decide(() => 'forward', last.kill)
    const { code, error } = await last.ended
    expect({ code, error }).toEqual({ code: 0, error: '' })
    deployment = parseDeployment(JSON.parse(readFileSync(out, 'utf8')))
  }, patience)

  afterAll(() => Promise.all(Object.values(proxies).map(({ close }) => close())))

  const addressOf = (name: string): Address => deployment.evm.contracts[name]?.address ?? expect.fail(name)

  it('creates each EVM contract once, and sends nothing twice', async () => {
    const height = Number(await evm.getBlockNumber())
    const created: (Hex | null | undefined)[] = []
    for (let block = from.evm; block <= height; block++) {
      const { transactions } = await evm.getBlock({ blockNumber: BigInt(block) })
      for (const hash of transactions)
        created.push((await evm.getTransactionReceipt({ hash })).contractAddress)
    }
    const contracts = created.filter((address) => address).map((address) => String(address).toLowerCase())
    const known = Object.values(deployment.evm.contracts).map(({ address }) => address.toLowerCase())
    expect(contracts.sort()).toEqual(known.sort())
    const batches = Math.ceil(cardDocuments().length / 78)
    const transactions = known.length + Object.keys(namedRulesets).length + batches
    expect(await evm.getTransactionCount({ address: accounts.evm })).toBe(transactions)
    const abi = parseAbi(['function printCount() view returns (uint256)'])
    const address = addressOf('tarotCards')
    expect(await evm.readContract({ address, abi, functionName: 'printCount' })).toBe(
      BigInt(cardDocuments().length),
    )
  })

  it('creates each Polkadot contract once, and sends nothing twice', async () => {
    const { api } = polkadot
    const made: string[] = []
    for (let block = from.polkadot; block <= (await polkadot.height()); block++) {
      const at = await api.at(await api.rpc.chain.getBlockHash(block))
      for (const { event } of await at.query.system.events()) {
        if (api.events.contracts.Instantiated.is(event)) made.push(event.data.contract.toString())
      }
    }
    const known = Object.values(deployment.polkadot.contracts).map(({ address }) => address)
    expect(made.sort()).toEqual(known.sort())
    // Minter, governance, cards, demo deck and rarity table are set once each.
    expect(await polkadot.rpc('system_accountNextIndex', accounts.polkadot)).toBe(known.length + 5)
  })

  it('is owned by the accounts of the keys', async () => {
    const abi = parseAbi(['function owner() view returns (address)'])
    expect(await evm.readContract({ address: addressOf('tarotCards'), abi, functionName: 'owner' })).toBe(
      accounts.evm,
    )
    expect(await evm.getTransactionCount({ address: devAccount(0).address })).toBe(0)
  })

  it('has closed faucets, and a challenge window of one day', async () => {
    const faucet = parseAbi(['function faucet(uint8) returns (uint256)', 'error FaucetClosed()'])
    const closed = parseAbi(['function faucet(uint8) returns (uint256)', 'error FaucetClosed(uint256)'])
    const take = (address: Address, abi: typeof faucet | typeof closed) =>
      evm.simulateContract({ address, abi, functionName: 'faucet', args: [1], account: devAccount(1) })
    await expect(take(addressOf('tarotCards'), faucet)).rejects.toThrow('FaucetClosed')
    await expect(take(addressOf('triadCards'), closed)).rejects.toThrow('FaucetClosed')
    const ledger = parseAbi(['function CHALLENGE_WINDOW() view returns (uint64)'])
    const address = addressOf('matchLedger')
    expect(await evm.readContract({ address, abi: ledger, functionName: 'CHALLENGE_WINDOW' })).toBe(86_400n)
    expect(deployment).toMatchObject({ local: false, evm: { chainId: ownChainId } })
  })

  it('is kept by another run, which sends nothing', async () => {
    const before = await heights()
    const { code } = await deploy({ keys: accounts.keys })
    expect(code).toBe(0)
    const { evm, polkadot } = parseDeployment(JSON.parse(readFileSync(out, 'utf8')))
    expect(evm.contracts).toEqual(deployment.evm.contracts)
    expect(polkadot.contracts).toEqual(deployment.polkadot.contracts)
    expect(await heights()).toEqual(before)
  })
})
