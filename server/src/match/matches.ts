import { randomUUID } from 'node:crypto'
import type { WatchMatchMessage } from '@fivefold/sdk/phalanx'
import type { FastifyBaseLogger } from 'fastify'
import { hashToken } from '../secrets.js'
import type { Client } from './client.js'
import { forfeitTime } from './clocks.js'
import { closeCodes } from './close-codes.js'
import type { AnyAction, GameName, MatchGame, MatchTerms, PlayerIndex } from './game.js'
import {
  beginMatch,
  hasStarted,
  type Match,
  type MatchFacts,
  otherSeat,
  seatOfSecret,
  withPlayer,
  withSeat,
} from './match.js'
import type { MatchStore, NewSeat } from './match-store.js'
import { type CreateMatchMessage, gameOf, type JoinMatchMessage, type Opening } from './messages.js'
import { ActionRefused, MatchRefused } from './refused.js'
import { newViewing, type Room, type Viewing } from './room.js'
import type { Rooms, RoomsParameters } from './rooms.js'
import { botSeat, humanSeat } from './seats.js'
import type { MatchSettings } from './settings.js'

export type Games = Readonly<Record<GameName, MatchGame>>

/** Who may do what in which match. What it says has been stored before. */
export class Matches {
  readonly #rooms: Rooms
  readonly #games: Games
  readonly #store: MatchStore
  readonly #settings: MatchSettings
  readonly #log: FastifyBaseLogger

  constructor(
    rooms: Rooms,
    games: Games,
    { store, settings, log }: Pick<RoomsParameters, 'store' | 'settings' | 'log'>,
  ) {
    this.#rooms = rooms
    this.#games = games
    this.#store = store
    this.#settings = settings
    this.#log = log
  }

  async create(client: Client, message: CreateMatchMessage): Promise<void> {
    if (message.rematchOf) return this.#createRematch(client, message, message.rematchOf)
    this.#checkRoomFor(client)
    const game = this.#games[gameOf(message)]
    // Refuses a seed even where the match of somebody else could be joined.
    const terms = game.terms(message, this.#settings)
    if (message.quickMatch && (await this.#joinAnyOpen(client, game, message))) return
    const visibility = message.quickMatch ? 'public' : message.visibility
    const playerId = randomUUID()
    const viewing = newViewing(client, 0, message.deltas, playerId)
    const human = humanSeat(0, message.playerName, viewing, this.#rooms.server, game.seatTerms(message, null))
    const seats = message.opponent ? [human, botSeat(game.bot(message.opponent), 1)] : [human]
    const match = await this.#open(game, { ...terms, visibility }, seats)
    if (!match) throw new Error('a match that follows no other was not stored')
    const room = this.#rooms.add(match)
    this.#replaceViewing(room, client, viewing)
    client.send({
      type: 'matchCreated',
      matchId: match.facts.id,
      playerId,
      playerIndex: 0,
      ...(room.commitment && { seedCommitment: room.commitment }),
    })
    if (match.facts.seats[1]) room.show(viewing)
    this.#rooms.goOn(match)
  }

  /** A match in which nobody sits yet. */
  async createSlot(opening: Opening): Promise<string> {
    const game = this.#games[gameOf(opening)]
    const terms = game.terms(opening, this.#settings)
    const match = await this.#open(game, { ...terms, visibility: opening.visibility }, [])
    if (!match) throw new Error('a match that follows no other was not stored')
    return match.facts.id
  }

  /** Sits down in the one rematch of a match, which whoever comes first opens. */
  async #createRematch(client: Client, message: CreateMatchMessage, rematchOf: string): Promise<void> {
    const { playerName, playerId, deltas } = message
    const seedCommitment = 'seedCommitment' in message ? message.seedCommitment : undefined
    if (!playerId)
      throw new MatchRefused('VALIDATION_ERROR', 'playerId: a rematch needs the one of the match')
    const facts = await this.#store.readFacts(rematchOf)
    if (facts?.game.name !== gameOf(message))
      throw new MatchRefused('MATCH_NOT_FOUND', `there is no match ${rematchOf}`)
    if (seatOfSecret(facts, hashToken(playerId)) === undefined)
      throw new MatchRefused('PLAYER_NOT_FOUND', 'this playerId has no seat in the match')
    if (!(await this.#store.isOver(rematchOf)))
      throw new MatchRefused('VALIDATION_ERROR', 'rematchOf: the match is not over')
    const matchId = facts.rematchId ?? (await this.#openRematch(facts, message))
    try {
      await this.join(client, { type: 'joinMatch', matchId, playerName, playerId, deltas, seedCommitment })
    } finally {
      if (!facts.rematchId) this.#rooms.announce(rematchOf)
    }
  }

  async #openRematch(facts: MatchFacts, message: CreateMatchMessage): Promise<string> {
    const { id, game, seats } = facts
    const terms = game.rematchTerms(facts, message, this.#settings)
    const bots = seats.flatMap((seat, index) =>
      seat?.bot ? [botSeat(game.bot(seat.bot), otherSeat(index))] : [],
    )
    const match = await this.#open(game, { ...terms, visibility: 'private' }, bots, id)
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
    const { facts } = room.match
    const index = choose(facts)
    const viewing = newViewing(client, index, message.deltas, secret)
    const joined = facts.seats[index] ? undefined : await this.#sit(facts, index, message, viewing)
    if (!joined) {
      // Somebody sat down on another server meanwhile, perhaps in the other seat.
      const changed = mayTryAgain ? await this.#rooms.enter(matchId) : undefined
      if (changed) return this.#takeSeat(changed, client, message, choose, secret, false)
      throw new MatchRefused('MATCH_FULL', `match ${matchId} already has 2 players`)
    }
    this.#replaceViewing(room, client, viewing)
    this.#sayJoined(room, viewing)
    if (!room.adopt(joined)) room.show(viewing)
    room.tellAbsences(viewing)
    this.#rooms.tellOthers(matchId)
    this.#rooms.goOn(joined)
  }

  /** Stores the seat and returns the match with it; undefined when somebody was quicker. */
  async #sit(
    facts: MatchFacts,
    index: PlayerIndex,
    message: JoinMatchMessage,
    viewing: Viewing,
  ): Promise<Match | undefined> {
    const terms = facts.game.seatTerms(message, facts.seats[otherSeat(index)])
    const seat = humanSeat(index, message.playerName, viewing, this.#rooms.server, terms)
    const match = beginMatch(withPlayer(facts, index, { ...seat, forfeitAt: null }))
    const progress = facts.game.progress(match.state, match.facts.seats, new Date(), this.#settings)
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
        ...(room.commitment && { seedCommitment: room.commitment }),
      })
      room.show(viewing)
      room.tellAbsences(viewing)
    })
  }

  /** Carries out what a player wants, once it is stored. */
  async act(client: Client, matchId: string, action: AnyAction): Promise<void> {
    const viewing = client.viewings.get(matchId)
    if (!viewing || viewing.role === 'spectator') throw await this.#strangerRefusal(client, matchId)
    return this.#rooms.visit(matchId, async () => {
      const room = this.#rooms.get(matchId)
      if (!room?.viewings.has(viewing)) throw new ActionRefused('NOT_IN_MATCH', 'you left this match')
      if (!hasStarted(room.match.facts))
        throw new ActionRefused('GAME_NOT_STARTED', 'wait for the other player')
      if (action.playerIndex !== viewing.role)
        throw new ActionRefused('PLAYER_MISMATCH', `you are player ${viewing.role}`)
      if (!room.match.facts.game.actionTypes.includes(action.type))
        throw new ActionRefused('INVALID_ACTION', `there is no ${action.type} in this game`)
      await this.#rooms.carryOut(room, () => action)
    })
  }

  /** A player tells the secret that was committed to; with the last one the match begins. */
  async reveal(client: Client, matchId: string, secret: string): Promise<void> {
    const viewing = client.viewings.get(matchId)
    const role = viewing?.role
    if (!viewing || role === undefined || role === 'spectator')
      throw new MatchRefused('PLAYER_NOT_FOUND', `you have no seat in match ${matchId}`)
    return this.#rooms.visit(matchId, async () => {
      const room = this.#rooms.get(matchId)
      if (!room?.viewings.has(viewing)) throw new MatchRefused('PLAYER_NOT_FOUND', 'you left this match')
      while (!(await this.#reveal(room, role, secret))) await this.#rooms.enter(matchId)
    })
  }

  /** False when a seat changed on another server meanwhile. */
  async #reveal(room: Room, index: PlayerIndex, secret: string): Promise<boolean> {
    const { facts } = room.match
    if (!facts.game.reveal) throw new MatchRefused('VALIDATION_ERROR', 'type: this game has no secrets')
    const terms = await facts.game.reveal(facts, index, secret)
    // Told before, on a connection that broke.
    if (terms === facts.seats[index]?.terms) return true
    const begun = beginMatch(withSeat(facts, index, { terms }))
    const progress = facts.game.progress(begun.state, begun.facts.seats, new Date(), this.#settings)
    const expected = [facts.seats[0]?.terms, facts.seats[1]?.terms] as const
    if (!(await this.#store.changeTerms(facts.id, index, terms, expected, progress))) return false
    const match = { ...begun, facts: { ...begun.facts, turnDeadline: progress.turnDeadline } }
    room.adopt(match)
    this.#rooms.tellOthers(facts.id)
    this.#rooms.goOn(match)
    return true
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
    const forfeitAt = forfeitTime(new Date(), this.#settings)
    if (!(await this.#store.detach(matchId, index, connection, forfeitAt))) return
    if (room) {
      const { facts, state } = room.match
      room.adopt({ facts: withSeat(facts, index, { connection: null, forfeitAt }), state })
    }
    this.#rooms.tellOthers(matchId)
  }

  /** Public matches of a game that wait for a player. */
  async listOpen(name: GameName): Promise<object[]> {
    const game = this.#games[name]
    return (await this.#store.listOpen(game)).map(({ options, createdAt, ...open }) => ({
      ...open,
      ...game.lobby(options),
      createdAt: createdAt.toISOString(),
    }))
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

  async #joinAnyOpen(client: Client, game: MatchGame, message: CreateMatchMessage): Promise<boolean> {
    const { playerName, deltas } = message
    const seedCommitment = 'seedCommitment' in message ? message.seedCommitment : undefined
    for (const { matchId, options } of await this.#store.listOpen(game)) {
      if (!game.suits(options, message) || client.viewings.has(matchId)) continue
      try {
        await this.join(client, { type: 'joinMatch', matchId, playerName, deltas, seedCommitment })
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
    game: MatchGame,
    { rngSeed, options, visibility = 'private' }: MatchTerms & Pick<Opening, 'visibility'>,
    newSeats: readonly NewSeat[],
    rematchOf: string | null = null,
  ): Promise<Match | undefined> {
    const id = randomUUID()
    const seat = (index: PlayerIndex) => {
      const found = newSeats.find((each) => each.index === index)
      return found ? { ...found, forfeitAt: null } : null
    }
    const seats = [seat(0), seat(1)] as const
    const createdAt = new Date()
    const terms = { id, game, rngSeed, options, visibility, rematchOf }
    const match = beginMatch({ ...terms, createdAt, seats, turnDeadline: null, rematchId: null })
    const progress = game.progress(match.state, seats, createdAt, this.#settings)
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
      ...(room.commitment && { seedCommitment: room.commitment }),
    })
  }
}
