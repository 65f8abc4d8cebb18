import type { Store } from '@subsquid/typeorm-store'
import { Any, type FindOptionsWhere } from 'typeorm'

type Row = { id: string }

/** Rows of one table: loaded once per batch, changed in memory, written once. */
export class Rows<E extends Row> {
  readonly #rows: Map<string, E>
  readonly #changed = new Set<string>()

  private constructor(rows: E[]) {
    this.#rows = new Map(rows.map((row) => [row.id, row]))
  }

  static async load<E extends Row>(store: Store, entity: new () => E, ids: string[]): Promise<Rows<E>> {
    const wanted = [...new Set(ids)]
    if (wanted.length === 0) return new Rows<E>([])
    return new Rows(await store.findBy(entity, { id: Any(wanted) } as FindOptionsWhere<E>))
  }

  get(id: string): E | undefined {
    return this.#rows.get(id)
  }

  set(row: E): void {
    this.#rows.set(row.id, row)
    this.#changed.add(row.id)
  }

  /** All rows, loaded and new. */
  values(): Iterable<E> {
    return this.#rows.values()
  }

  /** Writes the changed rows through the store, so that a reorganisation restores the rows before. */
  async save(store: Store): Promise<void> {
    await store.upsert([...this.#changed].map((id) => this.#rows.get(id) as E))
    this.#changed.clear()
  }
}

/** How the rows of some tables follow from events. */
export type Derivation<E, Tables> = {
  /** Loads the rows that these events may change. A table comes after those that it refers to. */
  load: (store: Store, events: E[]) => Promise<Tables>
  /** Changes the rows in memory. Must ignore events that are already stored: blocks may be read twice. */
  apply: (tables: Tables, event: E) => void
}

/** A function that writes the rows of events. */
export function deriveRows<E, Tables extends Readonly<Record<string, Pick<Rows<Row>, 'save'>>>>({
  load,
  apply,
}: Derivation<E, Tables>) {
  return async (store: Store, events: E[]): Promise<void> => {
    if (events.length === 0) return
    const tables = await load(store, events)
    for (const event of events) apply(tables, event)
    for (const rows of Object.values(tables)) await rows.save(store)
  }
}
