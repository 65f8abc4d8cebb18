import { createHash } from 'node:crypto'

/** Only hashes are stored: whoever reads the database cannot sit down in a seat. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest()
