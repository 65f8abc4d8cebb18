import { randomUUID } from 'node:crypto'
import { FivefoldError } from '@fivefold/sdk/core'
import type { DependencyHealth } from '@fivefold/sdk/match'
import type { FastifyBaseLogger } from 'fastify'
import type { Notices } from '../cluster/notices.js'
import {
  appendEntry,
  beginMatch,
  endAfter,
  forfeitTime,
  hasStarted,
  type Match,
  type MatchFacts,
  withDeadline,
  withSeat,
} from '../match.js'
import { ActionRefused, MatchQuarantined } from '../refused.js'
import type { AnyAction, ServerGame } from '../server-game.js'
import type { MatchSettings } from '../settings.js'
import type { Client } from '../socket/client.js'
import type { MatchChange, NewEntry, Progress } from '../store/grouped-appends.js'
import type { MatchStore, StoredMatch } from '../store/match-store.js'
import { PendingLookups } from './pending-lookups.js'
import { Room } from './room.js'
import { SerialQueues } from './serial-queue.js'

export type RoomsParameters = {
  store: MatchStore
  log: FastifyBaseLogger
  settings: MatchSettings
  /** Opens the channel to the other servers. */
  openNotices: (onNotice: (payload: string) => void, onGap: () => void) => Notices
}

/** Chooses the action from the current match; undefined: none. */
type Choose = (match: Match) => AnyAction | undefined
/** A match after an action that is not stored yet, and the rows to store. */
type Next = { match: Match; entry: NewEntry; change: MatchChange | undefined }

/** The matches that have viewers on this server, kept up to date with what all servers store. */
export class Rooms {
  /** The id of this server among those of one database. */
  readonly server = randomUUID()
  readonly #store: MatchStore
  readonly #log: FastifyBaseLogger
  readonly #settings: MatchSettings
  readonly #rooms = new Map<string, Room>()
  readonly #queues = new SerialQueues((matchId) => this.#keepUnlessEmpty(matchId))
  readonly #timers = new Set<NodeJS.Timeout>()
  readonly #lookups: PendingLookups
  readonly #openNotices: RoomsParameters['openNotices']
  #notices: Notices | undefined
  /** Whether there may be other servers: true until the first sweep. */
  #hasOtherServers = true
  #hasNoticeFromOthers = false
  #hasIntroducedItself = false
  #isClosed = false

  constructor({ store, log, settings, openNotices }: RoomsParameters) {
    this.#store = store
    this.#log = log
    this.#settings = settings
    this.#openNotices = openNotices
    this.#lookups = new PendingLookups({
      pause: settings.lookupPause,
      onFound: (matchId, place, action) => this.#carryOutLookup(matchId, place, action),
      onProblem: (matchId, problem) => this.#rooms.get(matchId)?.reportProblem(problem),
      log,
    })
  }

  /** Subscribes to the notices of other servers. */
  start(): void {
    this.#notices = this.#openNotices(
      (payload) => this.#receiveNotice(payload),
      () => this.#refreshAll(),
    )
  }

  checkNotices(): Promise<DependencyHealth | undefined> {
    return this.#notices?.check() ?? Promise.resolve(undefined)
  }

  get(matchId: string): Room | undefined {
    return this.#rooms.get(matchId)
  }

  /** The game of a match; undefined where there is no such match. */
  async gameOf(matchId: string): Promise<ServerGame | undefined> {
    return this.#rooms.get(matchId)?.match.facts.game ?? this.#store.findGame(matchId)
  }

  clients(): Set<Client> {
    const viewings = [...this.#rooms.values()].flatMap((room) => [...room.viewings])
    return new Set(viewings.map(({ client }) => client))
  }

  /** A room for a match that was just stored. */
  add(match: Match): Room {
    const room = new Room(match, this.#queues.of(match.facts.id))
    this.#rooms.set(match.facts.id, room)
    return room
  }

  /** Runs work that may open a room, in the queue of the match. */
  visit(matchId: string, work: () => Promise<void>): Promise<void> {
    return this.#queues.run(matchId, work)
  }

  /** Deletes a room without viewers; false where there is none left. */
  #keepUnlessEmpty(matchId: string): boolean {
    const room = this.#rooms.get(matchId)
    if (!room) return false
    if (room.viewings.size > 0) return true
    this.#rooms.delete(matchId)
    return false
  }

  /** The room of a match, up to date; undefined when there is no such match. */
  async enter(matchId: string): Promise<Room | undefined> {
    const known = this.#rooms.get(matchId)
    if (known) {
      if (await this.#refresh(known)) return known
      this.#rooms.delete(matchId)
      known.clear()
      return undefined
    }
    const room = await this.#load(matchId)
    if (room) this.#rooms.set(matchId, room)
    return room
  }

  async #load(matchId: string): Promise<Room | undefined> {
    const found = await this.#closeIfQuarantined(matchId, () => this.#store.restore(matchId))
    return found && new Room(found.match, this.#queues.of(matchId))
  }

  /** Reads a match; where it is quarantined, removes its viewers. */
  async #closeIfQuarantined<T>(matchId: string, read: () => Promise<T>): Promise<T> {
    try {
      return await read()
    } catch (error) {
      if (error instanceof MatchQuarantined) this.#closeQuarantined(matchId, error)
      throw error
    }
  }

  #closeQuarantined(matchId: string, { code, message, isNew }: MatchQuarantined): void {
    const room = this.#rooms.get(matchId)
    for (const { client } of room?.viewings ?? []) client.send({ type: 'matchError', error: message, code })
    room?.clear()
    this.#rooms.delete(matchId)
    if (isNew) this.notifyServers(matchId)
  }

  /** The log for a new viewer; undefined where the room has it. Valid only inside the queue of the match. */
  async readLog({ match, hasLog }: Room): Promise<readonly unknown[] | undefined> {
    return hasLog ? undefined : this.#store.readLog(match.facts.id, match.log.length)
  }

  /** Stores an action and shows it. Where another server stored one first, chooses again from the new state. */
  async carryOut(room: Room, choose: Choose): Promise<void> {
    const next = this.#prepare(room, choose)
    if (!next) return
    const { match, entry, change } = next
    if (!(await this.#store.append(match.facts.id, entry, change))) {
      await this.#refreshAfterConflict(room)
      return this.carryOut(room, choose)
    }
    room.adopt(match)
    this.notifyServers(match.facts.id)
    this.continueMatch(match)
  }

  /** The match after the chosen action, and the rows to store. */
  #prepare(room: Room, choose: Choose): Next | undefined {
    const { facts, log } = room.match
    const action = choose(room.match)
    if (!action) return undefined
    const now = new Date()
    const { game: state, entry } = recordOrRefuse(room.match, action, now)
    const progress = facts.game.progress(state, facts.seats, now, this.#settings)
    const { active, turnDeadline } = progress
    const match: Match = { facts: withDeadline(facts, turnDeadline), state, log: endAfter(log, entry) }
    return {
      match,
      entry: { entry, active },
      change: isPlainTurn(facts, progress) ? undefined : progress,
    }
  }

  async #refreshAfterConflict(room: Room): Promise<void> {
    const { facts, log } = room.match
    await this.#refresh(room)
    if (room.match.log.length > log.length) return
    this.#log.error({ matchId: facts.id }, 'an action was not stored, though the log has no newer entry')
    throw new ActionRefused(facts.id, 'ACTION_FAILED', 'the action was not stored; the match is as before')
  }

  /** A match as the database has it, for verification. */
  audit(matchId: string): Promise<StoredMatch | undefined> {
    return this.#store.audit(matchId)
  }

  /** Handles expired clocks, seats and bots of servers that died, and changes whose notices were lost. */
  async sweep(): Promise<void> {
    await this.#findOtherServers()
    const { slotLifetime } = this.#settings
    if (slotLifetime > 0) await this.#store.removeAbandoned(slotLifetime)
    for (const matchId of await this.#store.releaseLostSeats(forfeitTime(new Date(), this.#settings))) {
      this.announce(matchId)
    }
    await Promise.all((await this.#store.listDue(new Date())).map((matchId) => this.#actIfDue(matchId)))
    await this.#refreshOutdated()
  }

  /** A server that is alone publishes no notices; a new server publishes an empty one, so that the others notice it. */
  async #findOtherServers(): Promise<void> {
    this.#hasNoticeFromOthers = false
    const hasOthers = await this.#store.heartbeat(this.server)
    this.#hasOtherServers = hasOthers || this.#hasNoticeFromOthers
    if (!this.#hasIntroducedItself) this.#publish('')
    this.#hasIntroducedItself = true
  }

  async #refreshOutdated(): Promise<void> {
    const counts = await this.#store.countActions([...this.#rooms.keys()])
    for (const [matchId, room] of this.#rooms) {
      if (room.viewings.size === 0) void this.visit(matchId, async () => {})
      const count = counts.get(matchId) ?? 0
      if (count > room.match.log.length) this.#refreshLater(matchId)
    }
  }

  async #actIfDue(matchId: string): Promise<void> {
    // No player is late while the match waits for a lookup of the server.
    if (this.#lookups.has(matchId)) return
    try {
      await this.#update(matchId, async (room) => {
        await this.carryOut(room, (match) => match.facts.game.dueAction(match, new Date()))
        // The server that began the lookup may have died.
        this.#lookups.begin(room.match)
      })
    } catch (error) {
      this.#warn(error, matchId, 'could not act for a player')
    }
  }

  #carryOutLookup(matchId: string, place: number, action: AnyAction): Promise<void> {
    return this.#update(matchId, (room) =>
      this.carryOut(room, ({ log }) => (log.length === place ? action : undefined)),
    )
  }

  /** Runs work on the current stored match, with or without viewers. */
  #update(matchId: string, work: (room: Room) => Promise<void>): Promise<void> {
    return this.#queues.run(matchId, async () => {
      const known = this.#rooms.get(matchId)
      const room = known ?? (await this.#load(matchId))
      if (!room) return
      if (known) await this.#refresh(room)
      await work(room)
    })
  }

  /** Notifies the other servers, if there are any, that a match has changed. */
  notifyServers(matchId: string): void {
    if (this.#hasOtherServers) this.#publish(matchId)
  }

  #publish(matchId: string): void {
    this.#notices?.publish(`${this.server} ${matchId}`).catch((error: unknown) => {
      if (!this.#isClosed) this.#log.warn({ err: error, matchId }, 'notice to other servers failed')
    })
  }

  /** Refreshes the viewers of a match on all servers after a change that is not an action. */
  announce(matchId: string): void {
    this.#refreshLater(matchId)
    this.notifyServers(matchId)
  }

  #receiveNotice(payload: string): void {
    const [server, matchId] = payload.split(' ')
    if (server === this.server) return
    this.#hasNoticeFromOthers = true
    this.#hasOtherServers = true
    if (matchId) this.#refreshLater(matchId)
  }

  #refreshAll(): void {
    for (const matchId of this.#rooms.keys()) this.#refreshLater(matchId)
  }

  #refreshLater(matchId: string): void {
    if (this.#isClosed || !this.#rooms.has(matchId)) return
    this.#queues
      .run(matchId, async () => {
        const room = this.#rooms.get(matchId)
        if (room) await this.#refresh(room)
      })
      .catch((error: unknown) => this.#warn(error, matchId, 'match could not be refreshed'))
  }

  /** Logs a warning, but not for a quarantined match: that was logged when it was quarantined. */
  #warn(error: unknown, matchId: string, message: string): void {
    if (!(error instanceof MatchQuarantined)) this.#log.warn({ err: error, matchId }, message)
  }

  /**
   * Adopts what other servers stored, one entry after the other, so that every state is shown. False when the match no
   * longer exists.
   */
  async #refresh(room: Room): Promise<boolean> {
    const before = room.match
    const { id } = before.facts
    const found = await this.#closeIfQuarantined(id, () => this.#store.read(id, before.log.length))
    if (!found) return false
    const { facts, log } = found
    try {
      room.adopt(hasStarted(before.facts) ? { ...before, facts } : beginMatch(facts))
      for (const entry of log) room.adopt(appendEntry(room.match, entry))
    } catch (error) {
      // This quarantines the match where its log is corrupt.
      await this.#closeIfQuarantined(id, () => this.#store.restore(id))
      throw error
    }
    this.#lookups.drop(room.match)
    await this.#reclaimSeats(room)
    return true
  }

  /** Takes back seats that another server released because it took this one for dead. */
  async #reclaimSeats(room: Room): Promise<void> {
    for (const { role, connection, client } of room.viewings) {
      const { facts } = room.match
      if (role === 'spectator' || !client.isOpen || facts.seats[role]?.connection) continue
      await this.#store.attach(facts.id, role, connection, this.server)
      room.adopt({ ...room.match, facts: withSeat(facts, role, { connection, forfeitAt: null }) })
      this.notifyServers(facts.id)
    }
  }

  /** Starts bots, lookups and hooks after this server stored a state. */
  continueMatch(match: Match): void {
    this.#lookups.drop(match)
    if (this.#isClosed) return
    match.facts.game.onStored?.(match)
    this.#scheduleBot(match)
    this.#lookups.begin(match)
  }

  /** Schedules the move of a bot at its deadline. */
  #scheduleBot(match: Match): void {
    const { facts } = match
    if (!facts.turnDeadline || !facts.game.awaitsBot(match)) return
    const timer = setTimeout(
      () => {
        this.#timers.delete(timer)
        void this.#actIfDue(facts.id)
      },
      // Timers may be a millisecond early.
      Math.max(0, facts.turnDeadline.getTime() - Date.now()) + 1,
    )
    this.#timers.add(timer)
  }

  async close(): Promise<void> {
    this.#isClosed = true
    for (const timer of this.#timers) clearTimeout(timer)
    this.#lookups.close()
    await this.#queues.idle()
    await this.#store.retire(this.server).catch(() => {})
    await this.#notices?.close()
  }
}

/** Whether nothing but the log changes. */
const isPlainTurn = ({ turnDeadline }: MatchFacts, progress: Progress): boolean =>
  progress.status === 'running' && progress.turnDeadline?.getTime() === turnDeadline?.getTime()

function recordOrRefuse({ facts, state, log }: Match, action: AnyAction, now: Date) {
  try {
    return facts.game.record(facts, state, log, action, now.toISOString())
  } catch (error) {
    const code = error instanceof FivefoldError ? error.code : undefined
    if (code === 'INVALID_ACTION' || code === 'ACTION_FAILED')
      throw new ActionRefused(facts.id, code, (error as Error).message)
    throw error
  }
}
