export { ScaleWriter } from '../../core/scale.js'
export {
  type Action,
  actionSchema,
  actionSize,
  actionTypes,
  decodeActions,
  encodeActions,
  payloadLimit,
} from './actions.js'
export { type BoosterRow, boosterSize, openBooster } from './booster.js'
export { type BotStrength, botStrengths, botTurn } from './bot.js'
export { cardName, effectText, shortEffectText } from './card-text.js'
export { effectIds, effectOf, findCard, magnitudeOf, packEffect } from './cards.js'
export {
  boosterTable,
  type CatalogueCard,
  catalogue,
  catalogueStats,
  demoDeck,
  nameHash,
  type Rarity,
  rarities,
} from './catalogue.js'
export { decodeCards, decodeGame, encodeCards, encodeGame, writeCards, writeGame } from './codec.js'
export { ccg } from './definition.js'
export {
  CcgError,
  describeReason,
  describeRefusal,
  orThrow,
  type Reason,
  type StartError,
  type SubmitError,
} from './error.js'
export * from './error-codec.js'
export * from './event-codec.js'
export type { GameEvent } from './events.js'
export { hash, stateHash } from './hash.js'
export { type HashChain, linkAt, makeChain } from './hash-chain.js'
export { legalActions, spellTargets } from './legal-actions.js'
export { type Preview, previewActions } from './preview.js'
export {
  gameRecordToJson,
  gameToJson,
  hexSchema,
  parseGameRecord,
  toHex,
} from './record-json.js'
export {
  type GameRecord,
  type RecordedBatch,
  type Replay,
  type ReplayStep,
  type Resignation,
  replayGame,
  replaySteps,
  type TimeoutClaim,
} from './replay.js'
export {
  type Batch,
  claimTimeout,
  isLinkWanted,
  resignGame,
  type SubmitResult,
  submitBatch,
  turnEndsAt,
} from './rules.js'
export { type GameStart, type Seat, type StartResult, startGame } from './start.js'
export {
  type Board,
  type CardStats,
  cardTypes,
  copiesAllowed,
  deckSize,
  drawSchemes,
  energyLimit,
  type Game,
  gameStatus,
  handLimit,
  isOver,
  otherPlayer,
  type PlayerIndex,
  type PlayerState,
  rulesVersions,
  type Slot,
  slotCount,
  startingHp,
  type Unit,
  winnerOf,
} from './state.js'
export { needsTarget, readTarget, type Target, targetByte } from './target.js'
