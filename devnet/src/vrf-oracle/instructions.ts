import { type PublicKey, TransactionInstruction } from '@solana/web3.js'
import { identityAddress, oracleDataAddress, queueAddress, queueIndex, vrfProgram } from './addresses.js'
import type { Proof } from './prove.js'
import type { VrfRequest } from './queue.js'

const opcodes = { provideRandomness: 4, purgeExpired: 9 }

/** Custom error codes of the VRF program. */
export const vrfErrors = { unknownRequest: 1, invalidProof: 2, oracleInCallback: 3, sameSlot: 13 }

/** Answers a request with randomness and calls its program back. */
export function provideRandomness(
  oracle: PublicKey,
  request: VrfRequest,
  proof: Proof,
): TransactionInstruction {
  const { input, output, commitmentBase, commitmentHash, scalar } = proof
  return new TransactionInstruction({
    programId: vrfProgram,
    keys: [
      // Writable: the request's fee is paid out to it.
      { pubkey: oracle, isSigner: true, isWritable: true },
      { pubkey: identityAddress(), isSigner: false, isWritable: false },
      { pubkey: oracleDataAddress(oracle), isSigner: false, isWritable: false },
      { pubkey: queueAddress(oracle), isSigner: false, isWritable: true },
      { pubkey: request.callbackProgram, isSigner: false, isWritable: false },
      ...request.callbackAccounts,
    ],
    data: Buffer.concat([
      opcode(opcodes.provideRandomness),
      input,
      output,
      commitmentBase,
      commitmentHash,
      scalar,
    ]),
  })
}

/** Removes requests that are too old to be answered. */
export function purgeExpired(oracle: PublicKey): TransactionInstruction {
  return new TransactionInstruction({
    programId: vrfProgram,
    keys: [
      { pubkey: oracle, isSigner: false, isWritable: true },
      { pubkey: queueAddress(oracle), isSigner: false, isWritable: true },
    ],
    data: Buffer.concat([opcode(opcodes.purgeExpired), Uint8Array.of(queueIndex)]),
  })
}

function opcode(value: number): Buffer {
  const bytes = Buffer.alloc(8)
  bytes.writeUInt8(value)
  return bytes
}
