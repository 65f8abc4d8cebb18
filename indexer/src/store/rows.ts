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

  /** Deletes through the store, so that a reorganisation restores the row. */
  async save(store: Store): Promise<void> {
    await store.upsert([...this.#changed].map((id) => this.#rows.get(id) as E))
    this.#changed.clear()
  }
}
