import { hkdfSync } from 'node:crypto'
import { ristretto255 } from '@noble/curves/ed25519'
import { bytesToNumberLE } from '@noble/curves/utils'
import type { Keypair } from '@solana/web3.js'

export type VrfKey = { secret: bigint; publicKey: Uint8Array }

const order = ristretto255.Point.Fn.ORDER

/** The VRF key that belongs to an oracle's keypair, derived as MagicBlock's own oracle does it. */
export function deriveVrfKey({ secretKey }: Keypair): VrfKey {
  const bytes = new Uint8Array(hkdfSync('sha512', secretKey, 'VRF-Solana-SecretKey', 'VRF-Key', 64))
  const secret = bytesToNumberLE(bytes.subarray(0, 32)) % order
  return { secret, publicKey: ristretto255.Point.BASE.multiply(secret).toBytes() }
}
