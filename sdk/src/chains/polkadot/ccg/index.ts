export { type CardMetadata, type CardNft, cardNft } from '../../../generated/polkadot/card_nft.js'
export { type GameContract, gameContract } from '../../../generated/polkadot/game_contract.js'
export {
  type Adjustment,
  type Governance,
  governance,
  type Proposal,
  type ProposalState,
  type Settings,
} from '../../../generated/polkadot/governance.js'
export {
  type BoosterOrder,
  buyBooster,
  type OpenedBooster,
  openBooster,
  pinBooster,
  readBoosterPrice,
  readBoosters,
  readRarityTable,
} from './boosters.js'
export { type ChainCard, type OwnedCard, readCatalogue, readOwnedCards } from './cards.js'
export {
  type AcceptChallengeParameters,
  acceptChallenge,
  type ChallengeParameters,
  cancelChallenge,
  challenge,
  type OpenChallenge,
  readChallenge,
} from './challenges.js'
export { type CcgContracts, ccgContracts } from './contracts.js'
export { playerIndexOf, toGame, toGameEvents } from './game-state.js'
export {
  executeProposal,
  propose,
  type ReadProposal,
  readGovernanceSettings,
  readProposals,
  type VoteParameters,
  vote,
} from './governance.js'
export {
  leaveQueue,
  type RegisterForMatchParameters,
  type Registration,
  readQueue,
  registerForMatch,
  type Waiting,
} from './queue.js'
export { gamesOf, readGame, readGameCards } from './read-game.js'
export { nextLink, tipFor } from './secrets.js'
export {
  claimTimeout,
  dealGame,
  estimateTurn,
  resign,
  type SubmittedTurn,
  submitTurn,
  type TurnParameters,
} from './turns.js'
export { type WatchedGame, type WatchGameParameters, watchGame } from './watch-game.js'
