import type { Address } from '@solana/kit'

export type AccountState = {
  lamports: bigint
  owner: Address
  executable: boolean
  data: Uint8Array
}

export const systemProgram = '11111111111111111111111111111111' as Address

/** How an address without an account appears to programs and subscribers. */
export const noAccount: AccountState = {
  lamports: 0n,
  owner: systemProgram,
  executable: false,
  data: new Uint8Array(),
}

export function sameAccount(a: AccountState, b: AccountState): boolean {
  return (
    a.lamports === b.lamports &&
    a.owner === b.owner &&
    a.executable === b.executable &&
    Buffer.from(a.data.buffer, a.data.byteOffset, a.data.length).equals(b.data)
  )
}
