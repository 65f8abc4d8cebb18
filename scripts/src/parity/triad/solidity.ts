import type { EIP1193Provider } from 'hardhat/types'
import { type Abi, encodeDeployData, type Hex, isHex, toFunctionSelector } from 'viem'
import { readEvmArtifact } from '../../build/evm-artifact.js'
import { createHardhatNetwork } from '../../devnet/evm/hardhat-network.js'
import type { RandomGame } from './random-game.js'
import type { Answers, Domain } from './typescript.js'
import { words } from './words.js'

/** The compiled contracts in an EVM of their own. */
export type Solidity = {
  readonly domain: Domain
  ask(game: RandomGame): Promise<Answers>
}

export async function startSolidity(): Promise<Solidity> {
  const provider = await createHardhatNetwork({ time: 1_700_000_000, salt: '0' }, { verbose: false })
  const [collection, lens] = [await deploy(provider, 'TriadCards'), await deploy(provider, 'TriadLens')]
  const league = await deploy(provider, 'TriadLeague', [collection])
  const call = async (to: Hex, selector: Hex, data: string) => askEvm(provider, to, `${selector}${data}`)
  const selectors = {
    rulesetIdOf: await selectorOf('TriadLeague', 'rulesetIdOf'),
    matchIdOf: await selectorOf('TriadLeague', 'matchIdOf'),
    digestOf: await selectorOf('TriadLeague', 'digestOf'),
    replay: await selectorOf('TriadLens', 'replay'),
  }
  return {
    domain: { chainId: 31337, verifyingContract: league },
    ask: async ({ config, header, turns, cardsA, cardsB }) => {
      const transcript = words([header, turns])
      const ruleset = words(config)
      const [rulesetId, matchId, digest, replay] = await Promise.all([
        call(league, selectors.rulesetIdOf, ruleset),
        call(league, selectors.matchIdOf, transcript),
        call(league, selectors.digestOf, transcript),
        call(lens, selectors.replay, `${transcript}${ruleset}${words([cardsA, cardsB])}`),
      ])
      return { rulesetId, matchId, digest, replay }
    },
  }
}

async function deploy(provider: EIP1193Provider, name: string, args: readonly unknown[] = []): Promise<Hex> {
  const { abi, bytecode } = await readEvmArtifact(name)
  const data = encodeDeployData({ abi: abi as Abi, bytecode, args })
  const [from] = (await provider.request({ method: 'eth_accounts' })) as Hex[]
  const hash = await provider.request({ method: 'eth_sendTransaction', params: [{ from, data }] })
  const receipt = await provider.request({ method: 'eth_getTransactionReceipt', params: [hash] })
  return (receipt as { contractAddress: Hex }).contractAddress
}

async function selectorOf(contract: string, name: string): Promise<Hex> {
  const { abi } = await readEvmArtifact(contract)
  const item = (abi as Abi).find((entry) => entry.type === 'function' && entry.name === name)
  if (item?.type !== 'function') throw new Error(`${contract} has no function ${name}`)
  return toFunctionSelector(item)
}

/** What a call returns or, if it reverts, what it reverts with. */
async function askEvm(provider: EIP1193Provider, to: Hex, data: Hex): Promise<Hex> {
  try {
    return (await provider.request({ method: 'eth_call', params: [{ to, data }, 'latest'] })) as Hex
  } catch (error) {
    const reverted = revertData(error)
    if (reverted === undefined) throw error
    return reverted
  }
}

function revertData(error: unknown): Hex | undefined {
  if (typeof error !== 'object' || error === null || !('data' in error)) return undefined
  return isHex(error.data) ? error.data : revertData(error.data)
}
