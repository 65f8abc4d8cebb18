import { randomBytes, randomUUID } from 'node:crypto'
import {
  type Action,
  type BotStrength,
  type CreateMatchMessage,
  type GameOptions,
  type JoinMatchMessage,
  type MatchOptions,
  PhalanxError,
  type PlayerIndex,
  recordAction,
  type TransactionLogEntry,
  type WatchMatchMessage,
} from '@fivefold/sdk/phalanx'
import type { DependencyHealth } from '@fivefold/sdk/server'
import type { FastifyBaseLogger } from 'fastify'
import type { Notices } from '../notices/notices.js'
import { hashToken } from '../secrets.js'
import type { Client } from './client.js'
import { dueAction, forfeitTime, progressOf } from './clocks.js'
import { closeCodes } from './close-codes.js'
import {
  appendEntry,
  beginMatch,
  hasStarted,
  type Match,
  type MatchFacts,
  restoreMatch,
  seatOfSecret,
  withPlayer,
  withSeat,
} from './match.js'
import type { MatchStore, NewSeat, OpenMatch } from './match-store.js'
import type { PhalanxOptions } from './options.js'
import { Queue } from './queue.js'
import { ActionRefused, MatchRefused } from './refused.js'
import { Room, type Viewing } from './room.js'

type Seed = { rngSeed: number; options: GameOptions }

export type MatchesParameters = {
  store: MatchStore
  log: FastifyBaseLogger
  options: PhalanxOptions
  /** Opens the way to the other servers. */
  openNotices: (onNotice: (payload: string) => void, onGap: () => void) => Notices
}

/** Who may do what in which match. What it says has been stored before. */
export class Matches {
  readonly #server = randomUUID()
  readonly #store: MatchStore
  readonly #log: FastifyBaseLogger
  readonly #options: PhalanxOptions
  readonly #rooms = new Map<string, Room>()
  readonly #queue = new Queue()
  readonly #timers = new Set<NodeJS.Timeout>()
  readonly #openNotices: MatchesParameters['openNotices']
  #notices: Notices | undefined
  #isClosed = false

  constructor({ store, log, options, openNotices }: MatchesParameters) {
    this.#store = store
    this.#log = log
    this.#options = options
    this.#openNotices = openNotices
  }

  /** Begins to listen to other servers. */
  start(): void {
    this.#notices = this.#openNotices(
      (payload) => this.#hear(payload),
      () => this.#refreshAll(),
    )
  }

  checkNotices(): Promise<DependencyHealth | undefined> {
    return this.#notices?.check() ?? Promise.resolve(undefined)
  }

  async create(client: Client, message: CreateMatchMessage): Promise<void> {
    this.#checkRoomFor(client)
    if (message.quickMatch && (await this.#joinAnyOpen(client, message))) return
    const visibility = message.quickMatch ? 'public' : message.visibility
    const playerId = randomUUID()
    const viewing = this.#viewing(client, 0, message.deltas, playerId)
    const human = this.#newSeat(0, message.playerName, playerId, viewing)
    const seats = message.opponent ? [human, botSeat(message.opponent)] : [human]
    const match = await this.#open({ ...message, visibility }, seats)
    const room = new Room(match)
    this.#rooms.set(match.facts.id, room)
    this.#replaceViewing(room, client, viewing)
    client.send({
      type: 'matchCreated',
      matchId: match.facts.id,
      playerId,
      playerIndex: 0,
      seedCommitment: room.commitment,
    })
    if (hasStarted(match.facts)) room.show(viewing)
    this.#scheduleBot(match)
  }

  /** A match in which nobody sits yet. */
  async createSlot(options: MatchOptions): Promise<string> {
    return (await this.#open(options, [])).facts.id
  }

  join(client: Client, message: JoinMatchMessage): Promise<void> {
    return this.#visit(message.matchId, () => this.#join(client, message))
  }

  async #join(client: Client, message: JoinMatchMessage): Promise<void> {
    const { matchId } = message
    const present = client.viewings.get(matchId)
    if (!present) this.#checkRoomFor(client)
    const room = await this.#enter(matchId)
    if (!room) throw new MatchRefused('MATCH_NOT_FOUND', `there is no match ${matchId}`)
    // Whoever sits here already wants to be shown the match again.
    const playerId = message.playerId ?? present?.playerId
    if (playerId) return this.#takeBack(room, client, playerId, message.deltas)
    const secret = randomUUID()
    const index = room.match.facts.seats[0] ? 1 : 0
    const viewing = this.#viewing(client, index, message.deltas, secret)
    const seat = this.#newSeat(index, message.playerName, secret, viewing)
    const joined = await this.#sit(room.match.facts, seat)
    if (!joined) throw new MatchRefused('MATCH_FULL', `match ${matchId} already has 2 players`)
    this.#replaceViewing(room, client, viewing)
    this.#sayJoined(room, viewing)
    room.adopt(joined)
    if (!hasStarted(joined.facts)) room.show(viewing)
    this.#tellOthers(matchId)
    this.#scheduleBot(joined)
  }

  /** Stores the seat and returns the match with it; undefined when it is full. */
  async #sit(facts: MatchFacts, seat: NewSeat): Promise<Match | undefined> {
    if (facts.seats[seat.index]) return undefined
    const match = beginMatch(withPlayer(facts, seat.index, { ...seat, forfeitAt: null }))
    const progress = progressOf(match.state, match.facts.seats, new Date(), this.#options)
    if (!(await this.#store.sit(facts.id, seat, progress))) return undefined
    return { ...match, facts: { ...match.facts, turnDeadline: progress.turnDeadline } }
  }

  async #takeBack(room: Room, client: Client, playerId: string, deltas: boolean | undefined): Promise<void> {
    const { facts, state } = room.match
    const index = seatOfSecret(facts, hashToken(playerId))
    if (index === undefined) {
      if (hasStarted(facts)) throw new MatchRefused('MATCH_FULL', `match ${facts.id} already has 2 players`)
      throw new MatchRefused('PLAYER_NOT_FOUND', 'this playerId has no seat in the match')
    }
    const viewing = this.#viewing(client, index, deltas, playerId)
    await this.#store.attach(facts.id, index, viewing.connection, this.#server)
    this.#replaceViewing(room, client, viewing)
    this.#sayJoined(room, viewing)
    const { connection } = viewing
    room.adopt({ facts: withSeat(facts, index, { connection, forfeitAt: null }), state })
    room.show(viewing)
    this.#tellOthers(facts.id)
  }

  watch(client: Client, { matchId, deltas }: WatchMatchMessage): Promise<void> {
    return this.#visit(matchId, async () => {
      const present = client.viewings.get(matchId)
      if (present && present.role !== 'spectator')
        throw new MatchRefused('WATCH_FAILED', 'whoever plays cannot watch')
      if (!present) this.#checkRoomFor(client)
      const room = await this.#enter(matchId)
      if (!room) throw new MatchRefused('WATCH_FAILED', `there is no match ${matchId}`)
      const viewing = this.#viewing(client, 'spectator', deltas)
      this.#replaceViewing(room, client, viewing)
      client.send({
        type: 'spectatorJoined',
        matchId,
        spectatorId: viewing.connection,
        seedCommitment: room.commitment,
      })
      room.show(viewing)
    })
  }

  /** Carries out what a player wants, once it is stored. */
  async act(client: Client, matchId: string, action: Action): Promise<void> {
    const viewing = client.viewings.get(matchId)
    if (!viewing || viewing.role === 'spectator') throw await this.#strangerRefusal(client, matchId)
    return this.#queue.run(matchId, async () => {
      const room = this.#rooms.get(matchId)
      if (!room?.viewings.has(viewing)) throw new ActionRefused('NOT_IN_MATCH', 'you left this match')
      if (!hasStarted(room.match.facts))
        throw new ActionRefused('GAME_NOT_STARTED', 'wait for the other player')
      if (action.playerIndex !== viewing.role)
        throw new ActionRefused('PLAYER_MISMATCH', `you are player ${viewing.role}`)
      await this.#carryOut(room, () => action)
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

  /** Stores an action and shows it. Where another server was quicker, decides again on what that one stored. */
  async #carryOut(room: Room, choose: (match: Match) => Action | undefined): Promise<void> {
    for (;;) {
      const { facts, state } = room.match
      const action = choose(room.match)
      if (!action) return
      const now = new Date()
      const recorded = recordOrRefuse(state, action, now)
      const progress = progressOf(recorded.state, facts.seats, now, this.#options)
      if (await this.#store.append(facts.id, recorded.entry, progress)) {
        const next: Match = {
          facts: { ...facts, turnDeadline: progress.turnDeadline },
          state: recorded.state,
        }
        room.adopt(next)
        this.#tellOthers(facts.id)
        this.#scheduleBot(next)
        return
      }
      await this.#refresh(room)
    }
  }

  /** The socket is gone. */
  async leave(client: Client): Promise<void> {
    const left = [...client.viewings]
    await Promise.all(
      left.map(([matchId, viewing]) => this.#queue.run(matchId, () => this.#vacate(matchId, viewing))),
    )
  }

  async #vacate(matchId: string, viewing: Viewing): Promise<void> {
    const room = this.#rooms.get(matchId)
    room?.remove(viewing)
    if (viewing.role !== 'spectator') await this.#emptySeat(room, matchId, viewing, viewing.role)
    this.#dropIfEmpty(matchId)
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
    this.#tellOthers(matchId)
  }

  listOpen(): Promise<OpenMatch[]> {
    return this.#store.listOpen()
  }

  /** A match from the database alone. */
  async read(matchId: string): Promise<{ facts: MatchFacts; log: TransactionLogEntry[] } | undefined> {
    const facts = await this.#store.readFacts(matchId)
    return facts && { facts, log: await this.#store.readLog(matchId, 0) }
  }

  /** Looks after clocks, bots of servers that died, seats of servers that died, and notices that got lost. */
  async sweep(): Promise<void> {
    await this.#store.beat(this.#server)
    for (const matchId of await this.#store.releaseLostSeats(forfeitTime(new Date(), this.#options))) {
      this.#refreshLater(matchId)
      this.#tellOthers(matchId)
    }
    await Promise.all((await this.#store.listDue(new Date())).map((matchId) => this.#actForPlayer(matchId)))
    const counts = await this.#store.countActions([...this.#rooms.keys()])
    for (const [matchId, room] of this.#rooms) {
      if (room.viewings.size === 0) void this.#visit(matchId, async () => {})
      const count = counts.get(matchId) ?? 0
      if (count > room.match.state.transactionLog.length) this.#refreshLater(matchId)
    }
  }

  async #actForPlayer(matchId: string): Promise<void> {
    await this.#queue.run(matchId, async () => {
      const known = this.#rooms.get(matchId)
      const room = known ?? (await this.#load(matchId))
      if (!room) return
      if (known) await this.#refresh(room)
      await this.#carryOut(room, (match) => dueAction(match, new Date()))
    })
  }

  async close(): Promise<void> {
    this.#isClosed = true
    for (const timer of this.#timers) clearTimeout(timer)
    const clients = new Set(
      [...this.#rooms.values()].flatMap((room) => [...room.viewings].map(({ client }) => client)),
    )
    for (const client of clients) client.close(closeCodes.goingAway, 'server stops')
    const left = await Promise.allSettled([...clients].map((client) => this.leave(client)))
    for (const outcome of left) {
      if (outcome.status === 'rejected') this.#log.warn({ err: outcome.reason }, 'seat could not be emptied')
    }
    await this.#queue.idle()
    await this.#store.retire(this.#server).catch(() => {})
    await this.#notices?.close()
  }

  // Opening and entering

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

  async #open(message: MatchOptions, newSeats: readonly NewSeat[]): Promise<Match> {
    const { rngSeed, options } = this.#chooseSeed(message)
    const id = randomUUID()
    const visibility = message.visibility ?? 'private'
    const seat = (index: PlayerIndex) => {
      const found = newSeats.find((each) => each.index === index)
      return found ? { ...found, forfeitAt: null } : null
    }
    const seats = [seat(0), seat(1)] as const
    const createdAt = new Date()
    const match = beginMatch({ id, rngSeed, options, visibility, createdAt, seats, turnDeadline: null })
    const progress = progressOf(match.state, seats, createdAt, this.#options)
    await this.#store.create({ id, rngSeed, options, visibility, seats: newSeats, progress })
    return { ...match, facts: { ...match.facts, turnDeadline: progress.turnDeadline } }
  }

  #chooseSeed({ rngSeed, gameOptions }: MatchOptions): Seed {
    const given = gameOptions?.rngSeed ?? rngSeed
    const damageMode = gameOptions?.damageMode ?? 'cumulative'
    if (given === undefined) {
      const seed = randomBytes(32).toString('hex')
      return { rngSeed: 0, options: { damageMode, shuffle: { scheme: 'sha256-counter', seed } } }
    }
    if (this.#options.isProduction) {
      throw new MatchRefused('SEED_NOT_ALLOWED', 'a seed may be chosen in development only')
    }
    return { rngSeed: given, options: { damageMode } }
  }

  #checkRoomFor(client: Client): void {
    if (client.isFull) throw new MatchRefused('RATE_LIMITED', 'too many matches on one connection')
  }

  /** Runs what may open a room, and forgets the room where nobody stayed. */
  #visit(matchId: string, work: () => Promise<void>): Promise<void> {
    return this.#queue.run(matchId, () => work().finally(() => this.#dropIfEmpty(matchId)))
  }

  #dropIfEmpty(matchId: string): void {
    if (this.#rooms.get(matchId)?.viewings.size === 0) this.#rooms.delete(matchId)
  }

  /** The room of a match, up to date; undefined when there is no such match. */
  async #enter(matchId: string): Promise<Room | undefined> {
    const known = this.#rooms.get(matchId)
    if (known) {
      await this.#refresh(known)
      return known
    }
    const room = await this.#load(matchId)
    if (room) this.#rooms.set(matchId, room)
    return room
  }

  async #load(matchId: string): Promise<Room | undefined> {
    const found = await this.read(matchId)
    return found && new Room(restoreMatch(found.facts, found.log))
  }

  #viewing(client: Client, role: Viewing['role'], deltas: boolean | undefined, playerId?: string): Viewing {
    const connection = randomUUID()
    return { client, role, connection, deltas: deltas ?? false, sent: 0, ...(playerId && { playerId }) }
  }

  #newSeat(index: PlayerIndex, name: string, secret: string, { connection }: Viewing): NewSeat {
    const server = this.#server
    return { index, playerId: randomUUID(), name, secret: hashToken(secret), bot: null, connection, server }
  }

  #replaceViewing(room: Room, client: Client, viewing: Viewing): void {
    const old = client.viewings.get(room.match.facts.id)
    if (old) room.remove(old)
    room.add(viewing)
    // The socket may have closed while the database was asked.
    if (!client.isOpen) void this.leave(client)
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

  // Keeping up with other servers

  #tellOthers(matchId: string): void {
    this.#notices?.publish(`${this.#server} ${matchId}`).catch((error: unknown) => {
      if (!this.#isClosed) this.#log.warn({ err: error, matchId }, 'other servers were not told')
    })
  }

  #hear(payload: string): void {
    const [server, matchId] = payload.split(' ')
    if (server !== this.#server && matchId) this.#refreshLater(matchId)
  }

  #refreshAll(): void {
    for (const matchId of this.#rooms.keys()) this.#refreshLater(matchId)
  }

  #refreshLater(matchId: string): void {
    if (this.#isClosed || !this.#rooms.has(matchId)) return
    this.#queue
      .run(matchId, async () => {
        const room = this.#rooms.get(matchId)
        if (room) await this.#refresh(room)
      })
      .catch((error: unknown) => this.#log.warn({ err: error, matchId }, 'match could not be refreshed'))
  }

  /** Takes over what other servers stored, one entry after the other, so that every state is shown. */
  async #refresh(room: Room): Promise<void> {
    const before = room.match
    const matchId = before.facts.id
    const facts = await this.#store.readFacts(matchId)
    if (!facts) return
    const isNewStart = hasStarted(facts) && !hasStarted(before.facts)
    room.adopt(isNewStart ? beginMatch(facts) : { facts, state: before.state })
    for (const entry of await this.#store.readLog(matchId, before.state.transactionLog.length)) {
      room.adopt(appendEntry(room.match, entry))
    }
    await this.#reclaimSeats(room)
  }

  /** We were taken for dead, but the players are still here. */
  async #reclaimSeats(room: Room): Promise<void> {
    for (const { role, connection, client } of room.viewings) {
      const { facts, state } = room.match
      if (role === 'spectator' || !client.isOpen || facts.seats[role]?.connection) continue
      await this.#store.attach(facts.id, role, connection, this.#server)
      room.adopt({ facts: withSeat(facts, role, { connection, forfeitAt: null }), state })
      this.#tellOthers(facts.id)
    }
  }

  #scheduleBot({ facts, state }: Match): void {
    if (state.phase === 'gameOver' || !facts.turnDeadline || this.#isClosed) return
    if (!facts.seats[state.activePlayerIndex]?.bot) return
    const timer = setTimeout(
      () => {
        this.#timers.delete(timer)
        this.#actForPlayer(facts.id).catch((error: unknown) =>
          this.#log.warn({ err: error, matchId: facts.id }, 'bot could not act'),
        )
      },
      // Timers may be a millisecond early.
      Math.max(0, facts.turnDeadline.getTime() - Date.now()) + 1,
    )
    this.#timers.add(timer)
  }
}

function recordOrRefuse(state: Match['state'], action: Action, now: Date) {
  try {
    return recordAction(state, action, now.toISOString())
  } catch (error) {
    if (error instanceof PhalanxError) throw new ActionRefused(error.code, error.message)
    throw error
  }
}

function botSeat(bot: BotStrength): NewSeat {
  const names: Record<BotStrength, string> = { random: 'Recruit', greedy: 'Sergeant', search: 'General' }
  return {
    index: 1,
    playerId: randomUUID(),
    name: names[bot],
    secret: null,
    bot,
    connection: null,
    server: null,
  }
}
