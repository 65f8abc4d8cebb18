import { createHash, hkdfSync } from 'node:crypto'
import { ristretto255 } from '@noble/curves/ed25519'
import { bytesToNumberLE, numberToBytesLE } from '@noble/curves/utils'
import type { VrfKey } from './vrf-key.js'

/** A Chaum–Pedersen proof that `output` is the secret key times the point that `input` hashes to. */
export type Proof = {
  input: Uint8Array
  output: Uint8Array
  /** Commitments of the nonce to the base point and to the hashed point. */
  commitmentBase: Uint8Array
  commitmentHash: Uint8Array
  scalar: Uint8Array
}

const { Point } = ristretto255
const order = Point.Fn.ORDER

/** Answers a request, whose id is the input. The VRF program checks the same equations. */
export function prove({ secret, publicKey }: VrfKey, input: Uint8Array): Proof {
  const point = hashToPoint(input)
  const nonce = deriveNonce(secret, point.toBytes(), input)
  const output = point.multiply(secret).toBytes()
  const commitmentBase = Point.BASE.multiply(nonce).toBytes()
  const commitmentHash = point.multiply(nonce).toBytes()
  const challenge = hashToScalar(
    sha256('VRF-Ephem-Challenge', output, commitmentBase, commitmentHash, publicKey, input),
  )
  const scalar = numberToBytesLE((nonce + challenge * secret) % order, 32)
  return { input, output, commitmentBase, commitmentHash, scalar }
}

/**
 * Hash to curve as in the program image from npm. The point's logarithm is public, so anyone can compute the output
 * from the public key: sufficient for a local chain, and for nothing else.
 */
function hashToPoint(input: Uint8Array) {
  return Point.BASE.multiply(bytesToNumberLE(sha256('VRF-Ephem-HashToPoint', input)) % order)
}

function hashToScalar(digest: Uint8Array): bigint {
  return bytesToNumberLE(sha256('VRF-Ephem-HashToScalar', digest)) % order
}

/** Derived deterministically: a nonce used for two challenges would reveal the key. */
function deriveNonce(secret: bigint, point: Uint8Array, input: Uint8Array): bigint {
  const material = Buffer.concat([numberToBytesLE(secret, 32), point, input])
  const bytes = hkdfSync('sha512', material, 'VRF-Ephem-Nonce', 'VRF-Nonce', 64)
  return bytesToNumberLE(new Uint8Array(bytes)) % order
}

function sha256(domain: string, ...parts: Uint8Array[]): Uint8Array {
  const hash = createHash('sha256').update(domain)
  for (const part of parts) hash.update(part)
  return hash.digest()
}
