import type { ChainName } from '@fivefold/sdk/indexer'
import type { Store } from '@subsquid/typeorm-store'
import { deployed } from './deployment.js'
import type { EmittedOn, IndexedContract, IndexedGame } from './indexed-game.js'
import { type Emitted, type ReadResult, readEach } from './read-each.js'

/** A contract that a game reads, with its entry in the deployment file. */
export type DeployedContract<C extends ChainName, Entry = { address: string }> = IndexedContract<C> &
  Entry & { game: string }

/** The contracts of all games. Throws if one is not deployed, or if two games read the same contract. */
export function findContracts<C extends ChainName, Entry>(
  games: readonly IndexedGame<C>[],
  entries: Record<string, Entry>,
): DeployedContract<C, Entry>[] {
  const found = new Map<string, DeployedContract<C, Entry>>()
  for (const { id: game, contracts } of games) {
    for (const [name, contract] of Object.entries(contracts)) {
      const other = found.get(name)?.game
      if (other) throw new Error(`the games ${other} and ${game} both read ${name}`)
      found.set(name, { ...contract, ...deployed(entries, name), game })
    }
  }
  return [...found.values()]
}

/** A decoded event with the id of its game. */
export type GameEvent = { game: string; event: unknown }

/** Decodes each event with the game whose contract emitted it. Events of other contracts are skipped. */
export function readGameEvents<C extends ChainName>(
  emitted: readonly (EmittedOn[C] & Emitted)[],
  contracts: readonly DeployedContract<C>[],
): ReadResult<GameEvent> {
  const byAddress = new Map(contracts.map((contract) => [contract.address, contract]))
  return readEach(emitted, (each) => {
    const contract = byAddress.get(each.contract)
    const event = contract?.read(each)
    return contract && event !== undefined ? { game: contract.game, event } : undefined
  })
}

/** Writes the rows of these events, game by game. */
export async function saveGameEvents(
  store: Store,
  games: readonly IndexedGame[],
  events: readonly GameEvent[],
): Promise<void> {
  for (const game of games) {
    const own = events.filter((each) => each.game === game.id).map(({ event }) => event)
    if (own.length > 0) await game.save(store, own)
  }
}
