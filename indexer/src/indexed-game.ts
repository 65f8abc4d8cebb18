import type { ChainName } from '@fivefold/sdk/indexer'
import type { Store } from '@subsquid/typeorm-store'
import type { EmittedLog } from './evm/read-logs.js'
import type { EmittedEvent } from './polkadot/read-emitted.js'
import type { EmittedItem } from './solana/read-items.js'

/** What each chain's processor passes to a game: one event, not yet decoded. */
export type EmittedOn = { evm: EmittedLog; polkadot: EmittedEvent; solana: EmittedItem }

/** What a game must name besides its contract, so that the chain's processor requests its events. */
type SubscriptionOn = {
  /** The signatures of the events. */
  evm: { readonly topics: readonly string[] }
  /** All events of a contract are read. */
  polkadot: object
  /** Discriminators, in hex, of the instructions to read besides all logs of the program. */
  solana: { readonly instructions: readonly string[] }
}

/** A contract or program whose events a game reads. */
export type IndexedContract<C extends ChainName = ChainName, Event = unknown> = SubscriptionOn[C] & {
  /** Decodes an event; undefined if it changes no row. If it throws, the event is quarantined. */
  read(emitted: EmittedOn[C]): Event | undefined
}

/**
 * One game as the indexer sees it: the events it reads from its chain and the rows it derives from them. A processor passes
 * a game only what its own `read` returned, so `save` may name its own type for events.
 */
export interface IndexedGame<C extends ChainName = ChainName, Event = unknown> {
  /** The `id` of the SDK's game; the ledger, which holds the results of several games, has its own. */
  readonly id: string
  readonly chain: C
  /** By their names in the deployment file. A contract belongs to one game. */
  readonly contracts: Readonly<Record<string, IndexedContract<C, Event>>>
  /**
   * The tables that only this game fills; a table comes before those that it refers to. They are emptied when the chain is
   * indexed from the beginning. After a reorganisation the store restores their rows, so `save` must write through it.
   */
  readonly tables: readonly string[]
  /** Writes the rows of these events, in chain order. Must be idempotent: blocks may be read twice. */
  save(store: Store, events: Event[]): Promise<void>
}

/** Defines a game for the processor of its chain. The type of its events is checked here; the processor does not know it. */
export function defineIndexedGame<C extends ChainName, Event>(game: IndexedGame<C, Event>): IndexedGame<C> {
  return game
}

/** The games of each chain, imported on demand: a game loads the libraries of its chain. */
export type IndexedGames = { readonly [C in ChainName]: readonly (() => Promise<IndexedGame<C>>)[] }
