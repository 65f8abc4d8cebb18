import { CcgError, describeRefusal, type SubmitError } from './error.js'
import type { GameEvent } from './events.js'
import { isSame, stateHash } from './hash.js'
import { type Batch, claimTimeout, resignGame, type SubmitResult, submitBatch } from './rules.js'
import { type GameStart, startGame } from './start.js'
import type { CardStats, Game, PlayerIndex } from './state.js'

/** A state's hash beside what led to it. */
export type Hashed = {
  /** Hash of the state after it, if it was recorded. */
  readonly stateHash?: Uint8Array | undefined
}

/** A time-out claim, in the place of a batch. */
export type TimeoutClaim = { readonly timeout: true; readonly now: number }

/** A resignation, in the place of a batch. */
export type Resignation = { readonly resigned: true; readonly player: PlayerIndex }

/** A batch, a claim or a resignation that the chain has accepted. */
export type RecordedBatch = (Batch | TimeoutClaim | Resignation) & Hashed

/** A recorded game: its start, and everything that was sent. */
export type GameRecord = {
  readonly start: GameStart & Hashed
  readonly batches: readonly RecordedBatch[]
}

export type ReplayStep = {
  readonly game: Game
  readonly hash: Uint8Array
  readonly events: readonly GameEvent[]
}

export type Replay = {
  readonly valid: boolean
  /** How many batches were applied. */
  readonly batchCount: number
  readonly finalStateHash: Uint8Array
  readonly game: Game
  /** The first batch that the rules refuse or whose state hash differs; -1 is the start. */
  readonly refused?: { readonly index: number; readonly reason: string; readonly error?: SubmitError }
}

/** Every state of a game, the first one before any batch. Throws if the rules refuse a batch. */
export function* replaySteps({ start, batches }: GameRecord): Generator<ReplayStep> {
  const started = startGame(start)
  if (!started.ok) throw new CcgError(started.error)
  let { game } = started
  yield { game, hash: stateHash(game), events: started.events }
  for (const batch of batches) {
    const result = replayBatch(game, start.cards, batch)
    if (!result.ok) throw new CcgError(result.error)
    game = result.game
    yield { game, hash: stateHash(game), events: result.events }
  }
}

/** Replays a recorded game. Stops at the first batch that is rejected or leads to another state, and reports it. */
export function replayGame({ start, batches }: GameRecord): Replay {
  const started = startGame(start)
  if (!started.ok) throw new CcgError(started.error)
  let { game } = started
  let hash = stateHash(game)
  const stop = (index: number, reason: string, error?: SubmitError): Replay => ({
    valid: false,
    batchCount: Math.max(0, index),
    finalStateHash: hash,
    game,
    refused: { index, reason, ...(error && { error }) },
  })
  if (differs(start, hash)) return stop(-1, otherHash)
  for (const [index, batch] of batches.entries()) {
    const result = replayBatch(game, start.cards, batch)
    if (!result.ok) return stop(index, describeRefusal(result.error), result.error)
    const next = stateHash(result.game)
    if (differs(batch, next)) return stop(index, otherHash)
    game = result.game
    hash = next
  }
  return { valid: true, batchCount: batches.length, finalStateHash: hash, game }
}

const otherHash = 'the state after it has another hash'

/** Whether a recorded hash exists and differs. */
export function differs({ stateHash: recorded }: Hashed, hash: Uint8Array): boolean {
  return recorded !== undefined && !isSame(recorded, hash)
}

/** Applies a batch, a claim or a resignation. */
export function replayBatch(game: Game, cards: readonly CardStats[], batch: RecordedBatch): SubmitResult {
  if ('timeout' in batch) return claimTimeout(game, batch.now)
  if ('resigned' in batch) return resignGame(game, batch.player)
  return submitBatch(game, cards, batch)
}
