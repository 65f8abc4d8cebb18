import { createHash } from 'node:crypto'

/** Only hashes of seat tokens are stored: read access to the database gives no access to a seat. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest()
