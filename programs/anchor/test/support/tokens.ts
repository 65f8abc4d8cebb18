import { address } from '@solana/kit'
import { PublicKey } from '@solana/web3.js'
import type { TestChain } from './chain.js'

export const tokenProgram = new PublicKey('TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA')
export const token2022Program = new PublicKey('TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb')
export const associatedTokenProgram = new PublicKey('ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL')

const mintSize = 82
const accountSize = 165
const amountAt = 64
const bonkDecimals = 5

export function walletAddress(owner: PublicKey, mint: PublicKey): PublicKey {
  const seeds = [owner.toBytes(), tokenProgram.toBytes(), mint.toBytes()]
  return PublicKey.findProgramAddressSync(seeds, associatedTokenProgram)[0]
}

export function newMint(chain: TestChain): PublicKey {
  const data = Buffer.alloc(mintSize)
  data.writeBigUInt64LE(1n << 60n, 36)
  data.writeUInt8(bonkDecimals, 44)
  data.writeUInt8(1, 45)
  const mint = chain.newKey().publicKey
  chain.set(mint, { owner: address(tokenProgram.toBase58()), data })
  return mint
}

/** Puts tokens into somebody's associated account, or into one at a given address. */
export function giveTokens(
  chain: TestChain,
  {
    owner,
    mint,
    amount,
    at = walletAddress(owner, mint),
    program = tokenProgram,
  }: {
    owner: PublicKey
    mint: PublicKey
    amount: bigint
    at?: PublicKey
    program?: PublicKey
  },
): PublicKey {
  const data = Buffer.alloc(accountSize)
  data.set(mint.toBytes(), 0)
  data.set(owner.toBytes(), 32)
  data.writeBigUInt64LE(amount, amountAt)
  data.writeUInt8(1, 108)
  chain.set(at, { owner: address(program.toBase58()), lamports: chain.rent(accountSize), data })
  return at
}

export function tokensIn(chain: TestChain, account: PublicKey): bigint {
  const data = chain.get(account)?.data
  return data ? Buffer.from(data).readBigUInt64LE(amountAt) : 0n
}
