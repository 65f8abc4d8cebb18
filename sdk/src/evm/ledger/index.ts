import type { Hex } from 'viem'
import type { SigningDomain } from '../../core/eip712.js'
import { FivefoldError } from '../../core/error.js'
import { matchLedgerAbi } from '../../generated/evm/abis.js'
import {
  type LedgerWinner,
  matchKey,
  type ResultStatement,
  resultTypedData,
  type SeatStatement,
  seatTypedData,
} from '../../ledger/index.js'
import { type EvmAccount, openWallet } from '../account.js'
import { withChainErrors } from '../chain-error.js'
import type { EvmConnection } from '../connect.js'
import { withContractRefusals } from '../contract-refusals.js'
import { sendCall } from '../send-call.js'

function ledger({ contracts }: EvmConnection) {
  const address = contracts.matchLedger
  if (!address) throw new FivefoldError('No match ledger is deployed on this chain', { code: 'NOT_DEPLOYED' })
  return { abi: matchLedgerAbi, address } as const
}

/** What to do about each refusal. */
const hints: Readonly<Record<string, string>> = {
  AlreadyFinal: 'there is nothing left to do',
  AlreadyClaimed: 'wait until the claim stands, or contradict it',
  ServerContradicted: 'only a result signed by both players counts now',
  WindowOpen: 'wait until the challenge window is over',
  WindowClosed: 'the claim stands',
}

/** Where signatures of this deployment count. */
export function ledgerDomain(connection: EvmConnection): SigningDomain {
  return { chainId: connection.chain.id, verifyingContract: ledger(connection).address }
}

/** Signs that one sits down at a match of this server. */
export function signSeat(connection: EvmConnection, account: EvmAccount, seat: SeatStatement): Promise<Hex> {
  const wallet = openWallet(connection, account)
  const typedData = seatTypedData(ledgerDomain(connection), seat)
  return withChainErrors(() => wallet.signTypedData({ ...typedData, account: wallet.account }))
}

/** Signs how a match ended. */
export function signResult(
  connection: EvmConnection,
  account: EvmAccount,
  result: ResultStatement,
): Promise<Hex> {
  const wallet = openWallet(connection, account)
  const typedData = resultTypedData(ledgerDomain(connection), result)
  return withChainErrors(() => wallet.signTypedData({ ...typedData, account: wallet.account }))
}

export type Recorded = { readonly key: Hex; readonly transaction: Hex }

/** Records a result that both players signed. `account` pays, and may be anyone. */
export async function settleResult(
  connection: EvmConnection,
  account: EvmAccount,
  { result, sigA, sigB }: { result: ResultStatement; sigA: Hex; sigB: Hex },
): Promise<Recorded> {
  const { transactionHash } = await withContractRefusals(hints, () =>
    sendCall(connection, account, (wallet) =>
      wallet.writeContract({
        ...ledger(connection),
        functionName: 'settle',
        args: [result, sigA, sigB],
        account: wallet.account,
        chain: connection.chain,
      }),
    ),
  )
  return { key: matchKey(result), transaction: transactionHash }
}

/** Claims a result on the server's word, for a match at which both players signed that they sat down. */
export async function claimResult(
  connection: EvmConnection,
  account: EvmAccount,
  claim: { result: ResultStatement; seatA: Hex; seatB: Hex; serverSignature: Hex },
): Promise<Recorded> {
  const { result, seatA, seatB, serverSignature } = claim
  const { transactionHash } = await withContractRefusals(hints, () =>
    sendCall(connection, account, (wallet) =>
      wallet.writeContract({
        ...ledger(connection),
        functionName: 'claim',
        args: [result, seatA, seatB, serverSignature],
        account: wallet.account,
        chain: connection.chain,
      }),
    ),
  )
  return { key: matchKey(result), transaction: transactionHash }
}

/** Voids a claim by showing another result that the same server signed. */
export async function contradictClaim(
  connection: EvmConnection,
  account: EvmAccount,
  { result, serverSignature }: { result: ResultStatement; serverSignature: Hex },
): Promise<Recorded> {
  const { transactionHash } = await withContractRefusals(hints, () =>
    sendCall(connection, account, (wallet) =>
      wallet.writeContract({
        ...ledger(connection),
        functionName: 'contradict',
        args: [result, serverSignature],
        account: wallet.account,
        chain: connection.chain,
      }),
    ),
  )
  return { key: matchKey(result), transaction: transactionHash }
}

/** Makes a claim final whose challenge window is over. */
export async function finaliseClaim(
  connection: EvmConnection,
  account: EvmAccount,
  key: Hex,
): Promise<Recorded> {
  const { transactionHash } = await withContractRefusals(hints, () =>
    sendCall(connection, account, (wallet) =>
      wallet.writeContract({
        ...ledger(connection),
        functionName: 'finalise',
        args: [key],
        account: wallet.account,
        chain: connection.chain,
      }),
    ),
  )
  return { key, transaction: transactionHash }
}

const statuses = ['none', 'claimed', 'final', 'voided'] as const

export type LedgerEntry = {
  readonly status: Exclude<(typeof statuses)[number], 'none'>
  readonly winner: LedgerWinner
  /** When a claim can become final, unix seconds; 0 for a result that both signed. */
  readonly standsAt: bigint
  /** What was signed. */
  readonly digest: Hex
}

/** What the ledger knows of a match; null if nothing. */
export async function readLedgerEntry(connection: EvmConnection, key: Hex): Promise<LedgerEntry | null> {
  const [status, winner, standsAt, digest] = await withChainErrors(() =>
    connection.client.readContract({ ...ledger(connection), functionName: 'resultOf', args: [key] }),
  )
  const name = statuses[status]
  if (!name || name === 'none') return null
  return { status: name, winner: winner as LedgerWinner, standsAt, digest }
}
