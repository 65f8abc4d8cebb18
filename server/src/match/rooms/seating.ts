import { randomUUID } from 'node:crypto'
import {
  type JoinMatchMessage,
  otherPlayer,
  type PlayerIndex,
  type WatchMatchMessage,
} from '@fivefold/sdk/core'
import type { FastifyBaseLogger } from 'fastify'
import { hashToken } from '../../secrets.js'
import {
  beginMatch,
  forfeitTime,
  hasStarted,
  type Match,
  type MatchFacts,
  seatOfToken,
  withPlayer,
  withSeat,
} from '../match.js'
import { MatchRefused } from '../refused.js'
import type { MatchSettings } from '../settings.js'
import { type Client, checkMatchLimit } from '../socket/client.js'
import { closeCodes } from '../socket/close-codes.js'
import type { MatchStore } from '../store/match-store.js'
import { humanSeat } from './new-seat.js'
import { newViewing, type Room, type Viewing } from './room.js'
import type { Rooms, RoomsParameters } from './rooms.js'

export type SeatingParameters = Pick<RoomsParameters, 'store' | 'settings' | 'log'> & { rooms: Rooms }

/** The fields of a message that takes a seat; the game's own fields come with them. */
export type SeatRequest = Pick<JoinMatchMessage, 'playerName' | 'playerId' | 'newPlayerId' | 'deltas'>

/** Seats and spectators: joining, reconnecting, watching, leaving. Everything is stored before it is sent. */
export class Seating {
  readonly #rooms: Rooms
  readonly #store: MatchStore
  readonly #settings: MatchSettings
  readonly #log: FastifyBaseLogger

  constructor({ rooms, store, settings, log }: SeatingParameters) {
    this.#rooms = rooms
    this.#store = store
    this.#settings = settings
    this.#log = log
  }

  join(client: Client, matchId: string, request: SeatRequest): Promise<void> {
    return this.#rooms.visit(matchId, () => this.#join(client, matchId, request))
  }

  async #join(client: Client, matchId: string, request: SeatRequest): Promise<void> {
    const present = client.viewings.get(matchId)
    if (!present) checkMatchLimit(client)
    const room = await this.#rooms.enter(matchId)
    if (!room) throw new MatchRefused('MATCH_NOT_FOUND', `there is no match ${matchId}`)
    // A client that joins its own match again is sent the match once more.
    const knownToken = request.playerId ?? present?.seatToken
    if (knownToken) return this.#enterWith(room, client, knownToken, request)
    const seatToken = request.newPlayerId ?? randomUUID()
    const taken = seatOfToken(room.match.facts, hashToken(seatToken))
    if (taken !== undefined) return this.#takeBack(room, client, taken, seatToken, request.deltas)
    if (room.match.facts.rematchOf)
      throw new MatchRefused('MATCH_FULL', `the seats of match ${matchId} are kept for its players`)
    return this.#takeSeat(room, client, request, ({ seats }) => (seats[0] ? 1 : 0), seatToken)
  }

  async #takeSeat(
    room: Room,
    client: Client,
    request: SeatRequest,
    choose: (facts: MatchFacts) => PlayerIndex,
    seatToken: string,
    mayTryAgain = true,
  ): Promise<void> {
    const { facts } = room.match
    const matchId = facts.id
    const index = choose(facts)
    const viewing = newViewing(client, index, request.deltas, seatToken)
    const joined = facts.seats[index] ? undefined : await this.#sit(facts, index, request, viewing)
    if (!joined) {
      // Another player took a seat on another server in the meantime, perhaps the other one.
      const changed = mayTryAgain ? await this.#rooms.enter(matchId) : undefined
      if (changed) return this.#takeSeat(changed, client, request, choose, seatToken, false)
      throw new MatchRefused('MATCH_FULL', `match ${matchId} already has 2 players`)
    }
    this.place(room, client, viewing)
    this.#sendJoined(room, viewing)
    if (!room.adopt(joined)) room.show(viewing)
    room.sendAbsences(viewing)
    this.#rooms.notifyServers(matchId)
    this.#rooms.continueMatch(joined)
  }

  /** Stores the seat and returns the match with it; undefined when the seats changed in the meantime. */
  async #sit(
    facts: MatchFacts,
    index: PlayerIndex,
    request: SeatRequest,
    viewing: Viewing,
  ): Promise<Match | undefined> {
    const terms = facts.game.seatTerms(request, facts.seats[otherPlayer(index)], facts.options)
    const seat = humanSeat(index, request.playerName, viewing, this.#rooms.server, terms)
    const match = beginMatch(withPlayer(facts, index, { ...seat, forfeitAt: null }))
    const progress = facts.game.progress(match.state, match.facts.seats, new Date(), this.#settings)
    const others = facts.seats.filter((taken) => taken !== null).length
    if (!(await this.#store.sit(facts.id, seat, others, progress))) return undefined
    return { ...match, facts: { ...match.facts, turnDeadline: progress.turnDeadline } }
  }

  /** Takes the seat that a token belongs to, or the one that is reserved for it. */
  async #enterWith(room: Room, client: Client, seatToken: string, request: SeatRequest): Promise<void> {
    const { facts } = room.match
    const index = seatOfToken(facts, hashToken(seatToken))
    if (index !== undefined) return this.#takeBack(room, client, index, seatToken, request.deltas)
    const reserved = await this.#reservedSeat(facts, seatToken)
    if (reserved !== undefined) return this.#takeSeat(room, client, request, () => reserved, seatToken)
    if (hasStarted(facts)) throw new MatchRefused('MATCH_FULL', `match ${facts.id} already has 2 players`)
    throw new MatchRefused('PLAYER_NOT_FOUND', 'this playerId has no seat in the match')
  }

  /** The seat of a rematch that is reserved for a player: the one opposite of the previous match. */
  async #reservedSeat({ rematchOf }: MatchFacts, seatToken: string): Promise<PlayerIndex | undefined> {
    const before = rematchOf ? await this.#store.readFacts(rematchOf) : undefined
    const index = before && seatOfToken(before, hashToken(seatToken))
    return index === undefined ? undefined : otherPlayer(index)
  }

  async #takeBack(
    room: Room,
    client: Client,
    index: PlayerIndex,
    seatToken: string,
    deltas: boolean | undefined,
  ): Promise<void> {
    const { facts } = room.match
    const viewing = newViewing(client, index, deltas, seatToken)
    // The read may fail, so it comes before the write that takes the seat.
    const log = await this.#rooms.readLog(room)
    await this.#store.attach(facts.id, index, viewing.connection, this.#rooms.server)
    this.place(room, client, viewing, log)
    this.#sendJoined(room, viewing)
    const { connection } = viewing
    room.adopt({ ...room.match, facts: withSeat(facts, index, { connection, forfeitAt: null }) })
    room.show(viewing)
    room.sendAbsences(viewing)
    this.#rooms.notifyServers(facts.id)
  }

  watch(client: Client, { matchId, deltas }: WatchMatchMessage): Promise<void> {
    return this.#rooms.visit(matchId, async () => {
      const present = client.viewings.get(matchId)
      if (present && present.role !== 'spectator')
        throw new MatchRefused('WATCH_FAILED', 'a player of the match cannot watch it')
      if (!present) checkMatchLimit(client)
      const room = await this.#rooms.enter(matchId)
      if (!room) throw new MatchRefused('WATCH_FAILED', `there is no match ${matchId}`)
      const viewing = newViewing(client, 'spectator', deltas)
      this.place(room, client, viewing, await this.#rooms.readLog(room))
      client.send({
        type: 'spectatorJoined',
        spectatorId: viewing.connection,
        ...room.entryFields,
      })
      room.show(viewing)
      room.sendAbsences(viewing)
    })
  }

  /** Removes a client whose socket has closed. */
  async leave(client: Client): Promise<void> {
    const left = [...client.viewings]
    await Promise.all(
      left.map(([matchId, viewing]) => this.#rooms.visit(matchId, () => this.#vacate(matchId, viewing))),
    )
  }

  async #vacate(matchId: string, viewing: Viewing): Promise<void> {
    const room = this.#rooms.get(matchId)
    room?.remove(viewing)
    if (viewing.role !== 'spectator') await this.#emptySeat(room, matchId, viewing, viewing.role)
  }

  async #emptySeat(
    room: Room | undefined,
    matchId: string,
    { connection }: Viewing,
    index: PlayerIndex,
  ): Promise<void> {
    const mayStayAway = room?.match.facts.game.neverForfeits
    const forfeitAt = mayStayAway ? null : forfeitTime(new Date(), this.#settings)
    if (!(await this.#store.detach(matchId, index, connection, forfeitAt))) return
    if (room) {
      const { facts } = room.match
      room.adopt({ ...room.match, facts: withSeat(facts, index, { connection: null, forfeitAt }) })
    }
    this.#rooms.notifyServers(matchId)
  }

  /** Closes every socket in a match and empties its seats. */
  async closeAll(): Promise<void> {
    const clients = this.#rooms.clients()
    for (const client of clients) client.close(closeCodes.goingAway, 'server stops')
    const left = await Promise.allSettled([...clients].map((client) => this.leave(client)))
    for (const outcome of left) {
      if (outcome.status === 'rejected') this.#log.warn({ err: outcome.reason }, 'seat could not be emptied')
    }
  }

  /** Adds a client's viewing to a room, in place of its previous one, with the log that was read for it. */
  place(room: Room, client: Client, viewing: Viewing, log?: readonly unknown[]): void {
    if (log !== undefined) room.keepLog(log)
    const old = client.viewings.get(room.match.facts.id)
    if (old) room.remove(old)
    room.add(viewing)
    // The socket may have closed during the database query.
    if (client.isOpen) return
    this.leave(client).catch((error: unknown) => this.#log.warn({ err: error }, 'seat could not be emptied'))
  }

  #sendJoined(room: Room, { client, role, seatToken }: Viewing): void {
    if (role === 'spectator' || !seatToken) return
    client.send({
      type: 'matchJoined',
      playerId: seatToken,
      playerIndex: role,
      ...room.entryFields,
    })
  }
}
