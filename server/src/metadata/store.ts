import type { DependencyHealth } from '@fivefold/sdk/match'

/** 0: games wait for it. 1: in a running game, score = place in the deck. 2: newly registered. 3: everything else. */
export const queues = [0, 1, 2, 3] as const
export type Queue = (typeof queues)[number]

export type QueuedCard = { readonly id: number; readonly score: number }

export type ListedCard = QueuedCard & { readonly queue: Queue }

/** A card that one worker, and no other, is fetching. */
export type Claim = {
  readonly cardId: number
  /** Distinguishes this claim from a later one of the same card. */
  readonly startedAt: number
  /** 1 for the first time. */
  readonly attempt: number
}

export type Failure = { readonly code: string; readonly message: string }

/** The result of fetching a card. */
export type Outcome = { readonly lot: string } | { readonly failure: Failure }

export type StoreCounts = {
  readonly queued: Readonly<Record<Queue, number>>
  /** Waiting for another try. */
  readonly retrying: number
  readonly inflight: number
  readonly cached: number
  readonly failed: number
}

/** The queues and lots. Every method is atomic. */
export type MetadataStore = {
  /** Queues cards; those in a more urgent queue stay there. Skips cached cards, and failed ones unless `again`. */
  enqueue(cards: readonly QueuedCard[], queue: Queue, again: boolean): Promise<void>
  outcome(cardId: number): Promise<Outcome | undefined>
  /** The most urgent card, once the rate allows another fetch; else how long to wait, in milliseconds. */
  claim(): Promise<Claim | { readonly waitFor: number }>
  /** Stores the lot and notifies the waiting games. False where another worker stored it first. */
  complete(claim: Claim, lot: string): Promise<boolean>
  /** Puts a card back into its queue after a pause. */
  retry(claim: Claim, pause: number): Promise<void>
  /** Abandons a card and notifies the waiting games. */
  fail(claim: Claim, failure: Failure): Promise<void>
  /** Hands a card back as if it had not been claimed. */
  release(claim: Claim): Promise<void>
  /** Called for every card that any worker completes or abandons; may miss some while a connection is down. */
  onOutcome(listener: (cardId: number, outcome: Outcome) => void): void
  /** The first cards of the queues, in the order in which they will be fetched. */
  list(limit: number): Promise<ListedCard[]>
  counts(): Promise<StoreCounts>
  check(): Promise<DependencyHealth | undefined>
  close(): Promise<void>
}

export type StoreOptions = {
  /** Milliseconds between two fetches, of all workers together. */
  interval: number
  /** Milliseconds after which a claimed card counts as lost and is queued again. */
  lease: number
  /** How long to wait when the queues are empty. */
  idle: number
  /** For tests; without it the store has a clock of its own. */
  now?: (() => number) | undefined
}

export const defaultStoreOptions: StoreOptions = { interval: 500, lease: 30_000, idle: 100 }

/** A loaner has no document, so it does not count against the rate limit. */
export const isFree = (cardId: number): boolean => cardId < 0
