export { at } from './at.js'
export { findBotSide } from './bot.js'
export { canonicalJson } from './canonical-json.js'
export { FivefoldError, type FivefoldErrorOptions } from './error.js'
export {
  type BotSeat,
  type Codec,
  defineGame,
  type Game,
  type GameBot,
  type GameCodec,
  type GameDefinition,
  type GameOutcome,
  type GameRecord,
  type GameReplay,
  type GameStep,
  type GameTypes,
  type OpenGameTypes,
  type PlayedGame,
  type Simulation,
  type SimulationFlag,
} from './game.js'
export type { LogEnd, LogEntry } from './game-log.js'
export {
  type ActionErrorCode,
  type CreateMatchMessage,
  defineClientMessages,
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
