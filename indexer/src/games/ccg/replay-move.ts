import { isDeepStrictEqual } from 'node:util'
import {
  type CardStats,
  claimTimeout,
  decodeGame,
  describeRefusal,
  encodeGame,
  type Game,
  type GameEvent,
  type GameStart,
  resignGame,
  type SubmitResult,
  startGame,
  stateHash,
  submitBatch,
  toHex,
} from '@fivefold/sdk/ccg'
import { FivefoldError } from '@fivefold/sdk/core'
import { decodeAddress } from '@polkadot/util-crypto'
import { messageOf } from '../../retry.js'
import type { ActionSubmitted, GameStarted, Move } from './moves.js'

/** The players and cards of a game, and its state before the move. */
export type Table = {
  players: readonly [string, string]
  cards: readonly CardStats[]
  /** The encoded state; null before the start. */
  state: string | null
}

/** The state after a move, encoded and hashed. */
export type MoveReplay = { ok: true; state: string; stateHash: string } | { ok: false; reason: string }

/** Replays a move. A difference from what the chain emitted is returned as a reason, never thrown. */
export function replayMove(move: Move, table: Table): MoveReplay {
  try {
    const { game, events } = play(move, table)
    const hash = toHex(stateHash(game))
    const { cause } = move
    if (cause.name === 'ActionSubmitted' && cause.args.stateHash !== hash)
      throw differs(`the chain's state hash is ${cause.args.stateHash}, the rules give ${hash}`)
    const emitted = move.events.map(({ name, args }) => ({ name, args }))
    const expected = events.map((event) => asEmitted(event, move, table.players))
    if (!isDeepStrictEqual(emitted, expected))
      throw differs(`the chain emitted ${namesOf(emitted)}, the rules ${namesOf(expected)}`)
    return { ok: true, state: toHex(encodeGame(game)), stateHash: hash }
  } catch (error) {
    return { ok: false, reason: messageOf(error) }
  }
}

type Played = { game: Game; events: readonly GameEvent[] }

function play({ cause }: Move, { cards, players, state }: Table): Played {
  if (cause.name === 'GameStarted') {
    const started = startGame(startOf(cause))
    if (!started.ok) throw differs(`the rules refuse its start: ${started.error.type}`)
    return started
  }
  if (state === null) throw differs('its start is not indexed')
  const game = decodeGame(fromHex(state))
  const result = carryOut(game, cause, { cards, players })
  if (!result.ok) throw differs(`the rules refuse it: ${describeRefusal(result.error)}`)
  return result
}

function carryOut(
  game: Game,
  cause: Exclude<Move['cause'], GameStarted>,
  { cards, players }: Pick<Table, 'cards' | 'players'>,
): SubmitResult {
  switch (cause.name) {
    case 'TimedOut':
      return claimTimeout(game, cause.args.block)
    case 'Resigned':
      return resignGame(game, cause.args.player === players[0] ? 0 : 1)
    case 'ActionSubmitted':
      return submitBatch(game, cards, batchOf(cause, players))
  }
}

function startOf({ args }: GameStarted): GameStart {
  const { gameId, playerA, playerB, block, parentHash, decks, links, ...rest } = args
  const { rules, scheme, turnBlocks, cards } = rest
  const seat = (player: string, side: 0 | 1) => ({
    addr: decodeAddress(player),
    link: fromHex(links[side]),
    deck: decks[side],
  })
  return {
    id: gameId,
    rules,
    scheme,
    turnBlocks,
    now: block,
    parentHash: fromHex(parentHash),
    players: [seat(playerA, 0), seat(playerB, 1)],
    cards,
  }
}

function batchOf({ args }: ActionSubmitted, players: Table['players']) {
  const { player, actions, link, parentHash, block } = args
  return {
    player: players.indexOf(player),
    actions: fromHex(actions),
    link: link && fromHex(link),
    parentHash: fromHex(parentHash),
    now: block,
  }
}

/** An event of the rules as the contract emits it: with the game, and accounts instead of indices. */
function asEmitted({ type, ...fields }: GameEvent, { cause }: Move, players: Table['players']) {
  const args = Object.entries(fields).map(([name, value]) => [name, fieldAsEmitted(name, value, players)])
  return {
    name: type,
    args: {
      gameId: cause.args.gameId,
      ...Object.fromEntries(args),
      ...(cause.name === 'TimedOut' && type === 'TimedOut' && { block: cause.args.block }),
    },
  }
}

const accountFields = new Set(['player', 'newActivePlayer', 'winner'])

function fieldAsEmitted(name: string, value: unknown, players: Table['players']): unknown {
  if (value instanceof Uint8Array) return toHex(value)
  return accountFields.has(name) && value !== null ? players[value as 0 | 1] : value
}

const fromHex = (hex: string): Uint8Array => new Uint8Array(Buffer.from(hex.slice(2), 'hex'))

const namesOf = (events: { name: string }[]): string => events.map(({ name }) => name).join() || 'nothing'

function differs(message: string): FivefoldError {
  return new FivefoldError(message, { code: 'REPLAY_DIFFERS' })
}
