import type { SigningDomain } from '../../../core/eip712.js'
import { FivefoldError } from '../../../core/error.js'
import { matchLedgerAbi } from '../../../generated/evm/abis.js'
import type { EvmConnection } from '../connect.js'

/** Address and ABI of the ledger, to spread into a call. */
export function ledger({ contracts }: EvmConnection) {
  const address = contracts.matchLedger
  if (!address) throw new FivefoldError('No match ledger is deployed on this chain', { code: 'NOT_DEPLOYED' })
  return { abi: matchLedgerAbi, address } as const
}

/** The signing domain of this deployment. */
export function ledgerDomain(connection: EvmConnection): SigningDomain {
  return { chainId: connection.chain.id, verifyingContract: ledger(connection).address }
}
