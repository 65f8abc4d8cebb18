import { PublicKey } from '@solana/web3.js'

export const tokenProgram = new PublicKey('TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA')
export const associatedTokenProgram = new PublicKey('ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL')
export const delegationProgram = new PublicKey('DELeGGvXpWV2fqJUhqcF5ZSYMS4JTLjteaAMARRSaeSh')

const text = new TextEncoder()

function derive(program: PublicKey, name: string, ...seeds: Uint8Array[]): PublicKey {
  return PublicKey.findProgramAddressSync([text.encode(name), ...seeds], program)[0]
}

export const tableKey = (program: PublicKey, id: number): PublicKey =>
  derive(program, 'table', Uint8Array.of(id))

export function gameKey(program: PublicKey, table: PublicKey, index: bigint): PublicKey {
  const bytes = new Uint8Array(8)
  new DataView(bytes.buffer).setBigUint64(0, index, true)
  return derive(program, 'game', table.toBytes(), bytes)
}

/** The escrow of a game: its own address for lamports, the game's token account for tokens. */
export function escrowKey(program: PublicKey, game: PublicKey, mint: PublicKey | null): PublicKey {
  return mint ? tokenWalletKey(game, mint) : derive(program, 'escrow', game.toBytes())
}

/** The associated token account of an owner. */
export function tokenWalletKey(owner: PublicKey, mint: PublicKey): PublicKey {
  const seeds = [owner.toBytes(), tokenProgram.toBytes(), mint.toBytes()]
  return PublicKey.findProgramAddressSync(seeds, associatedTokenProgram)[0]
}
