import type { FastifyBaseLogger } from 'fastify'
import type { Match } from '../match.js'
import type { AnyAction } from '../server-game.js'

type PendingLookup = { readonly place: number; readonly abort: AbortController; timer?: NodeJS.Timeout }

export type PendingLookupsParameters = {
  /** Milliseconds before something that could not be found is looked for again. */
  pause: number
  /** `place` is the length of the log that the action belongs behind. */
  onFound: (matchId: string, place: number, action: AnyAction) => Promise<void>
  onProblem: (matchId: string, problem: string) => void
  log: FastifyBaseLogger
}

/** What matches wait for that takes the server time to find out, one search a match. */
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

  /** Looks for what the match waits for, unless that goes on already. */
  begin(match: Match): void {
    const { facts, log } = match
    if (!facts.game.lookUp || this.#isClosed || this.#lookups.has(facts.id)) return
    const abort = new AbortController()
    const found = facts.game.lookUp(match, abort.signal)
    if (!found) return
    const search: PendingLookup = { place: log.length, abort }
    this.#lookups.set(facts.id, search)
    found.then(
      (action) => this.#found(facts.id, search, action),
      (error: unknown) => this.#failed(facts.id, search, error),
    )
  }

  async #found(matchId: string, search: PendingLookup, action: AnyAction | undefined): Promise<void> {
    if (search.abort.signal.aborted) return
    const { onFound, log } = this.#parameters
    try {
      if (action) await onFound(matchId, search.place, action)
    } catch (error) {
      log.warn({ err: error, matchId }, 'what was found could not be stored')
    }
    // Where it was not stored the next look at the clocks begins again.
    this.#forget(matchId, search)
  }

  #failed(matchId: string, search: PendingLookup, error: unknown): void {
    if (search.abort.signal.aborted) return
    const { onProblem, log } = this.#parameters
    log.warn({ err: error, matchId }, 'a match waits for what cannot be found')
    onProblem(matchId, error instanceof Error ? error.message : String(error))
    search.timer = setTimeout(() => this.#forget(matchId, search), this.#parameters.pause)
  }

  /** Ends the search that a match has gone past. */
  drop({ facts, log }: Match): void {
    const search = this.#lookups.get(facts.id)
    if (!search || search.place >= log.length) return
    this.#end(search)
    this.#lookups.delete(facts.id)
  }

  #forget(matchId: string, search: PendingLookup): void {
    if (this.#lookups.get(matchId) === search) this.#lookups.delete(matchId)
  }

  #end({ abort, timer }: PendingLookup): void {
    abort.abort()
    clearTimeout(timer)
  }

  close(): void {
    this.#isClosed = true
    for (const search of this.#lookups.values()) this.#end(search)
    this.#lookups.clear()
  }
}
