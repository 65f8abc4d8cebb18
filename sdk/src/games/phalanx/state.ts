import type { PlayerIndex } from '../../core/player.js'

export { otherPlayer, type PlayerIndex } from '../../core/player.js'

export const suits = ['spades', 'hearts', 'diamonds', 'clubs'] as const
export const ranks = ['A', '2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K'] as const
export const damageModes = ['cumulative', 'per-turn'] as const
export const phases = ['setup', 'deployment', 'combat', 'reinforcement', 'gameOver'] as const
export const victoryTypes = ['lpDepletion', 'cardDepletion', 'forfeit'] as const
/** Who takes the first combat turn: 0, the player who deployed last; 1, player 0. */
export const rulesVersions = [0, 1] as const

export type Suit = (typeof suits)[number]
export type Rank = (typeof ranks)[number]
export type DamageMode = (typeof damageModes)[number]
export type Phase = (typeof phases)[number]
export type VictoryType = (typeof victoryTypes)[number]
export type RulesVersion = (typeof rulesVersions)[number]
export type Column = 0 | 1 | 2 | 3

/** The version of the rules for matches and records that do not name one. */
export const defaultRulesVersion: RulesVersion = 1

export const columns: readonly Column[] = [0, 1, 2, 3]
export const startingLifepoints = 20
export const startingHand = 12
export const reinforcedHand = 4
export const cardsToDeploy = 16

export type Card = { readonly suit: Suit; readonly rank: Rank }

export type Position = { readonly row: 0 | 1; readonly col: Column }

export type BattlefieldCard = {
  readonly card: Card
  readonly position: Position
  readonly currentHp: number
  readonly faceDown: boolean
}

/** Cells 0–3 are the front row, 4–7 the back row. */
export type Battlefield = readonly (BattlefieldCard | null)[]

export type PlayerState = {
  readonly player: { readonly id: string; readonly name: string }
  readonly hand: readonly Card[]
  readonly battlefield: Battlefield
  readonly drawpile: readonly Card[]
  readonly discardPile: readonly Card[]
  readonly lifepoints: number
  /** Only in a view: the numbers of cards, which may be hidden there. */
  readonly handCount?: number
  readonly drawpileCount?: number
}

export type Shuffle = { readonly scheme: 'sha256-counter'; readonly seed: string }

export type GameOptions = {
  readonly damageMode: DamageMode
  /** The shuffle of the decks; without it they are shuffled by `rngSeed`. */
  readonly shuffle?: Shuffle
}

export type Outcome = {
  readonly winnerIndex: PlayerIndex
  readonly victoryType: VictoryType
  readonly turnNumber: number
}

/** The game itself; the server adds the transaction log. */
export type Game = {
  readonly players: readonly [PlayerState, PlayerState]
  readonly activePlayerIndex: PlayerIndex
  readonly phase: Phase
  readonly turnNumber: number
  readonly rngSeed: number
  readonly gameOptions: GameOptions
  readonly outcome?: Outcome
  readonly reinforcement?: { readonly column: Column; readonly attackerIndex: PlayerIndex }
}

export type Action =
  | {
      readonly type: 'deploy'
      readonly playerIndex: PlayerIndex
      readonly card: Card
      readonly column: Column
    }
  | {
      readonly type: 'attack'
      readonly playerIndex: PlayerIndex
      readonly attackerPosition: Position
      readonly targetPosition: Position
    }
  | { readonly type: 'pass'; readonly playerIndex: PlayerIndex }
  | { readonly type: 'reinforce'; readonly playerIndex: PlayerIndex; readonly card: Card }
  | { readonly type: 'forfeit'; readonly playerIndex: PlayerIndex }

export const combatBonuses = [
  'aceInvulnerable',
  'aceVsAce',
  'diamondDeathShield',
  'clubDoubleOverflow',
  'spadeDoubleLp',
  'heartDeathShield',
] as const
export type CombatBonus = (typeof combatBonuses)[number]

export type CombatStep = {
  readonly target: 'frontCard' | 'backCard' | 'playerLp'
  readonly card?: Card
  readonly incomingDamage: number
  readonly hpBefore?: number
  readonly effectiveHp?: number
  readonly absorbed?: number
  readonly overflow?: number
  readonly damage: number
  readonly hpAfter?: number
  readonly destroyed?: boolean
  readonly lpBefore?: number
  readonly lpAfter?: number
  readonly bonuses?: readonly CombatBonus[]
}

export type CombatLog = {
  readonly turnNumber: number
  readonly attackerPlayerIndex: PlayerIndex
  readonly attackerCard: Card
  readonly targetColumn: Column
  readonly baseDamage: number
  readonly steps: readonly CombatStep[]
  readonly totalLpDamage: number
}

export type TransactionDetail =
  | { readonly type: 'deploy'; readonly gridIndex: number; readonly phaseAfter: Phase }
  | {
      readonly type: 'attack'
      readonly combat: CombatLog
      readonly reinforcementTriggered: boolean
      readonly victoryTriggered: boolean
    }
  | { readonly type: 'pass' }
  | {
      readonly type: 'reinforce'
      readonly column: Column
      readonly gridIndex: number
      readonly cardsDrawn: number
      readonly reinforcementComplete: boolean
    }
  | { readonly type: 'forfeit'; readonly winnerIndex: PlayerIndex }

export type TransactionLogEntry = {
  readonly sequenceNumber: number
  readonly action: Action
  readonly stateHashBefore: string
  readonly stateHashAfter: string
  readonly timestamp: string
  readonly details: TransactionDetail
}

/** The state as it is sent: the game and its log. */
export type GameState = Game & { readonly transactionLog: readonly TransactionLogEntry[] }

const values: Record<Rank, number> = {
  A: 1,
  '2': 2,
  '3': 3,
  '4': 4,
  '5': 5,
  '6': 6,
  '7': 7,
  '8': 8,
  '9': 9,
  T: 10,
  J: 11,
  Q: 11,
  K: 11,
}

/** Attack and full HP of a card. */
export const cardValue = (card: Card): number => values[card.rank]

export const isSameCard = (a: Card, b: Card): boolean => a.suit === b.suit && a.rank === b.rank

const deck: readonly Card[] = suits.flatMap((suit) => ranks.map((rank) => ({ suit, rank })))

/** The 52 cards suit by suit, before any shuffle. */
export const orderedDeck = (): Card[] => [...deck]

// Objects are built field by field in a fixed order: V8 creates and reads objects of one hidden class several times as fast
// as spread copies, and a server creates thousands per second.

export type PlayerChange = Partial<
  Pick<PlayerState, 'hand' | 'battlefield' | 'drawpile' | 'discardPile' | 'lifepoints'>
>

/** A player's state with changed fields. */
export function nextPlayer(before: PlayerState, change: PlayerChange): PlayerState {
  // A view has counts of hidden cards, which bots that apply actions to it keep.
  if (before.handCount !== undefined) return { ...before, ...change }
  return {
    player: before.player,
    hand: change.hand ?? before.hand,
    battlefield: change.battlefield ?? before.battlefield,
    drawpile: change.drawpile ?? before.drawpile,
    discardPile: change.discardPile ?? before.discardPile,
    lifepoints: change.lifepoints ?? before.lifepoints,
  }
}

export type GameChange = {
  players?: Game['players']
  activePlayerIndex?: Game['activePlayerIndex']
  phase?: Game['phase']
  turnNumber?: number
  /** `outcome` and `reinforcement` are absent in the next game unless they are set here. */
  outcome?: Game['outcome']
  reinforcement?: Game['reinforcement'] | undefined
}

/** A game with changed fields. */
export function nextGame(before: Game, change: GameChange): Game {
  const { outcome, reinforcement } = change
  const game: Game = {
    players: change.players ?? before.players,
    activePlayerIndex: change.activePlayerIndex ?? before.activePlayerIndex,
    phase: change.phase ?? before.phase,
    turnNumber: change.turnNumber ?? before.turnNumber,
    rngSeed: before.rngSeed,
    gameOptions: before.gameOptions,
  }
  if (outcome) return reinforcement ? { ...game, outcome, reinforcement } : { ...game, outcome }
  return reinforcement ? { ...game, reinforcement } : game
}
