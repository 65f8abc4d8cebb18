import { PublicKey } from '@solana/web3.js'

export const vrfProgram = new PublicKey('Vrf1RNUjXmQGjmQrQLvJHs9SNkvDJEsRVFPkfSQUwGz')

/** The list of all oracles. */
export function oracleListAddress(): PublicKey {
  return derive('oracles')
}

/** The account with an oracle's VRF public key. */
export function oracleDataAddress(oracle: PublicKey): PublicKey {
  return derive('oracle', oracle.toBytes())
}

/** The queue that an oracle answers. An oracle can have several; this one uses the first. */
export function queueAddress(oracle: PublicKey): PublicKey {
  return derive('queue', oracle.toBytes(), Uint8Array.of(queueIndex))
}

/** Signs the callbacks. */
export function identityAddress(): PublicKey {
  return derive('identity')
}

export const queueIndex = 0

function derive(name: string, ...seeds: Uint8Array[]): PublicKey {
  return PublicKey.findProgramAddressSync([Buffer.from(name), ...seeds], vrfProgram)[0]
}
