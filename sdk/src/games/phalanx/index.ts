export type { Viewer } from '../../core/player.js'
export { orThrow } from '../../core/result.js'
export { type BotStrength, botAction, botStrengths } from './bot.js'
export { type ColumnAfter, type ColumnBefore, strikeColumn } from './combat.js'
export { seedCommitment } from './commitment.js'
export { phalanx } from './definition.js'
export { PhalanxError } from './error.js'
export { createInitialState, type GameConfig, noPlayer, startGame } from './game.js'
export { brokenInvariant } from './invariants.js'
export { type JsonSchemaName, jsonSchemas } from './json-schema.js'
export { legalActions } from './legal-actions.js'
export * from './log.js'
export { stateHash } from './log.js'
export * from './messages.js'
export { type Applied, applyAction } from './rules.js'
export {
  actionSchema,
  cardSchema,
  gameOptionsSchema,
  gameRecordSchema,
  gameStateSchema,
  rulesVersionSchema,
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
  RulesVersion,
  Shuffle,
  Suit,
  TransactionDetail,
  TransactionLogEntry,
  VictoryType,
} from './state.js'
export { cardValue, defaultRulesVersion, isSameCard, orderedDeck } from './state.js'
export { viewOf } from './view.js'
