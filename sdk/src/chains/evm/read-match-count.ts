import { matchCounterAbi } from '../../generated/evm/abis.js'
import { withChainErrors } from './chain-error.js'
import type { EvmConnection } from './connect.js'

/** How many matches were recorded. */
export function readMatchCount({ client, contracts }: EvmConnection): Promise<bigint> {
  const address = contracts.matchCounter
  return withChainErrors(() => client.readContract({ abi: matchCounterAbi, address, functionName: 'count' }))
}
