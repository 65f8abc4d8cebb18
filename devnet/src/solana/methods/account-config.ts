import { type Address, getBase58Encoder } from '@solana/kit'
import { z } from 'zod'
import { accountEncodings, encodeAccount } from '../encoding/account.js'
import { parseMint } from '../encoding/token-account.js'
import type { AccountState } from '../execution/account-state.js'
import type { Svm } from '../execution/svm.js'
import { configWith } from './params.js'

const encoding = z.enum(accountEncodings)
const dataSlice = z.object({ offset: z.int().nonnegative(), length: z.int().nonnegative() })

export const accountFields = { encoding: encoding.nullish(), dataSlice: dataSlice.nullish() }
export const accountConfig = configWith(accountFields)

const memcmp = z.object({
  offset: z.int().nonnegative(),
  bytes: z.union([z.string(), z.array(z.int().min(0).max(255))]),
  encoding: z.enum(['base58', 'base64', 'bytes']).nullish(),
})
export const filters = z
  .array(z.union([z.object({ dataSize: z.int().nonnegative() }), z.object({ memcmp })]))
  .max(4)
  .nullish()

type Format = {
  encoding?: z.output<typeof encoding> | null | undefined
  dataSlice?: z.output<typeof dataSlice> | null | undefined
}

export function formatAccount(svm: Svm, account: AccountState, config: Format | null | undefined) {
  return encodeAccount(account, {
    encoding: config?.encoding ?? 'binary',
    dataSlice: config?.dataSlice ?? undefined,
    decimalsOf: (mint) => {
      const mintAccount = svm.getAccount(mint as Address)
      return (mintAccount && parseMint(mintAccount)?.decimals) ?? 0
    },
  })
}

/** Whether an account passes all filters of getProgramAccounts or programSubscribe. */
export function passes(account: AccountState, wanted: z.output<typeof filters>): boolean {
  return (wanted ?? []).every((filter) => {
    if ('dataSize' in filter) return account.data.length === filter.dataSize
    const bytes = readBytes(filter.memcmp)
    const { offset } = filter.memcmp
    return Buffer.from(account.data.subarray(offset, offset + bytes.length)).equals(bytes)
  })
}

function readBytes({ bytes, encoding }: z.output<typeof memcmp>): Buffer {
  if (Array.isArray(bytes)) return Buffer.from(bytes)
  if (encoding === 'base64') return Buffer.from(bytes, 'base64')
  return Buffer.from(getBase58Encoder().encode(bytes) as Uint8Array)
}
