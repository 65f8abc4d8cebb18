import { sha256 } from '@noble/hashes/sha2.js'
import { Keypair, SystemProgram, TransactionInstruction } from '@solana/web3.js'
import { FivefoldError } from '../../../core/error.js'
import type { SolanaAccount } from '../account.js'
import { callNode } from '../call-node.js'
import type { SolanaConnection } from '../connect.js'
import { toPublicKey } from '../public-key.js'
import { sendTransaction } from '../send-transaction.js'
import { associatedTokenProgram, tokenProgram, tokenWalletKey } from './addresses.js'

/** The mint authority of a local chain's tokens; its key is public. */
export const localMintAuthority = Keypair.fromSeed(
  sha256(new TextEncoder().encode('fivefold local mint authority')),
)

const gift = 1_000_000n * 100_000n
const amountAt = 64
const decimalsAt = 44
const [createIdempotent, mintTo] = [1, 7]

export type TokenBalance = { readonly raw: bigint; readonly decimals: number }

/** The token balance of an owner. */
export async function readTokenBalance(
  { rpc }: SolanaConnection,
  { address, mint }: { readonly address: string; readonly mint: string },
): Promise<TokenBalance> {
  const mintKey = toPublicKey(mint)
  const wallet = tokenWalletKey(toPublicKey(address), mintKey)
  const [account, definition] = await callNode(() => rpc.getMultipleAccountsInfo([wallet, mintKey]))
  if (!definition) throw new FivefoldError('There is no such token', { code: 'NO_SUCH_TOKEN', value: mint })
  return {
    raw: account?.data.readBigUInt64LE(amountAt) ?? 0n,
    decimals: definition.data.readUInt8(decimalsAt),
  }
}

/** The address of an owner's token account. */
export const tokenWallet = (address: string, mint: string): string =>
  tokenWalletKey(toPublicKey(address), toPublicKey(mint)).toBase58()

/** The instruction that creates an owner's token account, unless it exists. */
export function openTokenWallet(payer: string, address: string, mint: string): TransactionInstruction {
  const [owner, mintKey] = [toPublicKey(address), toPublicKey(mint)]
  const readonly = [owner, mintKey, SystemProgram.programId, tokenProgram]
  return new TransactionInstruction({
    programId: associatedTokenProgram,
    keys: [
      { pubkey: toPublicKey(payer), isSigner: true, isWritable: true },
      { pubkey: tokenWalletKey(owner, mintKey), isSigner: false, isWritable: true },
      ...readonly.map((pubkey) => ({ pubkey, isSigner: false, isWritable: false })),
    ],
    data: Buffer.from([createIdempotent]),
  })
}

/** Mints tokens to an account of a local chain. The account pays the transaction, so it needs some SOL. */
export async function fundTokens(
  connection: SolanaConnection,
  account: SolanaAccount,
  { mint, amount = gift }: { readonly mint: string; readonly amount?: bigint },
): Promise<{ transaction: string }> {
  if (!connection.local) throw new FivefoldError('Only local chains have a faucet', { code: 'NOT_LOCAL' })
  const { address } = account
  const mintKey = toPublicKey(mint)
  const data = Buffer.alloc(9)
  data.writeUInt8(mintTo)
  data.writeBigUInt64LE(amount, 1)
  const give = new TransactionInstruction({
    programId: tokenProgram,
    keys: [
      { pubkey: mintKey, isSigner: false, isWritable: true },
      { pubkey: tokenWalletKey(toPublicKey(address), mintKey), isSigner: false, isWritable: true },
      { pubkey: localMintAuthority.publicKey, isSigner: true, isWritable: false },
    ],
    data,
  })
  const authority: SolanaAccount = {
    address: localMintAuthority.publicKey.toBase58(),
    signTransaction: async (transaction) => {
      transaction.partialSign(localMintAuthority)
      return transaction
    },
  }
  return sendTransaction(connection, account, [openTokenWallet(address, address, mint), give], [authority])
}
