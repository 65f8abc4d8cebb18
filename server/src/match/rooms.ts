import { randomUUID } from 'node:crypto'
import { FivefoldError } from '@fivefold/sdk/core'
import { type Action, PhalanxError, recordAction, type TransactionLogEntry } from '@fivefold/sdk/phalanx'
import type { DependencyHealth } from '@fivefold/sdk/server'
import type { FastifyBaseLogger } from 'fastify'
import type { Notices } from '../notices/notices.js'
import type { Client } from './client.js'
import { dueAction, forfeitTime, progressOf } from './clocks.js'
import {
  appendEntry,
  beginMatch,
  hasStarted,
  type Match,
  type MatchFacts,
  restoreMatch,
  withSeat,
} from './match.js'
import type { MatchStore } from './match-store.js'
import type { PhalanxOptions } from './options.js'
import { Queue } from './queue.js'
import { ActionRefused } from './refused.js'
import { Room } from './room.js'

export type RoomsParameters = {
  store: MatchStore
  log: FastifyBaseLogger
  options: PhalanxOptions
  /** Opens the way to the other servers. */
  openNotices: (onNotice: (payload: string) => void, onGap: () => void) => Notices
}

/** The matches that somebody looks at through this server, kept up with what all servers store. */
export class Rooms {
  /** Names this server to the others. */
  readonly server = randomUUID()
  readonly #store: MatchStore
  readonly #log: FastifyBaseLogger
  readonly #options: PhalanxOptions
  readonly #rooms = new Map<string, Room>()
  readonly #queue = new Queue()
  readonly #timers = new Set<NodeJS.Timeout>()
  readonly #openNotices: RoomsParameters['openNotices']
  #notices: Notices | undefined
  #isClosed = false

  constructor({ store, log, options, openNotices }: RoomsParameters) {
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

  get(matchId: string): Room | undefined {
    return this.#rooms.get(matchId)
  }

  clients(): Set<Client> {
    const viewings = [...this.#rooms.values()].flatMap((room) => [...room.viewings])
    return new Set(viewings.map(({ client }) => client))
  }

  /** A room for a match that was just stored. */
  add(match: Match): Room {
    const room = new Room(match)
    this.#rooms.set(match.facts.id, room)
    return room
  }

  /** Runs what may open a room, and forgets the room where nobody stayed. */
  visit(matchId: string, work: () => Promise<void>): Promise<void> {
    return this.#queue.run(matchId, () => work().finally(() => this.#dropIfEmpty(matchId)))
  }

  #dropIfEmpty(matchId: string): void {
    if (this.#rooms.get(matchId)?.viewings.size === 0) this.#rooms.delete(matchId)
  }

  /** The room of a match, up to date; undefined when there is no such match. */
  async enter(matchId: string): Promise<Room | undefined> {
    const known = this.#rooms.get(matchId)
    if (known) {
      if (await this.#refresh(known)) return known
      this.#rooms.delete(matchId)
      return undefined
    }
    const room = await this.#load(matchId)
    if (room) this.#rooms.set(matchId, room)
    return room
  }

  async #load(matchId: string): Promise<Room | undefined> {
    const found = await this.read(matchId)
    return found && new Room(restoreMatch(found.facts, found.log))
  }

  /** Stores an action and shows it. Where another server was quicker, decides again on what that one stored. */
  async carryOut(room: Room, choose: (match: Match) => Action | undefined): Promise<void> {
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
        this.tellOthers(facts.id)
        this.scheduleBot(next)
        return
      }
      await this.#refresh(room)
      if (room.match.state.transactionLog.length === state.transactionLog.length) {
        throw new FivefoldError(`Match ${facts.id} takes no actions`, {
          code: 'MATCH_STUCK',
          value: facts.id,
        })
      }
    }
  }

  /** A match from the database alone. */
  async read(matchId: string): Promise<{ facts: MatchFacts; log: TransactionLogEntry[] } | undefined> {
    const facts = await this.#store.readFacts(matchId)
    return facts && { facts, log: await this.#store.readLog(matchId, 0) }
  }

  /** Looks after clocks, bots of servers that died, seats of servers that died, and notices that got lost. */
  async sweep(): Promise<void> {
    await this.#store.beat(this.server)
    const { slotLifetime } = this.#options
    if (slotLifetime > 0) await this.#store.removeAbandoned(slotLifetime)
    for (const matchId of await this.#store.releaseLostSeats(forfeitTime(new Date(), this.#options))) {
      this.announce(matchId)
    }
    await Promise.all((await this.#store.listDue(new Date())).map((matchId) => this.#actForPlayer(matchId)))
    await this.#findMissedActions()
  }

  async #findMissedActions(): Promise<void> {
    const counts = await this.#store.countActions([...this.#rooms.keys()])
    for (const [matchId, room] of this.#rooms) {
      if (room.viewings.size === 0) void this.visit(matchId, async () => {})
      const count = counts.get(matchId) ?? 0
      if (count > room.match.state.transactionLog.length) this.#refreshLater(matchId)
    }
  }

  async #actForPlayer(matchId: string): Promise<void> {
    try {
      await this.#queue.run(matchId, async () => {
        const known = this.#rooms.get(matchId)
        const room = known ?? (await this.#load(matchId))
        if (!room) return
        if (known) await this.#refresh(room)
        await this.carryOut(room, (match) => dueAction(match, new Date()))
      })
    } catch (error) {
      this.#log.warn({ err: error, matchId }, 'could not act for a player')
    }
  }

  /** Hints to the other servers that there is something new. */
  tellOthers(matchId: string): void {
    this.#notices?.publish(`${this.server} ${matchId}`).catch((error: unknown) => {
      if (!this.#isClosed) this.#log.warn({ err: error, matchId }, 'other servers were not told')
    })
  }

  /** Something else than an action changed: whoever looks at the match is shown it, here and elsewhere. */
  announce(matchId: string): void {
    this.#refreshLater(matchId)
    this.tellOthers(matchId)
  }

  #hear(payload: string): void {
    const [server, matchId] = payload.split(' ')
    if (server !== this.server && matchId) this.#refreshLater(matchId)
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

  /**
   * Takes over what other servers stored, one entry after the other, so that every state is shown. False when the match
   * is no more.
   */
  async #refresh(room: Room): Promise<boolean> {
    const before = room.match
    const matchId = before.facts.id
    const facts = await this.#store.readFacts(matchId)
    if (!facts) return false
    const isNewStart = hasStarted(facts) && !hasStarted(before.facts)
    room.adopt(isNewStart ? beginMatch(facts) : { facts, state: before.state })
    for (const entry of await this.#store.readLog(matchId, before.state.transactionLog.length)) {
      room.adopt(appendEntry(room.match, entry))
    }
    await this.#reclaimSeats(room)
    return true
  }

  /** We were taken for dead, but the players are still here. */
  async #reclaimSeats(room: Room): Promise<void> {
    for (const { role, connection, client } of room.viewings) {
      const { facts, state } = room.match
      if (role === 'spectator' || !client.isOpen || facts.seats[role]?.connection) continue
      await this.#store.attach(facts.id, role, connection, this.server)
      room.adopt({ facts: withSeat(facts, role, { connection, forfeitAt: null }), state })
      this.tellOthers(facts.id)
    }
  }

  /** Lets a bot move when it has thought for long enough. */
  scheduleBot({ facts, state }: Match): void {
    if (state.phase === 'gameOver' || !facts.turnDeadline || this.#isClosed) return
    if (!facts.seats[state.activePlayerIndex]?.bot) return
    const timer = setTimeout(
      () => {
        this.#timers.delete(timer)
        void this.#actForPlayer(facts.id)
      },
      // Timers may be a millisecond early.
      Math.max(0, facts.turnDeadline.getTime() - Date.now()) + 1,
    )
    this.#timers.add(timer)
  }

  async close(): Promise<void> {
    this.#isClosed = true
    for (const timer of this.#timers) clearTimeout(timer)
    await this.#queue.idle()
    await this.#store.retire(this.server).catch(() => {})
    await this.#notices?.close()
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
