import { cpSync, rmSync } from 'node:fs'
import { alice, startChain, type TestChain, temporaryFolder } from '@fivefold/devnet/testing/polkadot'
import { createRandom } from '@fivefold/sdk/core'
import {
  accountFromSecret,
  type BurnerAccount,
  type ContractEvent,
  connect,
  type PolkadotConnection,
  sendTransaction,
} from '@fivefold/sdk/polkadot'
import { type CcgContracts, ccgContracts, type GameContract, gameContract } from '@fivefold/sdk/polkadot/ccg'
import { ContractPromise } from '@polkadot/api-contract'
import { hexToU8a, u8aToHex } from '@polkadot/util'
import { afterAll, inject } from 'vitest'

export type CcgChain = CcgContracts & {
  chain: TestChain
  connection: PolkadotConnection
  /** Owns the contracts. */
  owner: BurnerAccount
  /** An account with money that no other player of this chain uses. */
  createPlayer: () => BurnerAccount
  makeBlocks: (count: number) => Promise<void>
}

/** A separate chain with the deployed card game, closed after the last test of the file. */
export async function startCcgChain(): Promise<CcgChain> {
  const deployed = inject('deployed')
  const dataDir = temporaryFolder()
  cpSync(deployed.dataDir, dataDir, { recursive: true })
  const chain = await startChain({ dataDir })
  const polkadot = { ...deployed.polkadot, url: chain.url }
  const connection = await connect({ deployment: { local: true, polkadot } })
  const secrets = [...deployed.players]
  const createPlayer = () => {
    const next = secrets.shift()
    if (!next) throw new Error(`only ${deployed.players.length} players have money`)
    return accountFromSecret(next)
  }
  const makeBlocks = async (count: number) => {
    await chain.rpc('dev_newBlock', { count })
  }
  afterAll(async () => {
    await connection.close()
    await chain.close()
    rmSync(dataDir, { recursive: true, force: true })
  })
  return { ...ccgContracts(connection), chain, connection, owner: alice, createPlayer, makeBlocks }
}

/** Any 32 bytes, the same for the same seed. */
export const secretOf = (seed: string): Uint8Array => createRandom(seed).bytes(32)

/** The game's events in a block, read from the chain itself. */
export async function eventsIn(
  { connection, game }: CcgChain,
  block: string,
): Promise<ContractEvent<GameContract>[]> {
  const records = await (await connection.api.at(block)).query.system.events()
  return records.flatMap(({ event, topics }) => {
    if (!connection.api.events.contracts.ContractEmitted.is(event)) return []
    const [emitter, data] = event.data
    if (emitter.toString() !== game.address) return []
    return game.decodeEvent({ data: data.toU8a(true), topics: topics.map((topic) => topic.toHex()) }) ?? []
  })
}

/** The one event of a name. */
export function only<Name extends keyof GameContract['events']>(
  events: readonly ContractEvent<GameContract>[],
  name: Name,
): GameContract['events'][Name] {
  const found = events.filter((event) => event.name === name)
  if (found.length !== 1) throw new Error(`${found.length} events ${name}`)
  return found[0]?.args as GameContract['events'][Name]
}

/** More than any call of these tests needs. */
export const generous = { refTime: 10n ** 12n, proofSize: 10n ** 7n }

/** Calls a message of the game as raw bytes, without a dry run: what the contract refuses gets into a block and fails there. */
export function force(
  { connection: { api }, game }: CcgChain,
  account: BurnerAccount,
  { message, args, value = 0n }: { message: string; args: unknown[]; value?: bigint },
) {
  const { tx } = new ContractPromise(api, { ...gameContract.metadata }, game.address)
  const call = tx[message]
  if (!call) throw new Error(`no message ${message}`)
  const gasLimit = api.registry.createType('WeightV2', generous)
  return sendTransaction(api, call({ gasLimit, storageDepositLimit: null, value }, ...args), account)
}

/** The bytes that `get_game_state` returns, without the tags of `Ok` and `Some`. */
export async function gameBytes(
  { connection: { api }, game }: CcgChain,
  gameId: number,
): Promise<Uint8Array> {
  const { abi } = new ContractPromise(api, { ...gameContract.metadata }, game.address)
  const input = u8aToHex(abi.findMessage('getGameState').toU8a([gameId]).slice(1))
  const { result } = await api.call.contractsApi.call(alice.address, game.address, 0, null, null, input)
  const bytes = hexToU8a(result.asOk.data.toHex())
  if (bytes[0] !== 0 || bytes[1] !== 1) throw new Error(`no game ${gameId}`)
  return bytes.slice(2)
}
