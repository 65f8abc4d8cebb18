import { actionSize, payloadLimit } from './actions.js'
import { dealHands } from './draw.js'
import type { SubmitError } from './error.js'
import type { GameEvent } from './events.js'
import { hash, isSame } from './hash.js'
import { beginPlay, cancelGame, endGame } from './play.js'
import { runActions } from './run-actions.js'
import {
  type CardStats,
  drawSchemes,
  type Game,
  gameStatus,
  isOver,
  otherPlayer,
  type PlayerIndex,
} from './state.js'

/** One message of a player: any number of actions, applied all or none. */
export type Batch = {
  readonly player: number
  /** Seven bytes per action. */
  readonly actions: Uint8Array
  /** With hash chains, in the first batch of a turn. */
  readonly link: Uint8Array | null
  readonly parentHash: Uint8Array
  /** Block number. */
  readonly now: number
}

export type SubmitResult =
  | { readonly ok: true; readonly game: Game; readonly events: readonly GameEvent[] }
  | { readonly ok: false; readonly error: SubmitError }

/** Applies a batch. The given game is not changed. */
export function submitBatch(game: Game, cards: readonly CardStats[], batch: Batch): SubmitResult {
  const { actions, link, now } = batch
  const refusal = refuseBatch(game, batch)
  if (refusal) return { ok: false, error: refusal }
  const play = beginPlay(game, cards, batch.parentHash)
  if (link) {
    play.game.players[game.activeIdx].link = link
    play.game.linked = true
  }
  if (game.status === gameStatus.dealing && actions.length === 0) {
    dealHands(play)
    play.game.status = gameStatus.running
    play.game.turnStarted = now
  }
  const error = runActions(play, actions, now)
  return error ? { ok: false, error } : { ok: true, game: play.game, events: play.events }
}

/** Whether the next batch must contain a link. */
export const isLinkWanted = ({ scheme, linked }: Game): boolean =>
  scheme === drawSchemes.hashChains && !linked

/** The checks of a batch before its first action. */
function refuseBatch(game: Game, { player, actions, link }: Batch): SubmitError | undefined {
  if (isOver(game)) return { type: 'GameOver' }
  if (player !== game.activeIdx) return { type: 'NotYourTurn' }
  if (actions.length > payloadLimit) return { type: 'PayloadTooLong', len: actions.length }
  if (actions.length % actionSize !== 0) return { type: 'BadLength', len: actions.length }
  if (!isLinkWanted(game)) return link ? { type: 'LinkNotWanted' } : undefined
  if (!link) return { type: 'LinkMissing' }
  return isSame(hash(link), game.players[game.activeIdx].link) ? undefined : { type: 'WrongLink' }
}

const lastBlock = 2 ** 32 - 1

/** The last block in which the active player may act. */
export const turnEndsAt = ({ turnStarted, turnBlocks }: Game): number =>
  Math.min(lastBlock, turnStarted + turnBlocks)

/** Ends a game after its deadline: the active player loses; before the deal it is cancelled. Any account may claim. */
export function claimTimeout(game: Game, now: number): SubmitResult {
  if (isOver(game)) return { ok: false, error: { type: 'GameOver' } }
  const endsAt = turnEndsAt(game)
  if (now <= endsAt) return { ok: false, error: { type: 'TooEarly', endsAt } }
  return leaveGame(game, { type: 'TimedOut', player: game.activeIdx })
}

/** A player resigns, in either player's turn. */
export function resignGame(game: Game, player: PlayerIndex): SubmitResult {
  if (isOver(game)) return { ok: false, error: { type: 'GameOver' } }
  return leaveGame(game, { type: 'Resigned', player })
}

/** A game that is not dealt yet is cancelled; otherwise the other player wins. */
function leaveGame(game: Game, cause: Extract<GameEvent, { type: 'TimedOut' | 'Resigned' }>): SubmitResult {
  const play = beginPlay(game, [])
  play.events.push(cause)
  if (game.status === gameStatus.dealing) cancelGame(play)
  else endGame(play, otherPlayer(cause.player))
  return { ok: true, game: play.game, events: play.events }
}
