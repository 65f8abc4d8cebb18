import type { Bytes32, Pair, Triple } from './state.js'

type Fields = {
  gameOpened: { playerKey: Bytes32; stack: bigint }
  playerJoined: { playerKey: Bytes32; stack: bigint }
  committed: { player: number; round: number }
  randomRequested: { kind: number; nonce: bigint }
  relicsOffered: { offers: Pair<Triple<number>> }
  chosen: { player: number; choice: number }
  dealt: { swaps: Pair<number>; jokers: Pair<number> }
  swapped: { player: number; mask: number }
  shown: { player: number; cards: readonly number[] }
  arranged: { player: number }
  locked: { player: number; auto: boolean; autoPlayed: boolean }
  opened: { player: number; position: number; card: number }
  raised: { player: number; amount: bigint; bet: bigint }
  called: { player: number; bet: bigint }
  folded: { player: number; returned: bigint }
  revealed: { player: number }
  roundScored: { round: number; scores: Pair<number>; winner: number; hearts: Pair<number> }
  suddenDeath: { round: number }
  gameEnded: { winner: number; end: number }
}

export type EventType = keyof Fields
export type GameEvent = { [T in EventType]: { readonly type: T } & Readonly<Fields[T]> }[EventType]
