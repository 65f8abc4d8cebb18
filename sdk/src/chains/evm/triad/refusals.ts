import { FivefoldError } from '../../../core/error.js'
import {
  isTriadErrorCode,
  TriadError,
  type TriadErrorArgs,
  type TriadErrorCode,
} from '../../../games/triad/error.js'
import { withContractRefusals } from '../contract-refusals.js'

/** Hints for errors that only the chain can return. */
const hints: Readonly<Record<string, string>> = {
  UnknownRuleset: 'register the ruleset first',
  DeckNotSealed: 'seal the deck before the match',
  SealTooShort: 'seal the deck again',
  SealChanged: "wait until the seal expires: the collection's attributes have changed",
  MatchAlreadySettled: 'there is nothing left to do',
  DeckHasDuplicate: 'a deck holds five different cards',
  CardNotOwned: 'choose cards of your own',
  RulesetAlreadyRegistered: 'use it',
  FaucetClosed: 'only local chains have a faucet',
  FaucetCountOutOfRange: 'ask for 1 to 20 cards',
}

/** Runs a call; a revert of a Triad contract is thrown as an error with the revert's name and arguments. */
export async function withRefusals<T>(action: () => Promise<T>): Promise<T> {
  try {
    return await withContractRefusals(hints, action)
  } catch (error) {
    throw (error instanceof FivefoldError && toTriadError(error)) || error
  }
}

/** Errors of the rules are the same on chain and off chain. */
function toTriadError({ code, value }: FivefoldError): TriadError | undefined {
  if (code === 'DeadlinePassed') {
    const { deadline, timestamp } = value as { deadline: bigint; timestamp: bigint }
    return new TriadError(code, { deadline, now: timestamp })
  }
  return isTriadErrorCode(code) ? new TriadError(code, value as TriadErrorArgs<TriadErrorCode>) : undefined
}
