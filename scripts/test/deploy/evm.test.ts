import { keyVariables } from '@fivefold/devnet/config/deployer-keys'
import { type Client, devAccount, startNode, temporaryFolder } from '@fivefold/devnet/testing/evm'
import { namedRulesets } from '@fivefold/sdk/triad'
import { cardDocuments } from '@fivefold/sdk/war'
import { type Address, parseEther } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { readEvmArtifact } from '../../src/build/evm-artifact.js'
import { deployEvm } from '../../src/deploy/evm.js'

function useKey(key: string): void {
  vi.stubEnv(keyVariables.evm, key)
  onTestFinished(() => void vi.unstubAllEnvs())
}

/** Deploys, replaces the code of one contract, and deploys again. */
async function redeployWithout(name: string) {
  const { client, url } = await startNode(await temporaryFolder())
  const previous = await deployEvm({ rpcUrl: url, local: true })
  const { address } = previous.contracts[name] ?? expect.fail('not deployed')
  await client.setCode({ address, bytecode: '0x00' })
  const { contracts } = await deployEvm({ rpcUrl: url, local: true, previous })
  return { url, previous, contracts }
}

/** An account with a new key, which deployments find in the environment. */
async function useFundedKey(client: Client): Promise<Address> {
  const key = generatePrivateKey()
  const { address } = privateKeyToAccount(key)
  await client.setBalance({ address, value: parseEther('1') })
  useKey(key)
  return address
}

describe('deployEvm', () => {
  it('deploys the contracts to a local chain and returns their addresses', async () => {
    const { client, url, genesisHash } = await startNode(await temporaryFolder())
    const deployment = await deployEvm({ rpcUrl: url, local: true })
    expect(deployment).toMatchObject({ chainId: 31337, rpcUrl: url, genesisHash })

    const { address, block } = deployment.contracts.triadLens ?? expect.fail('not deployed')
    expect(await client.getCode({ address })).toBe((await readEvmArtifact('TriadLens')).deployedBytecode)
    const { transactions } = await client.getBlock({ blockNumber: BigInt(block), includeTransactions: true })
    expect(transactions[0]?.from).toBe(devAccount(0).address.toLowerCase())
  })

  it('keeps deployed contracts, also after a restart', async () => {
    const folder = await temporaryFolder()
    const first = await startNode(folder)
    const previous = await deployEvm({ rpcUrl: first.url, local: true })
    await first.close()

    const second = await startNode(folder)
    const height = await second.client.getBlockNumber()
    const { contracts } = await deployEvm({ rpcUrl: second.url, local: true, previous })
    expect(contracts).toEqual(previous.contracts)
    expect(await second.client.getBlockNumber()).toBe(height)
  })

  it('replaces a contract whose code differs', async () => {
    const { previous, contracts } = await redeployWithout('triadLens')
    expect(contracts.triadLens?.address).not.toBe(previous.contracts.triadLens?.address)
  })

  it('replaces a league when its collection changes, and uses a given collection', async () => {
    const { url, previous, contracts } = await redeployWithout('triadCards')
    expect(contracts.triadCards?.address).not.toBe(previous.contracts.triadCards?.address)
    expect(contracts.triadLeague?.address).not.toBe(previous.contracts.triadLeague?.address)
    expect(contracts.triadLens).toEqual(previous.contracts.triadLens)

    const triadCards = contracts.triadCards?.address
    const again = await deployEvm({
      rpcUrl: url,
      local: true,
      previous: { ...previous, contracts },
      triadCards,
    })
    expect(again.contracts.triadCards?.address).toBe(triadCards)
    expect(again.contracts.triadLeague).toEqual(contracts.triadLeague)
    const nowhere = deployEvm({ rpcUrl: url, local: true, triadCards: `0x${'12'.repeat(20)}` })
    await expect(nowhere).rejects.toMatchObject({ code: 'NOT_DEPLOYED' })
  })

  it('ignores addresses of another chain', async () => {
    const [one, other] = await Promise.all([1, 2].map(async () => startNode(await temporaryFolder())))
    if (!one || !other) return expect.fail('no chains')
    const previous = await deployEvm({ rpcUrl: one.url, local: true })
    // The same account's first contract has the same address on every chain.
    const { contracts } = await deployEvm({ rpcUrl: other.url, local: true, previous })
    expect(contracts).toEqual(previous.contracts)
    expect(await other.client.getBlockNumber()).toBe(await one.client.getBlockNumber())
  })

  it('replaces contracts with local settings when the chain is not local', async () => {
    const { client, url } = await startNode(await temporaryFolder())
    const previous = await deployEvm({ rpcUrl: url, local: true })
    await useFundedKey(client)
    const { contracts } = await deployEvm({ rpcUrl: url, local: false, previous })
    const replaced = Object.keys(contracts).filter(
      (name) => contracts[name]?.address !== previous.contracts[name]?.address,
    )
    expect(replaced.sort()).toEqual(['matchLedger', 'tarotCards'])
  })

  it('pays with the key from the environment on a local chain, too', async () => {
    const { client, url } = await startNode(await temporaryFolder())
    const address = await useFundedKey(client)
    const { contracts } = await deployEvm({ rpcUrl: url, local: true })
    expect(await client.getTransactionCount({ address: devAccount(0).address })).toBe(0)
    expect(await client.getTransactionCount({ address })).toBeGreaterThan(Object.keys(contracts).length)
  })

  describe('to a chain that is not local', () => {
    it('uses the key from the environment', async () => {
      const { client, url } = await startNode(await temporaryFolder())
      const address = await useFundedKey(client)
      const { contracts } = await deployEvm({ rpcUrl: url, local: false })
      // Documents of the tarot collection go in 78 at a time.
      const batches = Math.ceil(cardDocuments().length / 78)
      const sent = Object.keys(contracts).length + Object.keys(namedRulesets).length + batches
      expect(await client.getTransactionCount({ address })).toBe(sent)
    })

    it('requires a key, and never shows it', async () => {
      const { url } = await startNode(await temporaryFolder())
      useKey('')
      await expect(deployEvm({ rpcUrl: url, local: false })).rejects.toThrow(`set ${keyVariables.evm}`)
      useKey('0x5ec4e7')
      const failure = await deployEvm({ rpcUrl: url, local: false }).catch((error: unknown) => error)
      expect(failure).toMatchObject({ code: 'INVALID_SECRET' })
      expect(JSON.stringify(failure, Object.getOwnPropertyNames(failure))).not.toContain('5ec4e7')
    })
  })

  it('reports a chain that does not answer', async () => {
    const node = await startNode(await temporaryFolder())
    await node.close()
    await expect(deployEvm({ rpcUrl: node.url, local: true })).rejects.toMatchObject({
      code: 'CHAIN_UNREACHABLE',
    })
  })
})
