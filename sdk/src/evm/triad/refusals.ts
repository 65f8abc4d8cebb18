import { FivefoldError } from '../../core/error.js'
import { isTriadErrorCode, TriadError, type TriadErrorArgs, type TriadErrorCode } from '../../triad/error.js'
import { findRefusal, withChainErrors } from '../chain-error.js'

/** What to do about refusals that only the chain knows. */
const hints: Readonly<Record<string, string>> = {
  UnknownRuleset: 'register the ruleset first',
  DeckNotSealed: 'seal the deck before the match',
  SealTooShort: 'seal the deck again',
  SealChanged: "wait until the seal is over: the collection's attributes have changed",
  MatchAlreadySettled: 'there is nothing left to do',
  DeckHasDuplicate: 'a deck holds five different cards',
  CardNotOwned: 'choose cards of your own',
  RulesetAlreadyRegistered: 'use it',
  FaucetClosed: 'only local chains give cards away',
  FaucetCountOutOfRange: 'ask for 1 to 20 cards',
}

/** Runs a call; what a Triad contract refuses leaves as an error with the refusal's own name and arguments. */
export async function withRefusals<T>(action: () => Promise<T>): Promise<T> {
  try {
    return await withChainErrors(action)
  } catch (error) {
    throw toRefusal(error) ?? error
  }
}

function toRefusal(error: unknown): FivefoldError | undefined {
  const refusal = findRefusal(error)
  if (!refusal) return undefined
  const { name, args } = refusal
  if (name === 'DeadlinePassed') {
    const { deadline, timestamp } = args as { deadline: bigint; timestamp: bigint }
    return new TriadError(name, { deadline, now: timestamp })
  }
  if (isTriadErrorCode(name)) return new TriadError(name, args as TriadErrorArgs<TriadErrorCode>)
  const hint = hints[name]
  const listed = Object.entries(args).map(([key, value]) => `${key} ${value}`)
  return new FivefoldError([name, listed.join(', ')].filter(Boolean).join(': '), {
    code: name,
    value: args,
    cause: error,
    ...(hint && { hint }),
  })
}
