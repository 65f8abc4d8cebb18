import { type SolanaConnection, sendTransaction } from '@fivefold/sdk/solana'
import { localMintAuthority, openTokenWallet } from '@fivefold/sdk/solana/dolero'
import { PublicKey, SystemProgram, TransactionInstruction } from '@solana/web3.js'
import { type LocalAccount, localAccount } from './local-accounts.js'

const tokenProgram = new PublicKey('TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA')
const mintSize = 82
const decimals = 5
const initializeMint2 = 20

/** Replaces BONK on a local chain: the same decimals, and anyone can mint. */
const mint = localAccount('BONK')

/** Creates the mint unless it exists, and the house's token account. */
export async function setUpLocalBonk(
  connection: SolanaConnection,
  payer: LocalAccount,
  houseOwner: string,
): Promise<string> {
  const { rpc } = connection
  const openHouse = openTokenWallet(payer.address, houseOwner, mint.address)
  if (await rpc.getAccountInfo(mint.keypair.publicKey)) {
    await sendTransaction(connection, payer, [openHouse])
    return mint.address
  }
  const create = SystemProgram.createAccount({
    fromPubkey: payer.keypair.publicKey,
    newAccountPubkey: mint.keypair.publicKey,
    lamports: await rpc.getMinimumBalanceForRentExemption(mintSize),
    space: mintSize,
    programId: tokenProgram,
  })
  await sendTransaction(connection, payer, [create, initialize(), openHouse], [mint])
  return mint.address
}

function initialize(): TransactionInstruction {
  const noFreezing = Buffer.from([0])
  const authority = localMintAuthority.publicKey.toBuffer()
  return new TransactionInstruction({
    programId: tokenProgram,
    keys: [{ pubkey: mint.keypair.publicKey, isSigner: false, isWritable: true }],
    data: Buffer.concat([Buffer.from([initializeMint2, decimals]), authority, noFreezing]),
  })
}
