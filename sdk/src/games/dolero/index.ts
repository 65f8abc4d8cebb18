export { act } from './act.js'
export { answer } from './answer.js'
export { Writer } from './borsh.js'
export { type BotSeat, type BotStrength, botAction, botStrengths } from './bot.js'
export { type BotGame, playBots } from './bot-game.js'
export {
  type DrawnCards,
  drawCards,
  handOf,
  isBust,
  rankOf,
  type Suit,
  scoreOf,
  suitOf,
  suits,
} from './cards.js'
export * from './codec.js'
export {
  type Arrangement,
  arrangementCommitments,
  arrangementsOf,
  cardCommitment,
  findArrangement,
  roundCommitment,
  roundSecret,
  saltsOf,
} from './commitments.js'
export { dolero } from './definition.js'
export { DoleroError, type DoleroErrorCode, orThrow, type Refusal } from './error.js'
export type { EventType, GameEvent } from './events.js'
export { type LegalAction, legalActions } from './legal-actions.js'
export { escrowOf, highestRaise } from './money.js'
export { type ChoiceName, choice, choiceTexts, effectiveChoice } from './relics.js'
export { applyInput, brokenMoney, type GameRecord, type Input, type Replay, replayGame } from './replay.js'
export type { Result } from './result.js'
export { gameRecordSchema, toJson } from './schema.js'
export { joinGame, leaveGame, type OpenInput, openGame } from './seats.js'
export { type SettleResult, settle } from './settle.js'
export {
  type Action,
  type ActionType,
  type Bytes32,
  blank,
  clocks,
  type Draw,
  type EndName,
  end,
  ends,
  type Game,
  jokers,
  type Limits,
  nothing,
  otherPlayer,
  type Pair,
  type Pending,
  type PhaseName,
  type Player,
  type PlayerIndex,
  phase,
  phases,
  requestKind,
  type Settlement,
  type Triple,
} from './state.js'
export { timeOut } from './time-out.js'
export { type CardViewer, type PlayerView, viewOf } from './view.js'
