export { at } from './at.js'
export { type BotStrength, botStrengths, findBotSide } from './bot.js'
export { canonicalJson } from './canonical-json.js'
export { type CheckedGame, checkGame, findProblem } from './check-game.js'
export { FivefoldError, type FivefoldErrorOptions } from './error.js'
export {
  type Bot,
  type BotSeat,
  type Codec,
  type ConfigOverrides,
  defineGame,
  type Game,
  type GameBot,
  type GameCodec,
  type GameDefinition,
  type GameFlag,
  type GameFlags,
  type GameOutcome,
  type GameRecord,
  type GameReplay,
  type GameStep,
  type GameTerms,
  type GameTypes,
  type PlainGameTypes,
  type PlayedGame,
  plainCodec,
  type Simulation,
} from './game.js'
export {
  defineGameLog,
  type LogEnd,
  type LogEntry,
  type LoggedRules,
  type LogReplay,
  type LogStep,
  type LogVerdict,
  verifyChain,
} from './game-log.js'
export {
  type ActionErrorCode,
  type CreateMatchMessage,
  defineClientMessages,
  hashSchema,
  type JoinMatchMessage,
  type MatchErrorCode,
  type MatchMessage,
  matchIdSchema,
  type Visibility,
  visibilities,
  type WatchMatchMessage,
} from './match-messages.js'
export { parse } from './parse.js'
export {
  isPlayerIndex,
  otherPlayer,
  type PlayerIndex,
  playerIndexSchema,
  players,
  type Viewer,
} from './player.js'
export { longestPlayerName, playerNameSchema } from './player-name.js'
export { createRandom, type Random } from './random.js'
export { orThrow, type Refused, type Result, refuse } from './result.js'
export { applyPatch, entryPath, type PatchOperation, patchBetween } from './state-patch.js'
