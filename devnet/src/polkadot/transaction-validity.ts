import type { TransactionValidityError } from '@polkadot/types/interfaces'
import { RpcError } from './rpc-error.js'

const INVALID_TRANSACTION = 1010
const UNKNOWN_VALIDITY = 1011

// The messages of Substrate nodes, which clients show and match.
const invalidReasons: Record<string, string> = {
  Call: 'Transaction call is not expected',
  Payment: 'Inability to pay some fees (e.g. account balance too low)',
  Future: 'Transaction will be valid in the future',
  Stale: 'Transaction is outdated',
  BadProof: 'Transaction has a bad signature',
  AncientBirthBlock: 'Transaction has an ancient birth block',
  ExhaustsResources: 'Transaction would exhaust the block limits',
  BadMandatory: 'A call was labelled as mandatory, but resulted in an Error.',
  MandatoryValidation: 'Transaction dispatch is mandatory; transactions must not be validated.',
  BadSigner: 'Invalid signing address',
}
const unknownReasons: Record<string, string> = {
  CannotLookup: 'Could not lookup information required to validate the transaction',
  NoUnsignedValidator: 'Could not find an unsigned validator for the unsigned transaction',
}

/** The error sent to the client for a transaction that the runtime finds invalid. */
export function validityError(error: TransactionValidityError): RpcError {
  if (error.isInvalid) {
    const { type } = error.asInvalid
    return new RpcError(INVALID_TRANSACTION, 'Invalid Transaction', invalidReasons[type] ?? type)
  }
  const { type } = error.asUnknown
  return new RpcError(UNKNOWN_VALIDITY, 'Unknown Transaction Validity', unknownReasons[type] ?? type)
}

export const undecodable = () => new RpcError(INVALID_TRANSACTION, 'Invalid Transaction', 'Cannot be decoded')
