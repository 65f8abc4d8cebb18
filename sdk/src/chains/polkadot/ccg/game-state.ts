import { hexToU8a } from '@polkadot/util'
import { decodeAddress } from '@polkadot/util-crypto'
import { FivefoldError } from '../../../core/error.js'
import { eventTypes } from '../../../games/ccg/event-codec.js'
import type { GameEvent } from '../../../games/ccg/events.js'
import { isSame } from '../../../games/ccg/hash.js'
import type { Game, PlayerIndex, PlayerState } from '../../../games/ccg/state.js'
import type {
  Game as ChainGame,
  PlayerState as ChainPlayer,
  GameContract,
} from '../../../generated/polkadot/game_contract.js'
import type { ContractEvent } from '../contract/binding.js'

/** A game of the contract in the types of the rules. */
export function toGame(game: ChainGame): Game {
  const [first, second] = game.players
  return { ...game, activeIdx: toIndex(game.activeIdx), players: [toPlayer(first), toPlayer(second)] }
}

const toPlayer = (player: ChainPlayer): PlayerState => ({
  ...player,
  addr: hexToU8a(player.addr),
  link: hexToU8a(player.link),
})

function toIndex(index: number): PlayerIndex {
  if (index === 0 || index === 1) return index
  throw new FivefoldError(`There is no player ${index}`, { code: 'MALFORMED_DATA', value: index })
}

/** The index of an account's player in a game; undefined without a seat. */
export function playerIndexOf(game: Pick<Game, 'players'>, address: string): PlayerIndex | undefined {
  const account = decodeAddress(address)
  if (isSame(game.players[0].addr, account)) return 0
  return isSame(game.players[1].addr, account) ? 1 : undefined
}

const ruleEvents = new Set<string>(eventTypes)

/** The events of the rules among those of the contract, with players by index. */
export function toGameEvents(
  game: Pick<Game, 'id' | 'players'>,
  events: readonly ContractEvent<GameContract>[],
): GameEvent[] {
  const indexOf = (address: string) => toIndex(playerIndexOf(game, address) ?? -1)
  return events.flatMap(({ name, args }) => {
    if (!ruleEvents.has(name) || !('gameId' in args) || args.gameId !== game.id) return []
    return [toGameEvent(name, args, indexOf)]
  })
}

function toGameEvent(name: string, args: object, indexOf: (address: string) => PlayerIndex): GameEvent {
  const fields = Object.entries(args).flatMap(([field, value]: [string, unknown]) => {
    // The block of a time-out is for replays only; the rules' event has no such field.
    if (field === 'gameId' || (name === 'TimedOut' && field === 'block')) return []
    if (field === 'payload') return [[field, hexToU8a(value as string)]]
    const isAccount = ['player', 'newActivePlayer', 'winner'].includes(field)
    return [[field, isAccount && value !== null ? indexOf(value as string) : value]]
  })
  // The contract's events have the same fields as those of the rules.
  return { type: name, ...Object.fromEntries(fields) } as GameEvent
}
