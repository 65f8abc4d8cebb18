import { type Address, type Hex, parseAbi } from 'viem'
import type { SigningDomain } from '../../../core/eip712.js'
import {
  checkDeadline,
  isSignedBy,
  type Match,
  matchDigest,
  matchTypedData,
  type ReplayResult,
  replay,
  type Transcript,
  TriadError,
} from '../../../games/triad/index.js'
import { type EvmAccount, openWallet } from '../account.js'
import { withChainErrors } from '../chain-error.js'
import type { EvmConnection } from '../connect.js'
import { triadContracts } from './contracts.js'

const walletAbi = parseAbi(['function isValidSignature(bytes32 hash, bytes signature) view returns (bytes4)'])
/** The answer of a contract wallet to a valid signature (ERC-1271). */
const magicValue = '0x1626ba7e'

/** The signing domain of this deployment. */
export function matchDomain(connection: EvmConnection): SigningDomain {
  return { chainId: connection.chain.id, verifyingContract: triadContracts(connection).league.address }
}

/** Signs a finished match; a wallet shows its player every field. */
export function signMatch(
  connection: EvmConnection,
  account: EvmAccount,
  transcript: Transcript,
): Promise<Hex> {
  const typedData = matchTypedData(matchDomain(connection), transcript)
  const wallet = openWallet(connection, account)
  return withChainErrors(() => wallet.signTypedData({ ...typedData, account: wallet.account }))
}

/** Whether a player signed a digest: with the account's key or, for an account with code, by ERC-1271. */
export async function isSignedByAccount(
  { client }: EvmConnection,
  address: Address,
  digest: Hex,
  signature: Hex,
): Promise<boolean> {
  if (await isSignedBy(address, digest, signature)) return true
  const code = await withChainErrors(() => client.getCode({ address }))
  if (!code || code === '0x') return false
  try {
    const answer = await client.readContract({
      abi: walletAbi,
      address,
      functionName: 'isValidSignature',
      args: [digest, signature],
    })
    return answer === magicValue
  } catch {
    // A wallet that does not answer counts as an invalid signature.
    return false
  }
}

export type SignedMatch = Match & { readonly sigA: Hex; readonly sigB: Hex }

/**
 * Checks a signed match as the league will, the seals aside: deadline by the chain's clock, signatures, all nine turns.
 */
export async function verifyMatch(connection: EvmConnection, match: SignedMatch): Promise<ReplayResult> {
  const { header, sigA, sigB } = match
  const refuse = (error: TriadError): ReplayResult => ({ ok: false, error, states: [] })
  const { timestamp } = await withChainErrors(() => connection.client.getBlock())
  const late = checkDeadline(header, timestamp)
  if (late) return refuse(late)
  const replayed = replay(match)
  if (!replayed.ok && replayed.states.length === 0) return replayed
  const digest = matchDigest(matchDomain(connection), match)
  const signers = [header.playerA, header.playerB] as const
  for (const [player, signature] of [sigA, sigB].entries()) {
    const signer = signers[player] as Address
    if (!(await isSignedByAccount(connection, signer, digest, signature)))
      return refuse(new TriadError('InvalidSignature', { player }))
  }
  return replayed
}
