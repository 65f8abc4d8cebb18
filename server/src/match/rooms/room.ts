import { randomUUID } from 'node:crypto'
import { type MatchMessage, type PlayerIndex, players, type Viewer } from '@fivefold/sdk/core'
import type { Match, MatchFacts, MatchSeat } from '../match.js'
import type { GameEvent } from '../server-game.js'
import { type Client, frameOf } from '../socket/client.js'
import { closeCodes } from '../socket/close-codes.js'
import type { SerialQueue } from './serial-queue.js'
import { StateFrames } from './state-frames.js'

/** One client's subscription to one match. */
export type Viewing = {
  readonly client: Client
  readonly role: Viewer
  /** Identifies this subscription in the database while it holds a seat. */
  readonly connection: string
  /** The token of the seat; undefined for a spectator. */
  readonly seatToken?: string
  readonly deltas: boolean
  /** The room, while the subscription lasts. */
  room: Room | undefined
  /** What the client was sent last, where it asked for patches; undefined before the first state. */
  shown: Match | undefined
}

export function newViewing(
  client: Client,
  role: Viewer,
  deltas: boolean | undefined,
  seatToken?: string,
): Viewing {
  const connection = randomUUID()
  return {
    client,
    role,
    connection,
    deltas: deltas ?? false,
    room: undefined,
    shown: undefined,
    ...(seatToken && { seatToken }),
  }
}

/** A match as this server knows it, and its viewers on this server. */
export class Room {
  readonly viewings = new Set<Viewing>()
  /** All changes of the match run in this queue. */
  readonly queue: SerialQueue
  #match: Match
  #commitment: string | undefined
  #problem: string | undefined
  #spectatorCount = 0
  /** Every entry of the log; in memory only while a viewer gets the whole state. */
  #log: unknown[] | undefined

  constructor(match: Match, queue: SerialQueue) {
    this.#match = match
    this.queue = queue
    if (match.log.length === 0) this.#log = []
  }

  /** SHA-256 of all inputs of the randomness; it never changes once it is known. */
  get commitment(): string | undefined {
    const { facts } = this.#match
    this.#commitment ??= facts.game.commitment(facts)
    return this.#commitment
  }

  /** The common fields of `matchCreated`, `matchJoined` and `spectatorJoined`. */
  get entryFields(): { matchId: string; seedCommitment?: string } {
    const { facts } = this.#match
    return {
      matchId: facts.id,
      ...(this.commitment && { seedCommitment: this.commitment }),
      ...facts.game.entryFields?.(facts),
    }
  }

  get match(): Match {
    return this.#match
  }

  /** Whether the whole log is in memory, and stays there while a new viewer joins. */
  get hasLog(): boolean {
    return this.#match.log.length === 0 || (this.#log !== undefined && this.#isLogWanted())
  }

  /** Keeps the log in memory until the match is shown next, and for as long as a viewer gets the whole state. */
  keepLog(entries: readonly unknown[]): void {
    this.#log = [...entries]
  }

  add(viewing: Viewing): void {
    this.viewings.add(viewing)
    if (viewing.role === 'spectator') this.#spectatorCount++
    viewing.room = this
    viewing.client.viewings.set(this.#match.facts.id, viewing)
  }

  remove(viewing: Viewing): void {
    if (this.viewings.delete(viewing) && viewing.role === 'spectator') this.#spectatorCount--
    viewing.room = undefined
    const { viewings } = viewing.client
    if (viewings.get(this.#match.facts.id) === viewing) viewings.delete(this.#match.facts.id)
  }

  /** Removes all viewings: the match no longer exists, or is quarantined. */
  clear(): void {
    for (const viewing of [...this.viewings]) this.remove(viewing)
  }

  /** Adopts a stored version of the match and sends the changes to the viewers. True when all got a new state. */
  adopt(match: Match): boolean {
    const before = this.#match
    this.#match = match
    if (match.facts.seats !== before.facts.seats) this.#updateSeats(before.facts, match.facts)
    const hasMoved = match.log.length > before.log.length
    if (hasMoved) this.#problem = undefined
    if (hasMoved) this.#log?.push(match.log.newest)
    const isNew = hasMoved || hasOtherFacts(before, match)
    if (isNew) this.showAll()
    if (hasMoved) this.#broadcast(match.facts.game.events?.(match) ?? [])
    return isNew
  }

  #updateSeats(before: MatchFacts, after: MatchFacts): void {
    this.#closeReplaced(after)
    for (const player of players) this.#broadcastPresence(player, before, after)
  }

  /** Shows the viewers why a pending lookup failed. */
  reportProblem(problem: string): void {
    if (this.#problem === problem) return
    this.#problem = problem
    this.showAll()
  }

  #broadcast(events: readonly GameEvent[]): void {
    for (const event of events) {
      const frame = frameOf(event)
      for (const { client } of this.viewings) client.sendFrame(frame)
    }
  }

  showAll(): void {
    const frames = this.#frames()
    for (const viewing of this.viewings) this.#show(viewing, frames)
    this.#dropUnwantedLog()
  }

  /** Shows the match to a new viewer; its log has to be in memory. */
  show(viewing: Viewing): void {
    this.#show(viewing, this.#frames())
    this.#dropUnwantedLog()
  }

  /** A log grows with its match; viewers that get patches need it once. */
  #dropUnwantedLog(): void {
    if (this.#match.log.length > 0 && !this.#isLogWanted()) this.#log = undefined
  }

  #isLogWanted(): boolean {
    for (const { deltas } of this.viewings) if (!deltas) return true
    return false
  }

  #show(viewing: Viewing, frames: StateFrames): void {
    viewing.client.sendFrame(frames.of(viewing.role, viewing.shown))
    if (viewing.deltas) viewing.shown = this.#match
  }

  #frames(): StateFrames {
    return new StateFrames({
      match: this.#match,
      commitment: this.commitment,
      problem: this.#problem,
      spectatorCount: this.#spectatorCount,
      log: this.#log,
    })
  }

  #closeReplaced({ seats }: MatchFacts): void {
    for (const viewing of [...this.viewings]) {
      if (viewing.role === 'spectator') continue
      const seated = seats[viewing.role]?.connection
      if (!seated || seated === viewing.connection) continue
      this.remove(viewing)
      viewing.client.close(closeCodes.seatTakenOver, 'seat taken over')
    }
  }

  #broadcastPresence(player: PlayerIndex, before: MatchFacts, after: MatchFacts): void {
    const [was, is] = [before.seats[player], after.seats[player]]
    if (!was || !is || is.bot || Boolean(was.connection) === Boolean(is.connection)) return
    const message: MatchMessage = is.connection
      ? { type: 'opponentReconnected', matchId: after.id, playerIndex: player }
      : absence(after.id, player, is)
    for (const { role, client } of this.viewings) if (role !== player) client.send(message)
  }

  /** Sends the absences of the other players to a new viewer. */
  sendAbsences({ role, client }: Viewing): void {
    const { facts, state } = this.#match
    if (state.phase === 'setup' || state.phase === 'gameOver') return
    for (const player of players) {
      const seat = facts.seats[player]
      if (role === player || !seat || seat.bot || seat.connection) continue
      client.send(absence(facts.id, player, seat))
    }
  }
}

/** Whether a `gameState` contains anything new beside the log. */
function hasOtherFacts(before: Match, after: Match): boolean {
  if (before.state.phase !== after.state.phase || before.facts.rematchId !== after.facts.rematchId)
    return true
  const fields = (match: Match) => JSON.stringify(match.facts.game.stateFields?.(match, undefined))
  return fields(before) !== fields(after)
}

function absence(matchId: string, playerIndex: PlayerIndex, { forfeitAt }: MatchSeat): MatchMessage {
  const forfeit = forfeitAt && { forfeitAt: forfeitAt.toISOString() }
  return { type: 'opponentDisconnected', matchId, playerIndex, ...forfeit }
}
