import { drawSchemes } from '../../../games/ccg/state.js'
import type { CardError } from '../../../generated/polkadot/card_nft.js'
import type { AdjustmentError, GameContractError } from '../../../generated/polkadot/game_contract.js'
import type { GovernanceError } from '../../../generated/polkadot/governance.js'

type Tagged = { readonly type: string }
type ValueOf<E, T> = Extract<E, { type: T }> extends { value: infer Value } ? Value : undefined
type Texts<E extends Tagged> = { readonly [T in E['type']]: (value: ValueOf<E, T>) => string }

const cardTexts: Texts<CardError> = {
  NotOwner: () => 'only the owner of the cards may do this',
  NotMinter: () => 'only the game may mint cards',
  MinterIsSet: () => 'the minter is set once',
  CardExists: ({ cardId }) => `card ${cardId} is in the catalogue already`,
  UnknownCard: ({ cardId }) => `there is no card ${cardId}`,
  BadCard: ({ cardId }) => `card ${cardId} is neither a unit with health nor a spell`,
  UnknownToken: ({ token }) => `there is no token ${token}`,
  NotOwned: ({ token }) => `token ${token} is not yours`,
  Full: () => 'there are no more numbers',
}

const adjustmentTexts: Texts<AdjustmentError> = {
  NotGovernance: () => 'only governance adjusts cards',
  UnknownCard: ({ cardId }) => `there is no card ${cardId}`,
  OutOfBounds: ({ cardId }) => `card ${cardId} would leave its bounds`,
}

/** Errors of the rules have their own texts. */
const gameTexts: Texts<Exclude<GameContractError, { type: 'Start' | 'Submit' }>> = {
  NotOwner: () => 'only the owner of the game may do this',
  GovernanceIsSet: () => 'governance is set once',
  BadTurnBlocks: ({ turnBlocks }) => `a turn lasts 5 to 100,000 blocks, not ${turnBlocks}`,
  NoDemoDeck: () => 'there is no demo deck',
  BadRarityTable: () => 'the rarity table does not fit the catalogue',
  Card: (error) => describe(cardTexts, error),
  TokenTwice: ({ token }) => `token ${token} is in the deck twice`,
  AlreadyWaiting: () => 'you are waiting for an opponent already',
  NotWaiting: () => 'you are not waiting for an opponent',
  AlreadyChallenged: () => 'your challenge to this player is open already',
  UnknownChallenge: () => 'there is no such challenge',
  WrongScheme: ({ scheme }) =>
    `the challenge is for draws by ${scheme === drawSchemes.hashChains ? 'hash chains: bring a secret' : 'block hash: bring no secret'}`,
  ChallengerLostDeck: () => 'the challenger no longer owns its deck',
  UnknownGame: ({ gameId }) => `there is no game ${gameId}`,
  NotAPlayer: ({ gameId }) => `you do not play in game ${gameId}`,
  NoRarityTable: () => 'there are no boosters yet',
  Underpaid: ({ needed, paid }) => `a booster costs ${needed}, ${paid} was paid`,
  TooManyOrders: () => 'open one of your 16 boosters first',
  CommitmentTaken: () => 'an open booster has this secret already',
  UnknownOrder: () => 'there is no such booster of yours',
  TooEarly: ({ opensAt }) => `the booster opens at block ${opensAt}`,
  TooLate: () => 'the chain has forgotten the block that decides',
  AlreadyPinned: () => 'the block that decides is written down already',
  TransferFailed: () => 'the money could not be moved',
  Full: () => 'there are no more numbers',
}

const governanceTexts: Texts<GovernanceError> = {
  BadSettings: () => 'the settings make no vote possible',
  NotAHolder: () => 'only card holders may propose',
  NothingProposed: () => 'the proposal changes nothing',
  UnknownCard: ({ cardId }) => `there is no card ${cardId}`,
  UnknownProposal: ({ proposal }) => `there is no proposal ${proposal}`,
  BadTokenCount: ({ len }) => `a vote names 1 to 100 tokens, not ${len}`,
  VotingIsOver: ({ endedAt }) => `the vote ended at block ${endedAt}`,
  TokenTooNew: ({ token }) => `token ${token} is newer than the proposal`,
  NotOwned: ({ token }) => `token ${token} is not yours`,
  AlreadyVoted: ({ token }) => `token ${token} has voted already`,
  AlreadyExecuted: () => 'the proposal has taken effect already',
  StillVoting: ({ endsAt }) => `votes count until block ${endsAt}`,
  Rejected: ({ votesFor, votesAgainst, quorum }) =>
    `rejected: ${votesFor} for, ${votesAgainst} against, ${quorum} votes needed in all`,
  Locked: ({ until }) => `locked until block ${until}`,
  Expired: ({ at }) => `it was not executed before block ${at}`,
  Refused: (error) => describe(adjustmentTexts, error),
  Full: () => 'there are no more numbers',
}

export const describeGameError = (error: Exclude<GameContractError, { type: 'Start' | 'Submit' }>): string =>
  describe(gameTexts, error)

export const describeGovernanceError = (error: GovernanceError): string => describe(governanceTexts, error)

function describe<E extends Tagged>(texts: Texts<E>, error: E): string {
  const text = texts[error.type as E['type']] as (value: unknown) => string
  return text('value' in error ? error.value : undefined)
}
