import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createHardhatNetwork } from '@fivefold/devnet/evm/hardhat-network'
import { root } from '@fivefold/devnet/process/root'
import { run } from '@fivefold/devnet/process/run'
import { FivefoldError, parse } from '@fivefold/sdk/core'
import type { EIP1193Provider } from 'hardhat/types'
import { type Abi, concat, encodeDeployData, type Hex, isHex, keccak256, toFunctionSelector } from 'viem'
import { type EvmArtifact, evmArtifactSchema, readEvmArtifact } from '../../build/evm-artifact.js'
import type { RandomGame } from './random-game.js'
import type { Answers, Domain } from './typescript.js'
import { words } from './words.js'

/** The compiled contracts in a separate EVM. */
export type Solidity = {
  readonly domain: Domain
  ask(game: RandomGame, options: { lens: boolean }): Promise<Answers>
}

type Outcome = { readonly reverted: boolean; readonly data: Hex }
type Call = (functionName: string, data: string) => Promise<Outcome>

export async function startSolidity(): Promise<Solidity> {
  const mock = await readReplayMock()
  const [cards, lens, league] = await Promise.all(
    ['TriadCards', 'TriadLens', 'TriadLeague'].map(readEvmArtifact),
  )
  if (!cards || !lens || !league) throw new Error('an artifact is missing')
  const provider = await createHardhatNetwork({ time: 1_700_000_000, salt: '0' }, { verbose: false })
  const collection = await deploy(provider, cards)
  const verifyingContract = await deploy(provider, league, [collection])
  const askLeague = caller(provider, verifyingContract, league)
  const askLens = caller(provider, await deploy(provider, lens), lens)
  const askMock = caller(provider, await deploy(provider, mock), mock)
  const { data: separator } = await askLeague('DOMAIN_SEPARATOR', '')
  return {
    domain: { chainId: 31337, verifyingContract },
    ask: async (game, options) => {
      const transcript = words([game.header, game.turns])
      const match = `${transcript}${words(game.config)}${words([game.cardsA, game.cardsB])}`
      const { reverted, data } = await askMock('replay', match)
      if (!reverted && !options.lens) return { ...idsIn(data, separator), replay: boardsIn(data) }
      const shown = options.lens ? { lens: (await askLens('replay', match)).data } : {}
      const ids = await idsOf(askLeague, game, transcript)
      return { ...ids, replay: reverted ? data : boardsIn(data), ...shown }
    },
  }
}

const wordOf = (data: Hex, index: number): Hex => `0x${data.slice(2 + 64 * index, 66 + 64 * index)}`

/** The mock's answer starts with ruleset id, match id and struct hash. */
function idsIn(data: Hex, separator: Hex) {
  const digest = keccak256(concat(['0x1901', separator, wordOf(data, 2)]))
  return { rulesetId: wordOf(data, 0), matchId: wordOf(data, 1), digest }
}

const boardsIn = (data: Hex): Hex => `0x${data.slice(2 + 3 * 64)}`

/** The same values from the league: for a refused match the mock returns nothing. */
async function idsOf(askLeague: Call, { config }: RandomGame, transcript: string) {
  const [rulesetId, matchId, digest] = await Promise.all([
    askLeague('rulesetIdOf', words(config)),
    askLeague('matchIdOf', transcript),
    askLeague('digestOf', transcript),
  ])
  return { rulesetId: rulesetId.data, matchId: matchId.data, digest: digest.data }
}

/** Mocks are not among the committed artifacts; this makes sure that they are compiled. */
export async function compileMocks(): Promise<void> {
  const { code, output } = await run('npx', ['hardhat', 'compile', '--quiet'])
  if (code !== 0)
    throw new FivefoldError(`hardhat compile failed: ${output.trim()}`, { code: 'BUILD_FAILED' })
}

async function readReplayMock(): Promise<EvmArtifact> {
  const file = join(root, '.hardhat/artifacts/contracts/solidity/src/mocks/ReplayMock.sol/ReplayMock.json')
  return parse(evmArtifactSchema, JSON.parse(await readFile(file, 'utf8')), file)
}

async function deploy(
  provider: EIP1193Provider,
  { abi, bytecode }: EvmArtifact,
  args: readonly unknown[] = [],
): Promise<Hex> {
  const data = encodeDeployData({ abi: abi as unknown as Abi, bytecode, args })
  const [from] = (await provider.request({ method: 'eth_accounts' })) as Hex[]
  const hash = await provider.request({ method: 'eth_sendTransaction', params: [{ from, data }] })
  const receipt = await provider.request({ method: 'eth_getTransactionReceipt', params: [hash] })
  return (receipt as { contractAddress: Hex }).contractAddress
}

function caller(provider: EIP1193Provider, to: Hex, { abi, contractName }: EvmArtifact): Call {
  const selectors = new Map(
    (abi as unknown as Abi).flatMap((item) =>
      item.type === 'function' ? [[item.name, toFunctionSelector(item)]] : [],
    ),
  )
  return async (functionName, data) => {
    const selector = selectors.get(functionName)
    if (!selector) throw new Error(`${contractName} has no function ${functionName}`)
    return call(provider, to, `${selector}${data}` as Hex)
  }
}

/** A call's return data or, if it reverts, its revert data. */
async function call(provider: EIP1193Provider, to: Hex, data: Hex): Promise<Outcome> {
  try {
    const returned = await provider.request({ method: 'eth_call', params: [{ to, data }, 'latest'] })
    return { reverted: false, data: returned as Hex }
  } catch (error) {
    const reverted = revertData(error)
    if (reverted === undefined) throw error
    return { reverted: true, data: reverted }
  }
}

function revertData(error: unknown): Hex | undefined {
  if (typeof error !== 'object' || error === null || !('data' in error)) return undefined
  return isHex(error.data) ? error.data : revertData(error.data)
}
