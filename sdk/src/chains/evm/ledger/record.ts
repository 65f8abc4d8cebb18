import type { Hash, Hex } from 'viem'
import { matchKey, type ResultStatement } from '../../../ledger/index.js'
import type { EvmAccount } from '../account.js'
import type { EvmConnection } from '../connect.js'
import { withContractRefusals } from '../contract-refusals.js'
import { sendCall, type Wallet } from '../send-call.js'
import { ledger } from './contract.js'

/** Hints for the contract's errors. */
const hints: Readonly<Record<string, string>> = {
  AlreadyFinal: 'there is nothing left to do',
  AlreadyClaimed: 'wait until the claim is final, or contradict it',
  ServerContradicted: 'only a result signed by both players counts now',
  WindowOpen: 'wait until the challenge window is over',
  WindowClosed: 'the claim is final',
}

export type Recorded = { readonly key: Hex; readonly transaction: Hex }

async function record(
  connection: EvmConnection,
  account: EvmAccount,
  key: Hex,
  write: (wallet: Wallet) => Promise<Hash>,
): Promise<Recorded> {
  const { transactionHash } = await withContractRefusals(hints, () => sendCall(connection, account, write))
  return { key, transaction: transactionHash }
}

/** Records a result signed by both players. `account` pays; it can be any account. */
export function settleResult(
  connection: EvmConnection,
  account: EvmAccount,
  { result, sigA, sigB }: { result: ResultStatement; sigA: Hex; sigB: Hex },
): Promise<Recorded> {
  return record(connection, account, matchKey(result), (wallet) =>
    wallet.writeContract({
      ...ledger(connection),
      functionName: 'settle',
      args: [result, sigA, sigB],
      account: wallet.account,
      chain: connection.chain,
    }),
  )
}

/** Claims a result with the server's signature, for a match whose seats both players signed. */
export function claimResult(
  connection: EvmConnection,
  account: EvmAccount,
  claim: { result: ResultStatement; seatA: Hex; seatB: Hex; serverSignature: Hex },
): Promise<Recorded> {
  const { result, seatA, seatB, serverSignature } = claim
  return record(connection, account, matchKey(result), (wallet) =>
    wallet.writeContract({
      ...ledger(connection),
      functionName: 'claim',
      args: [result, seatA, seatB, serverSignature],
      account: wallet.account,
      chain: connection.chain,
    }),
  )
}

/** Voids a claim with another result that the same server signed. */
export function contradictClaim(
  connection: EvmConnection,
  account: EvmAccount,
  { result, serverSignature }: { result: ResultStatement; serverSignature: Hex },
): Promise<Recorded> {
  return record(connection, account, matchKey(result), (wallet) =>
    wallet.writeContract({
      ...ledger(connection),
      functionName: 'contradict',
      args: [result, serverSignature],
      account: wallet.account,
      chain: connection.chain,
    }),
  )
}

/** Makes a claim final after its challenge window. */
export function finaliseClaim(connection: EvmConnection, account: EvmAccount, key: Hex): Promise<Recorded> {
  return record(connection, account, key, (wallet) =>
    wallet.writeContract({
      ...ledger(connection),
      functionName: 'finalise',
      args: [key],
      account: wallet.account,
      chain: connection.chain,
    }),
  )
}
