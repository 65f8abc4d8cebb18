export { cardValue, isSameCard, orderedDeck } from './cards.js'
export { type ColumnAfter, type ColumnBefore, strikeColumn } from './combat.js'
export { PhalanxError, type PhalanxErrorCode } from './error.js'
export { type GameConfig, startGame } from './game.js'
export { stateHash } from './hash.js'
export { legalActions } from './legal-actions.js'
export { type LogVerdict, type ReplayStep, replaySteps, verifyLog } from './replay.js'
export { type Applied, applyAction } from './rules.js'
export {
  actionSchema,
  cardSchema,
  gameOptionsSchema,
  gameStateSchema,
  transactionLogEntrySchema,
} from './schema.js'
export type {
  Action,
  Battlefield,
  BattlefieldCard,
  Card,
  Column,
  CombatBonus,
  CombatLog,
  CombatStep,
  DamageMode,
  Game,
  GameOptions,
  GameState,
  Outcome,
  Phase,
  PlayerIndex,
  PlayerState,
  Position,
  Rank,
  Shuffle,
  Suit,
  TransactionDetail,
  TransactionLogEntry,
  VictoryType,
} from './state.js'
export { type Viewer, viewOf } from './view.js'
