import { type Address, type Hex, hexToBigInt, recoverAddress, size, slice } from 'viem'
import type { SigningDomain } from '../../core/eip712.js'
import { TriadError } from './error.js'
import type { Transcript } from './state.js'
import { matchDigest, matchTypedData } from './typed-data.js'

/** An account that signs typed data: a viem local account, or a wallet client bound to its account. */
export type TypedDataSigner = {
  signTypedData(parameters: ReturnType<typeof matchTypedData>): Promise<Hex>
}

/** Half the order of secp256k1; a larger `s` is a malleated form of the same signature, and refused. */
const maxS = 0x7fffffffffffffffffffffffffffffff5d576e7357a4501ddfe92f46681b20a0n

export function signMatch(
  account: TypedDataSigner,
  domain: SigningDomain,
  transcript: Transcript,
): Promise<Hex> {
  return account.signTypedData(matchTypedData(domain, transcript))
}

/** 65 bytes, low s, v 27 or 28: the form that the contract accepts from an account without code. */
export function isStrictSignature(signature: Hex): boolean {
  if (size(signature) !== 65) return false
  const v = hexToBigInt(slice(signature, 64))
  return (v === 27n || v === 28n) && hexToBigInt(slice(signature, 32, 64)) <= maxS
}

/** Whether the account's key made the signature. Contract wallets (ERC-1271) are checked on chain instead. */
export async function isSignedBy(address: Address, digest: Hex, signature: Hex): Promise<boolean> {
  if (!isStrictSignature(signature)) return false
  try {
    const signer = await recoverAddress({ hash: digest, signature })
    return signer.toLowerCase() === address.toLowerCase()
  } catch {
    // r and s do not give a point of the curve.
    return false
  }
}

/** The signatures of both players, and how they are checked. */
export type SignatureProof = {
  readonly domain: SigningDomain
  readonly sigA: Hex
  readonly sigB: Hex
  /** `isSignedBy`, unless a chain is asked for contract wallets too. */
  readonly isSigned?: typeof isSignedBy | undefined
}

/** Checks A's signature, then B's. */
export async function checkSignatures(
  transcript: Transcript,
  { domain, sigA, sigB, isSigned = isSignedBy }: SignatureProof,
): Promise<TriadError | null> {
  const { playerA, playerB } = transcript.header
  const digest = matchDigest(domain, transcript)
  if (!(await isSigned(playerA, digest, sigA))) return new TriadError('InvalidSignature', { player: 0 })
  if (!(await isSigned(playerB, digest, sigB))) return new TriadError('InvalidSignature', { player: 1 })
  return null
}
