import { type Address, getAddress, type Hex } from 'viem'
import { z } from 'zod'

/** 32 bytes in hex; lower case. */
export const bytes32Schema = z
  .string()
  .regex(/^0x[0-9a-fA-F]{64}$/, { error: 'is not 32 bytes in hex' })
  .transform((value) => value.toLowerCase() as Hex)

/** An address, with its checksum. */
export const addressSchema = z
  .string()
  .regex(/^0x[0-9a-fA-F]{40}$/, { error: 'is not an address' })
  .transform((value): Address => getAddress(value.toLowerCase()))

/** 65 bytes of a key; a contract wallet may want more. */
export const signatureSchema = z
  .string()
  .regex(/^0x([0-9a-fA-F]{2}){0,4096}$/, { error: 'is not bytes in hex, at most 4096' })
  .transform((value) => value.toLowerCase() as Hex)
