import { actionTypes, drawSchemes } from '@fivefold/sdk/ccg'
import { botAddress } from '@fivefold/sdk/polkadot'
import { createBotFinder } from '../../bot-finder.js'
import { CcgBatch, CcgEnding, CcgEvent, CcgGame, CcgStatus } from '../../model/index.js'
import { toPublicKey } from '../../polkadot/public-key.js'
import { endOf, type GameStarted, type Move, type RulesEvent } from './moves.js'
import type { Named } from './read-events.js'
import type { MoveReplay } from './replay-move.js'

const botSideOf = createBotFinder(botAddress)

/** A game at its start, before the events of the deal. */
export function gameRow({ args, location }: GameStarted): CcgGame {
  const { gameId, decks, links, block, ...start } = args
  return new CcgGame({
    id: `${gameId}`,
    number: gameId,
    ...start,
    botSide: botSideOf(start.playerA, start.playerB),
    publicKeyA: toPublicKey(start.playerA),
    publicKeyB: toPublicKey(start.playerB),
    startBlock: block,
    startedAt: location.timestamp,
    deckA: decks[0],
    deckB: decks[1],
    linkA: links[0],
    linkB: links[1],
    status: start.scheme === drawSchemes.hashChains ? CcgStatus.dealing : CcgStatus.running,
    turn: 1,
    activePlayer: start.playerA,
    batchCount: 0,
    eventCount: 0,
    verified: true,
    ...location,
  })
}

/** The game after a move, from the chain's events; `replayed` only decides whether it is verified. */
export function gameAfter(before: CcgGame, move: Move, replayed: MoveReplay): CcgGame {
  const { cause, events } = move
  const isStart = cause.name === 'GameStarted'
  const recordedHash = cause.name === 'ActionSubmitted' ? cause.args.stateHash : null
  const after = new CcgGame({
    ...before,
    status: isStart ? before.status : CcgStatus.running,
    batchCount: before.batchCount + (isStart ? 0 : 1),
    eventCount: before.eventCount + events.length,
    stateHash: recordedHash ?? (replayed.ok ? replayed.stateHash : null),
    state: replayed.ok ? replayed.state : null,
    verified: before.verified && replayed.ok,
    ...endOf(move),
  })
  for (const event of events) follow(after, move, event)
  return after
}

function follow(game: CcgGame, move: Move, event: RulesEvent): void {
  if (event.name === 'TurnEnded') {
    game.turn += 1
    game.activePlayer = event.args.newActivePlayer
  }
  if (event.name === 'GameEnded' || event.name === 'GameCancelled') end(game, move, event)
}

function end(game: CcgGame, move: Move, event: Named<RulesEvent, 'GameEnded' | 'GameCancelled'>): void {
  const { location } = event
  const winner = event.name === 'GameEnded' ? event.args.winner : null
  game.status =
    event.name === 'GameCancelled' ? CcgStatus.cancelled : winner === null ? CcgStatus.drawn : CcgStatus.won
  game.winner = winner
  game.winnerSide = winner === null ? null : sideOf(game, winner)
  game.endedBy = endingOf(move)
  game.endBlock = location.block
  game.endedAt = location.timestamp
}

function endingOf({ cause, events }: Move): CcgEnding {
  if (cause.name === 'TimedOut') return CcgEnding.timeout
  if (cause.name === 'Resigned') return CcgEnding.resignation
  const last = events.findLast((event) => event.name === 'ActionApplied')
  return last?.args.actionType === actionTypes.Concede ? CcgEnding.concession : CcgEnding.damage
}

export const sideOf = ({ playerA }: CcgGame, player: string): 0 | 1 => (player === playerA ? 0 : 1)

/** The batches of a move; the start of a game has none. `game` is the state before. */
export function batchRows(game: CcgGame, { cause }: Move): CcgBatch[] {
  if (cause.name === 'GameStarted') return []
  const { player } = cause.args
  const index = game.batchCount
  const row = {
    id: `${game.id}-${index}`,
    game,
    index,
    timeout: cause.name === 'TimedOut',
    resigned: cause.name === 'Resigned',
    player,
    side: sideOf(game, player),
    ...cause.location,
  }
  if (cause.name !== 'ActionSubmitted') return [new CcgBatch({ ...row, actions: '0x' })]
  const { actions, link, parentHash, stateHash } = cause.args
  return [new CcgBatch({ ...row, actions, link, parentHash, stateHash })]
}

/** The events of a move. `game` is the state before. */
export function eventRows(game: CcgGame, { cause, events }: Move): CcgEvent[] {
  return events.map(({ name, args, location: { block, logIndex } }, i) => {
    const index = game.eventCount + i
    const { gameId: _, player, newActivePlayer, winner, ...data } = args as Record<string, unknown>
    return new CcgEvent({
      id: `${game.id}-${index}`,
      game,
      index,
      batch: cause.name === 'GameStarted' ? null : game.batchCount,
      type: name,
      player: (player ?? newActivePlayer ?? winner ?? null) as string | null,
      data,
      block,
      logIndex,
    })
  })
}
