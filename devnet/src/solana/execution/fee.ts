import type { Message } from './wire-transaction.js'

const lamportsPerSignature = 5_000
const microLamports = 1_000_000n
const computeBudgetProgram = 'ComputeBudget111111111111111111111111111111'
const precompiles = new Set([
  'Ed25519SigVerify111111111111111111111111111',
  'KeccakSecp256k11111111111111111111111111111',
  'Secp256r1SigVerify1111111111111111111111111',
])
const setUnitLimit = 2
const setUnitPrice = 3
const defaultUnitsPerInstruction = 200_000n
const maxUnits = 1_400_000n

/** The fee of a message: its signatures, including those checked by precompiles, and its priority fee. */
export function feeOf(message: Message): number {
  let signatures = message.header.signers
  let limit: bigint | undefined
  let price = 0n
  let others = 0n
  for (const { programIdIndex, data } of message.instructions) {
    const program = message.accountKeys[programIdIndex] ?? ''
    if (precompiles.has(program)) signatures += data[0] ?? 0
    if (program !== computeBudgetProgram) others++
    else if (data[0] === setUnitLimit && data.length >= 5) limit = BigInt(Buffer.from(data).readUInt32LE(1))
    else if (data[0] === setUnitPrice && data.length >= 9) price = Buffer.from(data).readBigUInt64LE(1)
  }
  const wanted = limit ?? others * defaultUnitsPerInstruction
  const units = wanted < maxUnits ? wanted : maxUnits
  const priority = (price * units + microLamports - 1n) / microLamports
  return signatures * lamportsPerSignature + Number(priority)
}
