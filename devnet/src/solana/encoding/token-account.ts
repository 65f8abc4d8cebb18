import { type Address, getAddressDecoder } from '@solana/kit'
import type { AccountState } from '../execution/account-state.js'

export const tokenPrograms: Record<string, string> = {
  TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA: 'spl-token',
  TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb: 'spl-token-2022',
}

export type TokenAccount = {
  mint: Address
  owner: Address
  amount: bigint
  delegate: Address | undefined
  delegatedAmount: bigint
  state: 'uninitialized' | 'initialized' | 'frozen'
  /** Rent-exempt reserve of wrapped SOL. */
  nativeReserve: bigint | undefined
  closeAuthority: Address | undefined
}

export type Mint = {
  supply: bigint
  decimals: number
  isInitialized: boolean
  mintAuthority: Address | undefined
  freezeAuthority: Address | undefined
}

export type TokenAmount = {
  amount: string
  decimals: number
  uiAmount: number | null
  uiAmountString: string
}

const accountSize = 165
const mintSize = 82
/** With extensions, the byte after the longest base layout distinguishes the kinds. */
const kindOffset = 165
const kinds = { mint: 1, account: 2 }
const states = ['uninitialized', 'initialized', 'frozen'] as const

export function parseTokenAccount({ owner: program, data }: AccountState): TokenAccount | undefined {
  const isAccount = data.length === accountSize || data[kindOffset] === kinds.account
  const state = states[data[108] ?? 0]
  if (!(program in tokenPrograms) || !isAccount || !state || state === 'uninitialized') return undefined
  const bytes = Buffer.from(data)
  return {
    mint: addressAt(bytes, 0),
    owner: addressAt(bytes, 32),
    amount: bytes.readBigUInt64LE(64),
    delegate: optionalAddressAt(bytes, 72),
    state,
    nativeReserve: bytes.readUInt32LE(109) === 1 ? bytes.readBigUInt64LE(113) : undefined,
    delegatedAmount: bytes.readBigUInt64LE(121),
    closeAuthority: optionalAddressAt(bytes, 129),
  }
}

export function parseMint({ owner: program, data }: AccountState): Mint | undefined {
  const isMint = data.length === mintSize || (data.length > kindOffset && data[kindOffset] === kinds.mint)
  if (!(program in tokenPrograms) || !isMint || data[45] !== 1) return undefined
  const bytes = Buffer.from(data)
  return {
    mintAuthority: optionalAddressAt(bytes, 0),
    supply: bytes.readBigUInt64LE(36),
    decimals: bytes.readUInt8(44),
    isInitialized: true,
    freezeAuthority: optionalAddressAt(bytes, 46),
  }
}

export function tokenAmount(amount: bigint, decimals: number): TokenAmount {
  const uiAmountString = decimalString(amount, decimals)
  return { amount: String(amount), decimals, uiAmount: Number(uiAmountString), uiAmountString }
}

function decimalString(amount: bigint, decimals: number): string {
  const digits = String(amount).padStart(decimals + 1, '0')
  const whole = digits.slice(0, digits.length - decimals)
  const fraction = digits.slice(digits.length - decimals).replace(/0+$/, '')
  return fraction ? `${whole}.${fraction}` : whole
}

function addressAt(bytes: Buffer, offset: number): Address {
  return getAddressDecoder().decode(bytes.subarray(offset, offset + 32))
}

function optionalAddressAt(bytes: Buffer, offset: number): Address | undefined {
  return bytes.readUInt32LE(offset) === 1 ? addressAt(bytes, offset + 4) : undefined
}
