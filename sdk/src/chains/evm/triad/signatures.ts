import { type Address, type Hex, parseAbi } from 'viem'
import type { SigningDomain } from '../../../core/eip712.js'
import {
  isSignedBy,
  type Match,
  matchTypedData,
  type ReplayResult,
  type Transcript,
  verifyMatch,
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

/** Checks a signed match as the league will, the seals aside: by the chain's clock, and with its contract wallets. */
export async function verifyMatchOnChain(
  connection: EvmConnection,
  { sigA, sigB, ...match }: SignedMatch,
): Promise<ReplayResult> {
  const { timestamp: now } = await withChainErrors(() => connection.client.getBlock())
  return verifyMatch(match, {
    domain: matchDomain(connection),
    sigA,
    sigB,
    now,
    isSigned: (address, digest, signature) => isSignedByAccount(connection, address, digest, signature),
  })
}
