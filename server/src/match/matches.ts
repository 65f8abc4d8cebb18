import { randomUUID } from 'node:crypto'
import type {
  Action,
  CreateMatchMessage,
  JoinMatchMessage,
  MatchOptions,
  PlayerIndex,
  WatchMatchMessage,
} from '@fivefold/sdk/phalanx'
import type { FastifyBaseLogger } from 'fastify'
import { hashToken } from '../secrets.js'
import type { Client } from './client.js'
import { forfeitTime, progressOf } from './clocks.js'
import { closeCodes } from './close-codes.js'
import {
  beginMatch,
  hasStarted,
  type Match,
  type MatchFacts,
  seatOfSecret,
  withPlayer,
  withSeat,
} from './match.js'
import type { MatchStore, NewSeat, OpenMatch } from './match-store.js'
import type { PhalanxOptions } from './options.js'
import { ActionRefused, MatchRefused } from './refused.js'
import { newViewing, type Room, type Viewing } from './room.js'
import type { Rooms, RoomsParameters } from './rooms.js'
import { botSeat, humanSeat } from './seats.js'
import { chooseSeed } from './seed.js'

/** Who may do what in which match. What it says has been stored before. */
export class Matches {
  readonly #rooms: Rooms
  readonly #store: MatchStore
  readonly #options: PhalanxOptions
  readonly #log: FastifyBaseLogger

  constructor(rooms: Rooms, { store, options, log }: Pick<RoomsParameters, 'store' | 'options' | 'log'>) {
    this.#rooms = rooms
    this.#store = store
    this.#options = options
    this.#log = log
  }

  async create(client: Client, message: CreateMatchMessage): Promise<void> {
    if (message.rematchOf) return this.#createRematch(client, message, message.rematchOf)
    this.#checkRoomFor(client)
    // Refuses a seed even where the match of somebody else could be joined.
    chooseSeed(message, this.#options)
    if (message.quickMatch && (await this.#joinAnyOpen(client, message))) return
    const visibility = message.quickMatch ? 'public' : message.visibility
    const playerId = randomUUID()
    const viewing = newViewing(client, 0, message.deltas, playerId)
    const human = humanSeat(0, message.playerName, viewing, this.#rooms.server)
    const seats = message.opponent ? [human, botSeat(message.opponent)] : [human]
    const match = await this.#open({ ...message, visibility }, seats)
    if (!match) throw new Error('a match that follows no other was not stored')
    const room = this.#rooms.add(match)
    this.#replaceViewing(room, client, viewing)
    client.send({
      type: 'matchCreated',
      matchId: match.facts.id,
      playerId,
      playerIndex: 0,
      seedCommitment: room.commitment,
    })
    if (hasStarted(match.facts)) room.show(viewing)
    this.#rooms.scheduleBot(match)
  }

  /** A match in which nobody sits yet. */
  async createSlot(options: MatchOptions): Promise<string> {
    const match = await this.#open(options, [])
    if (!match) throw new Error('a match that follows no other was not stored')
    return match.facts.id
  }

  /** Sits down in the one rematch of a match, which whoever comes first opens. */
  async #createRematch(client: Client, message: CreateMatchMessage, rematchOf: string): Promise<void> {
    const { playerName, playerId, deltas } = message
    if (!playerId)
      throw new MatchRefused('VALIDATION_ERROR', 'playerId: a rematch needs the one of the match')
    const facts = await this.#store.readFacts(rematchOf)
    if (!facts) throw new MatchRefused('MATCH_NOT_FOUND', `there is no match ${rematchOf}`)
    if (seatOfSecret(facts, hashToken(playerId)) === undefined)
      throw new MatchRefused('PLAYER_NOT_FOUND', 'this playerId has no seat in the match')
    if (!(await this.#store.isOver(rematchOf)))
      throw new MatchRefused('VALIDATION_ERROR', 'rematchOf: the match is not over')
    const matchId = facts.rematchId ?? (await this.#openRematch(facts, message))
    try {
      await this.join(client, { type: 'joinMatch', matchId, playerName, playerId, deltas })
    } finally {
      if (!facts.rematchId) this.#rooms.announce(rematchOf)
    }
  }

  async #openRematch({ id, options, seats }: MatchFacts, message: CreateMatchMessage): Promise<string> {
    const gameOptions = { ...message.gameOptions, damageMode: options.damageMode }
    const bots = seats.flatMap((seat, index) => (seat?.bot ? [botSeat(seat.bot, otherSeat(index))] : []))
    const match = await this.#open({ ...message, gameOptions, visibility: 'private' }, bots, id)
    if (match) return match.facts.id
    // The other player was quicker.
    const rematchId = (await this.#store.readFacts(id))?.rematchId
    if (!rematchId) throw new MatchRefused('MATCH_NOT_FOUND', 'the rematch is no more')
    return rematchId
  }

  join(client: Client, message: JoinMatchMessage): Promise<void> {
    return this.#rooms.visit(message.matchId, () => this.#join(client, message))
  }

  async #join(client: Client, message: JoinMatchMessage): Promise<void> {
    const { matchId } = message
    const present = client.viewings.get(matchId)
    if (!present) this.#checkRoomFor(client)
    const room = await this.#rooms.enter(matchId)
    if (!room) throw new MatchRefused('MATCH_NOT_FOUND', `there is no match ${matchId}`)
    // Whoever sits here already wants to be shown the match again.
    const playerId = message.playerId ?? present?.playerId
    if (playerId) return this.#enterWith(room, client, playerId, message)
    if (room.match.facts.rematchOf)
      throw new MatchRefused('MATCH_FULL', `the seats of match ${matchId} are kept for its players`)
    return this.#takeSeat(room, client, message, ({ seats }) => (seats[0] ? 1 : 0), randomUUID())
  }

  async #takeSeat(
    room: Room,
    client: Client,
    message: JoinMatchMessage,
    choose: (facts: MatchFacts) => PlayerIndex,
    secret: string,
    mayTryAgain = true,
  ): Promise<void> {
    const { matchId } = message
    const index = choose(room.match.facts)
    const viewing = newViewing(client, index, message.deltas, secret)
    const seat = humanSeat(index, message.playerName, viewing, this.#rooms.server)
    const joined = await this.#sit(room.match.facts, seat)
    if (!joined) {
      // Somebody sat down on another server meanwhile, perhaps in the other seat.
      const changed = mayTryAgain ? await this.#rooms.enter(matchId) : undefined
      if (changed) return this.#takeSeat(changed, client, message, choose, secret, false)
      throw new MatchRefused('MATCH_FULL', `match ${matchId} already has 2 players`)
    }
    this.#replaceViewing(room, client, viewing)
    this.#sayJoined(room, viewing)
    room.adopt(joined)
    if (!hasStarted(joined.facts)) room.show(viewing)
    room.tellAbsences(viewing)
    this.#rooms.tellOthers(matchId)
    this.#rooms.scheduleBot(joined)
  }

  /** Stores the seat and returns the match with it; undefined when it is full. */
  async #sit(facts: MatchFacts, seat: NewSeat): Promise<Match | undefined> {
    if (facts.seats[seat.index]) return undefined
    const match = beginMatch(withPlayer(facts, seat.index, { ...seat, forfeitAt: null }))
    const progress = progressOf(match.state, match.facts.seats, new Date(), this.#options)
    const others = facts.seats.filter((taken) => taken !== null).length
    if (!(await this.#store.sit(facts.id, seat, others, progress))) return undefined
    return { ...match, facts: { ...match.facts, turnDeadline: progress.turnDeadline } }
  }

  /** Takes the seat that a secret belongs to, or the one that is kept for it. */
  async #enterWith(room: Room, client: Client, playerId: string, message: JoinMatchMessage): Promise<void> {
    const { facts } = room.match
    const index = seatOfSecret(facts, hashToken(playerId))
    if (index !== undefined) return this.#takeBack(room, client, index, playerId, message.deltas)
    const kept = await this.#keptSeat(facts, playerId)
    if (kept !== undefined) return this.#takeSeat(room, client, message, () => kept, playerId)
    if (hasStarted(facts)) throw new MatchRefused('MATCH_FULL', `match ${facts.id} already has 2 players`)
    throw new MatchRefused('PLAYER_NOT_FOUND', 'this playerId has no seat in the match')
  }

  /** The seat of a rematch that is kept for a player: the other one than before. */
  async #keptSeat({ rematchOf }: MatchFacts, playerId: string): Promise<PlayerIndex | undefined> {
    const before = rematchOf ? await this.#store.readFacts(rematchOf) : undefined
    const index = before && seatOfSecret(before, hashToken(playerId))
    return index === undefined ? undefined : otherSeat(index)
  }

  async #takeBack(
    room: Room,
    client: Client,
    index: PlayerIndex,
    playerId: string,
    deltas: boolean | undefined,
  ): Promise<void> {
    const { facts, state } = room.match
    const viewing = newViewing(client, index, deltas, playerId)
    await this.#store.attach(facts.id, index, viewing.connection, this.#rooms.server)
    this.#replaceViewing(room, client, viewing)
    this.#sayJoined(room, viewing)
    const { connection } = viewing
    room.adopt({ facts: withSeat(facts, index, { connection, forfeitAt: null }), state })
    room.show(viewing)
    room.tellAbsences(viewing)
    this.#rooms.tellOthers(facts.id)
  }

  watch(client: Client, { matchId, deltas }: WatchMatchMessage): Promise<void> {
    return this.#rooms.visit(matchId, async () => {
      const present = client.viewings.get(matchId)
      if (present && present.role !== 'spectator')
        throw new MatchRefused('WATCH_FAILED', 'whoever plays cannot watch')
      if (!present) this.#checkRoomFor(client)
      const room = await this.#rooms.enter(matchId)
      if (!room) throw new MatchRefused('WATCH_FAILED', `there is no match ${matchId}`)
      const viewing = newViewing(client, 'spectator', deltas)
      this.#replaceViewing(room, client, viewing)
      client.send({
        type: 'spectatorJoined',
        matchId,
        spectatorId: viewing.connection,
        seedCommitment: room.commitment,
      })
      room.show(viewing)
      room.tellAbsences(viewing)
    })
  }

  /** Carries out what a player wants, once it is stored. */
  async act(client: Client, matchId: string, action: Action): Promise<void> {
    const viewing = client.viewings.get(matchId)
    if (!viewing || viewing.role === 'spectator') throw await this.#strangerRefusal(client, matchId)
    return this.#rooms.visit(matchId, async () => {
      const room = this.#rooms.get(matchId)
      if (!room?.viewings.has(viewing)) throw new ActionRefused('NOT_IN_MATCH', 'you left this match')
      if (!hasStarted(room.match.facts))
        throw new ActionRefused('GAME_NOT_STARTED', 'wait for the other player')
      if (action.playerIndex !== viewing.role)
        throw new ActionRefused('PLAYER_MISMATCH', `you are player ${viewing.role}`)
      await this.#rooms.carryOut(room, () => action)
    })
  }

  async #strangerRefusal(client: Client, matchId: string): Promise<ActionRefused> {
    const isPlayer = [...client.viewings.values()].some(({ role }) => role !== 'spectator')
    if (!isPlayer) return new ActionRefused('NOT_IN_MATCH', 'join a match first')
    const facts = await this.#store.readFacts(matchId)
    return facts
      ? new ActionRefused('PLAYER_NOT_FOUND', `you have no seat in match ${matchId}`)
      : new ActionRefused('MATCH_NOT_FOUND', `there is no match ${matchId}`)
  }

  /** The socket is gone. */
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
    const forfeitAt = forfeitTime(new Date(), this.#options)
    if (!(await this.#store.detach(matchId, index, connection, forfeitAt))) return
    if (room) {
      const { facts, state } = room.match
      room.adopt({ facts: withSeat(facts, index, { connection: null, forfeitAt }), state })
    }
    this.#rooms.tellOthers(matchId)
  }

  listOpen(): Promise<OpenMatch[]> {
    return this.#store.listOpen()
  }

  /** Closes every socket in a match and empties its seats. */
  async sayGoodbye(): Promise<void> {
    const clients = this.#rooms.clients()
    for (const client of clients) client.close(closeCodes.goingAway, 'server stops')
    const left = await Promise.allSettled([...clients].map((client) => this.leave(client)))
    for (const outcome of left) {
      if (outcome.status === 'rejected') this.#log.warn({ err: outcome.reason }, 'seat could not be emptied')
    }
  }

  async #joinAnyOpen(client: Client, message: CreateMatchMessage): Promise<boolean> {
    const { playerName, deltas, gameOptions } = message
    const damageMode = gameOptions?.damageMode ?? 'cumulative'
    for (const open of await this.#store.listOpen()) {
      if (open.damageMode !== damageMode || client.viewings.has(open.matchId)) continue
      try {
        await this.join(client, { type: 'joinMatch', matchId: open.matchId, playerName, deltas })
        return true
      } catch (error) {
        // Somebody was quicker; the next one may still be free.
        if (!(error instanceof MatchRefused)) throw error
      }
    }
    return false
  }

  /** Stores a match; undefined when the one that it follows has a rematch already. */
  async #open(
    message: MatchOptions,
    newSeats: readonly NewSeat[],
    rematchOf: string | null = null,
  ): Promise<Match | undefined> {
    const { rngSeed, options } = chooseSeed(message, this.#options)
    const id = randomUUID()
    const visibility = message.visibility ?? 'private'
    const seat = (index: PlayerIndex) => {
      const found = newSeats.find((each) => each.index === index)
      return found ? { ...found, forfeitAt: null } : null
    }
    const seats = [seat(0), seat(1)] as const
    const createdAt = new Date()
    const terms = { id, rngSeed, options, visibility, rematchOf }
    const match = beginMatch({ ...terms, createdAt, seats, turnDeadline: null, rematchId: null })
    const progress = progressOf(match.state, seats, createdAt, this.#options)
    if (!(await this.#store.create({ ...terms, seats: newSeats, progress }))) return undefined
    return { ...match, facts: { ...match.facts, turnDeadline: progress.turnDeadline } }
  }

  #checkRoomFor(client: Client): void {
    if (client.isFull) throw new MatchRefused('RATE_LIMITED', 'too many matches on one connection')
  }

  #replaceViewing(room: Room, client: Client, viewing: Viewing): void {
    const old = client.viewings.get(room.match.facts.id)
    if (old) room.remove(old)
    room.add(viewing)
    // The socket may have closed while the database was asked.
    if (client.isOpen) return
    this.leave(client).catch((error: unknown) => this.#log.warn({ err: error }, 'seat could not be emptied'))
  }

  #sayJoined(room: Room, { client, role, playerId }: Viewing): void {
    if (role === 'spectator' || !playerId) return
    const matchId = room.match.facts.id
    client.send({
      type: 'matchJoined',
      matchId,
      playerId,
      playerIndex: role,
      seedCommitment: room.commitment,
    })
  }
}

const otherSeat = (index: number): PlayerIndex => (index === 0 ? 1 : 0)
