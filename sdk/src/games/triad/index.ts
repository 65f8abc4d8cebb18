export { type BotStrength, botStrengths, botTurn, randomTurn } from './bot.js'
export { canonicalConfig } from './canonical-config.js'
export { type Card, type CardAttributes, type Cards, deckCards, deriveTrait, parseCards } from './cards.js'
export { triad } from './definition.js'
export { orThrow, TriadError, type TriadErrorArgs, type TriadErrorCode } from './error.js'
export type { TurnEvent } from './events.js'
export { firstPlayerChooser, formationsOf } from './formations.js'
export { checkDeadline, checkHeader } from './header.js'
export {
  earthChoices,
  emptyCells,
  legalPlacements,
  legalTurns,
  markChoices,
  unusedCards,
} from './legal-turns.js'
export { markLimit } from './marks.js'
export { boardToJson, type MatchFile, matchFileToJson, parseMatchFile, replayToJson } from './match-file.js'
export { encodeMatch, matchId } from './match-id.js'
export { randomCard, randomHeader, randomMatch } from './random-match.js'
export {
  type Match,
  type MatchResult,
  matchResult,
  type Replay,
  type ReplayResult,
  replay,
  type Score,
  score,
} from './replay.js'
export { applyTurn, type StartResult, startMatch, type TurnResult } from './rules.js'
export {
  coreRuleset,
  createRuleset,
  defaultRuleset,
  namedRulesets,
  parseRuleset,
  type Ruleset,
  type RulesetConfig,
  type RulesetConfigInput,
} from './ruleset.js'
export { encodeRuleset, rulesetFields, rulesetId } from './ruleset-id.js'
export { derivationSchemes, diagonalMethods, rulesetSchema, traitSources } from './ruleset-schema.js'
export {
  checkSignatures,
  isSignedBy,
  isStrictSignature,
  signMatch,
  type TypedDataSigner,
} from './signatures.js'
export {
  type Board,
  type Bonus,
  type ComboTier,
  cellCount,
  comboTiers,
  type Deck,
  type DeckCard,
  type DeckCards,
  deckSize,
  type Edge,
  type Edges,
  edgeMax,
  type Formations,
  type Hand,
  hands,
  type MatchHeader,
  type MatchSetup,
  type MatchState,
  none,
  otherPlayer,
  type PlacedCard,
  type Player,
  playerOfTurn,
  playerToMove,
  protocolVersion,
  type Trait,
  type Transcript,
  type Turn,
  traits,
  turnCount,
} from './state.js'
export {
  headerToJson,
  parseHeader,
  parseTurn,
  parseTurns,
  transcriptToJson,
  turnToJson,
} from './transcript.js'
export {
  matchDigest,
  matchDomainSeparator,
  matchMessage,
  matchStructHash,
  matchTypedData,
  matchTypes,
} from './typed-data.js'
export { type MatchProof, verifyMatch } from './verify.js'
