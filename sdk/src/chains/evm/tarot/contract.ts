import { FivefoldError } from '../../../core/error.js'
import { tarotCardsAbi } from '../../../generated/evm/abis.js'
import type { EvmConnection } from '../connect.js'
import { withContractRefusals } from '../contract-refusals.js'

const hints: Readonly<Record<string, string>> = {
  FaucetClosed: 'only local chains have a faucet',
  FaucetCountOutOfRange: 'ask for 1 to 40 cards',
  PrintUnknown: 'the collection has no documents yet: deploy again',
}

/** Address and ABI of the collection, to spread into a call. */
export function tarotContract({ contracts: { tarotCards } }: EvmConnection) {
  if (!tarotCards)
    throw new FivefoldError('No tarot collection is deployed on this chain', { code: 'NOT_DEPLOYED' })
  return { abi: tarotCardsAbi, address: tarotCards } as const
}

/** Runs a call; a revert of the collection is thrown as an error with the revert's name. */
export const withRefusals = <T>(action: () => Promise<T>): Promise<T> => withContractRefusals(hints, action)
