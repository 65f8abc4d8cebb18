export type { Viewer } from '../../core/player.js'
export { orThrow } from '../../core/result.js'
export { type BotStrength, botAction, botStrengths } from './bot.js'
export { cardValue, isSameCard, orderedDeck } from './cards.js'
export { type ColumnAfter, type ColumnBefore, strikeColumn } from './combat.js'
export { seedCommitment } from './commitment.js'
export { phalanx } from './definition.js'
export { PhalanxError } from './error.js'
export { createInitialState, type GameConfig, noPlayer, startGame } from './game.js'
export { stateHash } from './hash.js'
export { brokenInvariant } from './invariants.js'
export { type JsonSchemaName, jsonSchemas } from './json-schema.js'
export { legalActions } from './legal-actions.js'
export {
  configOf,
  continueLog,
  followEntry,
  type LogVerdict,
  type Replay,
  type ReplayStep,
  recordAction,
  replayGame,
  replaySteps,
  verifyChain,
  verifyLog,
} from './log.js'
export {
  type ActionErrorCode,
  actionErrorCodes,
  type ClientMessage,
  type CreateMatchMessage,
  clientMessageSchema,
  clientMessages,
  type GameStateMessage,
  type GameStatePatchMessage,
  type JoinMatchMessage,
  type MatchErrorCode,
  type MatchOptions,
  matchErrorCodes,
  matchOptionsSchema,
  type ServerMessage,
  serverMessageSchema,
  type Visibility,
  visibilities,
  type WatchMatchMessage,
} from './messages.js'
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
export { defaultRulesVersion } from './state.js'
export { viewOf } from './view.js'
