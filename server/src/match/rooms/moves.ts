import type { PlayerIndex } from '@fivefold/sdk/core'
import { beginMatch, hasStarted, withSeat } from '../match.js'
import { ActionRefused, MatchRefused } from '../refused.js'
import type { AnyAction } from '../server-game.js'
import type { MatchSettings } from '../settings.js'
import type { Client } from '../socket/client.js'
import type { ReadSeatMessage } from '../socket/read-message.js'
import type { MatchStore } from '../store/match-store.js'
import type { Room, Viewing } from './room.js'
import type { Rooms, RoomsParameters } from './rooms.js'

export type MovesParameters = Pick<RoomsParameters, 'store' | 'settings'> & { rooms: Rooms }

/** The moves of seated players. Everything is stored before it is sent to viewers. */
export class Moves {
  readonly #rooms: Rooms
  readonly #store: MatchStore
  readonly #settings: MatchSettings

  constructor({ rooms, store, settings }: MovesParameters) {
    this.#rooms = rooms
    this.#store = store
    this.#settings = settings
  }

  /** Stores a player's action and shows it. */
  async act(client: Client, matchId: string, action: AnyAction): Promise<void> {
    const viewing = client.viewings.get(matchId)
    if (!viewing?.room || viewing.role === 'spectator') return this.#refuseStranger(client, matchId)
    return viewing.room.queue.run(async () => {
      const room = roomFor(viewing, action)
      const { facts } = room.match
      const reason = await facts.game.check?.(room.match, action)
      if (reason !== undefined) throw new ActionRefused(facts.id, 'INVALID_ACTION', reason)
      await this.#rooms.carryOut(room, () => action)
    })
  }

  /** Carries out a game's own message, which changes the terms of the sender's seat and may begin the match. */
  async changeSeat(client: Client, matchId: string, message: ReadSeatMessage): Promise<void> {
    const viewing = client.viewings.get(matchId)
    const role = viewing?.role
    if (!viewing || role === undefined || role === 'spectator')
      throw new MatchRefused('PLAYER_NOT_FOUND', `you have no seat in match ${matchId}`)
    return this.#rooms.visit(matchId, async () => {
      const room = this.#rooms.get(matchId)
      if (!room?.viewings.has(viewing)) throw new MatchRefused('PLAYER_NOT_FOUND', 'you left this match')
      while (!(await this.#changeSeat(room, role, message))) await this.#rooms.enter(matchId)
    })
  }

  /** False when a seat changed on another server meanwhile. */
  async #changeSeat(
    room: Room,
    index: PlayerIndex,
    { seatMessage, message }: ReadSeatMessage,
  ): Promise<boolean> {
    const { facts } = room.match
    const terms = await seatMessage.apply(facts, index, message)
    // A repeated message: it was carried out over a connection that broke.
    if (terms === facts.seats[index]?.terms) return true
    const begun = beginMatch(withSeat(facts, index, { terms }))
    const progress = facts.game.progress(begun.state, begun.facts.seats, new Date(), this.#settings)
    const expected = [facts.seats[0]?.terms, facts.seats[1]?.terms] as const
    if (!(await this.#store.changeTerms(facts.id, index, terms, expected, progress))) return false
    const match = { ...begun, facts: { ...begun.facts, turnDeadline: progress.turnDeadline } }
    room.adopt(match)
    this.#rooms.notifyServers(facts.id)
    this.#rooms.continueMatch(match)
    return true
  }

  async #refuseStranger(client: Client, matchId: string): Promise<never> {
    const isPlayer = [...client.viewings.values()].some(({ role }) => role !== 'spectator')
    if (!isPlayer) throw new MatchRefused('NOT_IN_MATCH', 'join a match first')
    const facts = await this.#store.readFacts(matchId)
    throw facts
      ? new ActionRefused(matchId, 'PLAYER_NOT_FOUND', `you have no seat in match ${matchId}`)
      : new ActionRefused(matchId, 'MATCH_NOT_FOUND', `there is no match ${matchId}`)
  }
}

/** The room of a player's action; throws where the player may not act there. */
function roomFor({ room, role }: Viewing, action: AnyAction): Room {
  if (!room) throw new MatchRefused('NOT_IN_MATCH', 'you left this match')
  const { facts } = room.match
  const { id, game } = facts
  if (!hasStarted(facts)) throw new ActionRefused(id, 'GAME_NOT_STARTED', 'wait for the other player')
  if (action.playerIndex !== role) throw new ActionRefused(id, 'PLAYER_MISMATCH', `you are player ${role}`)
  if (!game.actionTypes.includes(action.type))
    throw new ActionRefused(id, 'INVALID_ACTION', `there is no ${action.type} in this game`)
  return room
}
