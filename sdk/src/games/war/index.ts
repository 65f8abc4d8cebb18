export { orThrow } from '../../core/result.js'
export { announcements } from './announce.js'
export { botAction, legalActions } from './bot.js'
export {
  type CardFace,
  cardFace,
  cardName,
  chooseNfts,
  faceValue,
  isLoaner,
  knownLots,
  loaner,
  lotPriority,
  type OwnedCard,
  totalCards,
} from './cards.js'
export { type Comparison, compareCards } from './compare.js'
export { war } from './definition.js'
export { type CardDocument, cardDocuments } from './documents.js'
export { WarError, type WarErrorCode } from './error.js'
export {
  configOf,
  createInitialState,
  dealDeck,
  type GameConfig,
  noPlayer,
  type PlayerConfig,
  startGame,
} from './game.js'
export { brokenInvariant } from './invariants.js'
export { type JsonSchemaName, jsonSchemas } from './json-schema.js'
export * from './log.js'
export { stateHash } from './log.js'
export * from './messages.js'
export { type RandomMatch, randomAction, randomMatch } from './random-game.js'
export { type Applied, applyAction, lotsNeeded, mayFlip } from './rules.js'
export {
  actionSchema,
  cardSchema,
  gameRecordSchema,
  gameStateSchema,
  lotSchema,
  transactionLogEntrySchema,
} from './schema.js'
export {
  agreeSeed,
  combineSecrets,
  createSecret,
  jointCommitment,
  seedCommitment,
} from './seed.js'
export {
  type Action,
  type Card,
  type CardLot,
  deckSize,
  type Game,
  type GameState,
  type Outcome,
  otherPlayer,
  type Phase,
  type PlayedCard,
  type PlayerIndex,
  type PlayerState,
  roundLimit,
  type SeedAgreement,
  type Step,
  type TransactionDetail,
  type TransactionLogEntry,
  type VictoryType,
} from './state.js'
export { viewOf } from './view.js'
