import type { FastifyBaseLogger } from 'fastify'
import type { Match } from '../match.js'
import type { AnyAction } from '../server-game.js'

type PendingLookup = { readonly place: number; readonly abort: AbortController; timer?: NodeJS.Timeout }

export type PendingLookupsParameters = {
  /** Milliseconds before a failed lookup is tried again. */
  pause: number
  /** `place` is the sequence number of the action: the length of the log when the lookup began. */
  onFound: (matchId: string, place: number, action: AnyAction) => Promise<void>
  onProblem: (matchId: string, problem: string) => void
  log: FastifyBaseLogger
}

/** Slow lookups that matches wait for, at most one per match. */
export class PendingLookups {
  readonly #lookups = new Map<string, PendingLookup>()
  readonly #parameters: PendingLookupsParameters
  #isClosed = false

  constructor(parameters: PendingLookupsParameters) {
    this.#parameters = parameters
  }

  has(matchId: string): boolean {
    return this.#lookups.has(matchId)
  }

  /** Begins the lookup that the match waits for, unless one is pending. */
  begin(match: Match): void {
    const { facts, log } = match
    if (!facts.game.lookUp || this.#isClosed || this.#lookups.has(facts.id)) return
    const abort = new AbortController()
    const found = facts.game.lookUp(match, abort.signal)
    if (!found) return
    const lookup: PendingLookup = { place: log.length, abort }
    this.#lookups.set(facts.id, lookup)
    found.then(
      (action) => this.#found(facts.id, lookup, action),
      (error: unknown) => this.#failed(facts.id, lookup, error),
    )
  }

  async #found(matchId: string, lookup: PendingLookup, action: AnyAction | undefined): Promise<void> {
    if (lookup.abort.signal.aborted) return
    const { onFound, log } = this.#parameters
    try {
      if (action) await onFound(matchId, lookup.place, action)
    } catch (error) {
      log.warn({ err: error, matchId }, 'the result of a lookup could not be stored')
    }
    // Where it was not stored, the next sweep begins the lookup again.
    this.#forget(matchId, lookup)
  }

  #failed(matchId: string, lookup: PendingLookup, error: unknown): void {
    if (lookup.abort.signal.aborted) return
    const { onProblem, log } = this.#parameters
    log.warn({ err: error, matchId }, 'a lookup failed; its match waits')
    onProblem(matchId, error instanceof Error ? error.message : String(error))
    lookup.timer = setTimeout(() => this.#forget(matchId, lookup), this.#parameters.pause)
  }

  /** Aborts the lookup of a match whose log already has an entry at its place. */
  drop({ facts, log }: Match): void {
    const lookup = this.#lookups.get(facts.id)
    if (!lookup || lookup.place >= log.length) return
    this.#end(lookup)
    this.#lookups.delete(facts.id)
  }

  #forget(matchId: string, lookup: PendingLookup): void {
    if (this.#lookups.get(matchId) === lookup) this.#lookups.delete(matchId)
  }

  #end({ abort, timer }: PendingLookup): void {
    abort.abort()
    clearTimeout(timer)
  }

  close(): void {
    this.#isClosed = true
    for (const lookup of this.#lookups.values()) this.#end(lookup)
    this.#lookups.clear()
  }
}
