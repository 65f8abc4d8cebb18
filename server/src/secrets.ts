import { createHash, randomBytes } from 'node:crypto'

/** 96 bits: an invitation cannot be guessed. */
export const createRoomId = (): string => randomBytes(12).toString('base64url')

/** The secret of a seat. */
export const createToken = (): string => randomBytes(24).toString('base64url')

/** Only hashes are stored: whoever reads the database cannot sit down in a seat. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest()
