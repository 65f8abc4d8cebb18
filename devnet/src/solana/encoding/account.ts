import { getBase58Decoder } from '@solana/kit'
import type { AccountState } from '../execution/account-state.js'
import { RpcError, rpcCodes } from '../rpc-error.js'
import { parseMint, parseTokenAccount, tokenAmount, tokenPrograms } from './token-account.js'

export const accountEncodings = ['binary', 'base58', 'base64', 'base64+zstd', 'jsonParsed'] as const
export type AccountEncoding = (typeof accountEncodings)[number]

export type AccountFormat = {
  encoding: AccountEncoding
  dataSlice?: { offset: number; length: number } | undefined
  /** Decimals of a token's mint, for parsed token accounts. */
  decimalsOf: (mint: string) => number
}

const maxBase58Bytes = 128

export function encodeAccount(account: AccountState, format: AccountFormat) {
  return {
    lamports: Number(account.lamports),
    owner: account.owner,
    executable: account.executable,
    // Rent is no longer collected. A node returns u64's maximum, which no JavaScript number can hold.
    rentEpoch: 0,
    space: account.data.length,
    data: encodeData(account, format),
  }
}

function encodeData(account: AccountState, format: AccountFormat): unknown {
  if (format.encoding === 'jsonParsed') {
    const parsed = parseData(account, format)
    if (parsed) return parsed
  }
  const { offset = 0, length = account.data.length } = format.dataSlice ?? {}
  const data = Buffer.from(account.data.subarray(offset, offset + length))
  if (format.encoding === 'binary' || format.encoding === 'base58') {
    if (data.length > maxBase58Bytes) {
      throw new RpcError(
        rpcCodes.invalidRequest,
        `Encoded binary (base 58) data should be less than ${maxBase58Bytes} bytes, please use Base64 encoding.`,
      )
    }
    const text = getBase58Decoder().decode(data)
    return format.encoding === 'binary' ? text : [text, 'base58']
  }
  // Also if compression was requested: clients go by the encoding in the answer.
  return [data.toString('base64'), 'base64']
}

/** Like a node: parse known account types and return the rest as base64. */
function parseData(account: AccountState, { decimalsOf }: AccountFormat) {
  const program = tokenPrograms[account.owner]
  const token = parseTokenAccount(account)
  if (token) {
    const decimals = decimalsOf(token.mint)
    const info = {
      isNative: token.nativeReserve !== undefined,
      mint: token.mint,
      owner: token.owner,
      state: token.state,
      tokenAmount: tokenAmount(token.amount, decimals),
      ...(token.delegate && {
        delegate: token.delegate,
        delegatedAmount: tokenAmount(token.delegatedAmount, decimals),
      }),
      ...(token.nativeReserve !== undefined && {
        rentExemptReserve: tokenAmount(token.nativeReserve, decimals),
      }),
      ...(token.closeAuthority && { closeAuthority: token.closeAuthority }),
    }
    return { program, parsed: { type: 'account', info }, space: account.data.length }
  }
  const mint = parseMint(account)
  if (!mint) return undefined
  const info = {
    decimals: mint.decimals,
    freezeAuthority: mint.freezeAuthority ?? null,
    isInitialized: mint.isInitialized,
    mintAuthority: mint.mintAuthority ?? null,
    supply: String(mint.supply),
  }
  return { program, parsed: { type: 'mint', info }, space: account.data.length }
}
