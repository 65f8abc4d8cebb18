import type { Store } from '@subsquid/typeorm-store'
import { type EntityManager, QueryFailedError, TypeORMError } from 'typeorm'
import type { Chain } from '../model/index.js'
import type { ReadEvent, ReadResult, Rejected } from '../read-each.js'
import { messageOf } from '../retry.js'
import { codeOf } from './create-database.js'
import { quarantine } from './quarantine.js'

type Save<E> = (store: Store, events: E[]) => Promise<void>

export type SaveEventsParameters<E> = {
  chain: Chain
  read: ReadResult<E>
  /** Writes the rows of these events. Runs again with fewer of them when the database refuses one. */
  save: Save<E>
}

/** Saves the events of a batch. Those that were not read, or that cannot be stored, go to the quarantine. */
export async function saveEvents<E>(
  store: Store,
  { chain, read, save }: SaveEventsParameters<E>,
): Promise<void> {
  const unstorable = await saveStorable(store, read.events, save)
  await quarantine(store, chain, [...read.rejected, ...unstorable])
}

/** All at once, as nearly always works; else transaction by transaction. Returns what could not be stored. */
async function saveStorable<E>(store: Store, events: ReadEvent<E>[], save: Save<E>): Promise<Rejected[]> {
  if (events.length === 0 || (await trySave(store, events, save)) === undefined) return []
  const rejected: Rejected[] = []
  for (const group of byTransaction(events)) rejected.push(...(await saveTransaction(store, group, save)))
  return rejected
}

/** Events of one transaction can belong together (a move of the CCG and what it caused), so they are saved together. */
function byTransaction<E>(events: ReadEvent<E>[]): ReadEvent<E>[][] {
  const groups: ReadEvent<E>[][] = []
  for (const each of events) {
    const { block, transaction } = each.source.location
    const group = groups.at(-1)
    const last = group?.at(-1)?.source.location
    if (group && last?.block === block && last.transaction === transaction) group.push(each)
    else groups.push([each])
  }
  return groups
}

async function saveTransaction<E>(store: Store, events: ReadEvent<E>[], save: Save<E>): Promise<Rejected[]> {
  const rest = [...events]
  const rejected: Rejected[] = []
  for (;;) {
    const reason = await trySave(store, rest, save)
    if (reason === undefined) return rejected
    const culprit = await findCulprit(store, rest, save, reason)
    rejected.push(culprit)
    rest.splice(culprit.index, 1)
  }
}

/**
 * The first event with which saving fails: the last of the shortest list of first events that fails.
 *
 * @param reason - why all of them together cannot be stored
 */
async function findCulprit<E>(
  store: Store,
  events: ReadEvent<E>[],
  save: Save<E>,
  reason: string,
): Promise<Rejected & { index: number }> {
  let [works, fails] = [0, events.length]
  while (fails - works > 1) {
    const middle = (works + fails) >> 1
    const found = await trySave(store, events.slice(0, middle), save, { keep: false })
    if (found === undefined) works = middle
    else [fails, reason] = [middle, found]
  }
  const culprit = events[works]
  if (!culprit) throw new Error(reason)
  return { index: works, source: culprit.source, reason }
}

let attemptedAt = 0

/** When the database last answered an attempt to save events, in milliseconds. */
export const lastAttempt = (): number => attemptedAt

class Undo extends Error {}

/**
 * Saves events behind a savepoint: without one, the first statement that Postgres refuses ends the transaction of the
 * whole batch. Returns why they cannot be stored, with nothing changed; throws what is not the events' fault.
 */
async function trySave<E>(
  store: Store,
  events: ReadEvent<E>[],
  save: Save<E>,
  { keep = true } = {},
): Promise<string | undefined> {
  try {
    await transactionOf(store).transaction(async () => {
      await save(
        store,
        events.map(({ event }) => event),
      )
      if (!keep) throw new Undo()
    })
    return undefined
  } catch (error) {
    if (error instanceof Undo) return undefined
    if (!isAboutData(error)) throw error
    return messageOf(error)
  } finally {
    attemptedAt = Date.now()
  }
}

/** Squid's store has no public way to its transaction; a transaction within it is a savepoint. */
function transactionOf(store: Store): EntityManager {
  // biome-ignore lint/complexity/useLiteralKeys: TypeScript lets only this form see a private member.
  return store['em']()
}

/** Cardinality, data, integrity, and limits such as the size of a row: the same events fail again. */
const dataErrors = /^(21|22|23|54)/

/** A lost connection, a deadlock or a full disk is not the events' fault. What our own code throws on them is. */
function isAboutData(error: unknown): boolean {
  if (error instanceof QueryFailedError) return dataErrors.test(codeOf(error.driverError))
  return !(error instanceof TypeORMError)
}
