import type { PlayerIndex } from './state.js'

/** The events of the rules, in the order of the protocol's variants. `player` is an index. */
export type GameEvent =
  | {
      readonly type: 'ActionApplied'
      readonly player: PlayerIndex
      readonly actionType: number
      /** The six bytes after the action's type. */
      readonly payload: Uint8Array
    }
  | {
      readonly type: 'CardPlayed'
      readonly player: PlayerIndex
      readonly cardId: number
      readonly slot: number
    }
  | {
      readonly type: 'SpellUsed'
      readonly player: PlayerIndex
      readonly cardId: number
      readonly target: number
    }
  | {
      readonly type: 'AttackResolved'
      readonly attackerSlot: number
      /** 7 is the player. */
      readonly defenderSlot: number
      /** Damage to the attacker. */
      readonly damageAttacker: number
      /** Damage to the defender. */
      readonly damageDefender: number
    }
  | {
      readonly type: 'UnitDied'
      readonly player: PlayerIndex
      readonly slot: number
      readonly cardId: number
    }
  | { readonly type: 'PlayerDamaged'; readonly player: PlayerIndex; readonly amount: number }
  | {
      readonly type: 'UnitDamaged'
      readonly player: PlayerIndex
      readonly slot: number
      readonly amount: number
    }
  | { readonly type: 'PlayerHealed'; readonly player: PlayerIndex; readonly amount: number }
  | {
      readonly type: 'UnitHealed'
      readonly player: PlayerIndex
      readonly slot: number
      readonly amount: number
    }
  | {
      readonly type: 'AttackRaised'
      readonly player: PlayerIndex
      readonly slot: number
      readonly amount: number
    }
  | { readonly type: 'CardDrawn'; readonly player: PlayerIndex; readonly cardId: number }
  | { readonly type: 'TurnEnded'; readonly newActivePlayer: PlayerIndex }
  | { readonly type: 'GameEnded'; readonly winner: PlayerIndex | null }
  | { readonly type: 'TimedOut'; readonly player: PlayerIndex }
  | { readonly type: 'Resigned'; readonly player: PlayerIndex }
  | { readonly type: 'GameCancelled' }
