import type { ComboTier, Edge, PlacedCard } from './state.js'

type Attack = {
  readonly from: number
  readonly to: number
  /** Direct: by the placed card. Chain: by a card flipped this turn. */
  readonly kind: 'direct' | 'chain'
  /** The two strengths that were compared. */
  readonly attack: number
  readonly defence: number
  readonly wonBy: 'strength' | 'flame' | 'janken'
}

/** The events of a turn, in order, with everything needed to show them step by step. */
export type TurnEvent =
  /** The card got a combo's bonus, or the second player's first-move bonus. */
  | { readonly type: 'bonus'; readonly from: ComboTier | 'firstMove'; readonly plus: number }
  /** The card was placed on the opponent's mark. */
  | {
      readonly type: 'markHit'
      readonly cell: number
      readonly delta: number
      readonly ignoredBy: 'fever' | 'shadow' | 'light' | null
    }
  | {
      readonly type: 'earth'
      readonly edge: Edge
      readonly boost: number
      readonly opposite: Edge
      readonly penalty: number
    }
  | { readonly type: 'cosmic'; readonly plus: number }
  | { readonly type: 'placed'; readonly cell: number; readonly card: PlacedCard }
  | { readonly type: 'thunder'; readonly from: number; readonly to: number; readonly delta: number }
  | ({ readonly type: 'captured' } & Attack)
  | ({ readonly type: 'shieldHit'; readonly shieldLeft: number } & Attack)
  /** A chain attack that Metal withstood. */
  | ({ readonly type: 'metalHeld' } & Attack)
  | { readonly type: 'combo'; readonly count: number; readonly tier: ComboTier; readonly plus: number }
  | { readonly type: 'markExpired'; readonly cell: number }
  | { readonly type: 'markSet'; readonly cell: number; readonly left: number }
