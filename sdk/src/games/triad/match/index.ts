export { configOf, continueLog, recordAction, replayGame, stateHash, verifyLog } from './log.js'
export {
  type ClientMessage,
  type CreateMatchMessage,
  clientMessageSchema,
  clientMessages,
  type GameStateMessage,
  type JoinMatchMessage,
  type MatchOptions,
  matchOptionsSchema,
  type ServerMessage,
  serverMessageSchema,
} from './messages.js'
export { readGame, type ShownMatch, type ShownSeat } from './read.js'
export {
  type ActionResult,
  applyAction,
  boardOf,
  checkSeat,
  checkSignature,
  checkTerms,
  firstChooser,
  MatchRefusal,
  type MatchRefusalCode,
  matchOf,
  maxLifetime,
  resultOf,
  signaturesOf,
  startGame,
  waitingGame,
} from './rules.js'
export * from './state.js'
export { viewOf } from './view.js'
