export { type BuildHeaderParameters, buildHeader } from './build-header.js'
export { mintCards } from './mint-cards.js'
export {
  type CollectionCard,
  type CollectionCards,
  readCards,
  readOwnedCards,
  readOwnedTokens,
} from './read-cards.js'
export { previewMatch, readResult, type SettledResult } from './read-result.js'
export { isRulesetRegistered, readRuleset, readRulesets, registerRuleset } from './rulesets.js'
export { ensureSeal, readSeal, type Seal, sealDeck } from './seals.js'
export { checkSeat, prepareSeat, type SeatProblem, sealProblem } from './seats.js'
export {
  isSignedByAccount,
  matchDomain,
  type SignedMatch,
  signMatch,
  verifyMatchOnChain,
} from './signatures.js'
export { type Settlement, submitMatch } from './submit-match.js'
