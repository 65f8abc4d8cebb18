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
  /** Writes the rows of these events. Called again with fewer of them if the database rejects one. */
  save: Save<E>
}

/** Saves the events of a batch. Events that could not be decoded or cannot be stored are quarantined. */
export async function saveEvents<E>(
  store: Store,
  { chain, read, save }: SaveEventsParameters<E>,
): Promise<void> {
  const unstorable = await saveStorable(store, read.events, save)
  await quarantine(store, chain, [...read.rejected, ...unstorable])
}

/** Saves all at once, which nearly always works, otherwise per transaction. Returns what could not be stored. */
async function saveStorable<E>(store: Store, events: ReadEvent<E>[], save: Save<E>): Promise<Rejected[]> {
  if (events.length === 0 || (await trySave(store, events, save)) === undefined) return []
  const rejected: Rejected[] = []
  for (const group of byTransaction(events)) rejected.push(...(await saveTransaction(store, group, save)))
  return rejected
}

/** Events of one transaction can depend on each other (a CCG move and its effects), so they are saved together. */
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
 * Finds the first event with which saving fails: the last one of the shortest failing prefix.
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
 * Saves events after a savepoint: without one, the first statement that Postgres rejects aborts the transaction of the
 * batch. Returns why they cannot be stored, with nothing changed; throws errors that the events did not cause.
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

/** Squid's store has no public access to its transaction; a nested transaction is a savepoint. */
function transactionOf(store: Store): EntityManager {
  // biome-ignore lint/complexity/useLiteralKeys: TypeScript lets only this form see a private member.
  return store['em']()
}

/** Cardinality, data, integrity, and limits such as the row size: the same events would fail again. */
const dataErrors = /^(21|22|23|54)/

/** A lost connection, a deadlock or a full disk is not caused by the events; an exception of the handlers is. */
function isAboutData(error: unknown): boolean {
  if (error instanceof QueryFailedError) return dataErrors.test(codeOf(error.driverError))
  return !(error instanceof TypeORMError)
}
