import { type PlayerIndex, parse } from '@fivefold/sdk/core'
import type { LedgerPlace } from '@fivefold/sdk/match'
import { type Address, getAddress, type Hex } from 'viem'
import { z } from 'zod'
import type { Database } from '../../database/pool.js'

const hex = z.string().transform((text) => text as Hex)
const row = z.object({
  status: z.enum(['open', 'running', 'over']),
  seat: z.literal([0, 1]).nullable(),
  address: z
    .string()
    .transform((text): Address => getAddress(text))
    .nullable(),
  seat_signature: hex.nullable(),
  result_signature: hex.nullable(),
})

export type BoundAccount = { address: Address; seatSignature: Hex; resultSignature: Hex | null }
export type BoundAccounts = {
  isOver: boolean
  accounts: readonly [BoundAccount | null, BoundAccount | null]
}

/** The accounts that are bound to seats, for one ledger. */
export class AccountStore {
  readonly #database: Database
  readonly #ledger: string

  constructor(database: Database, { chainId, contract, server }: LedgerPlace) {
    this.#database = database
    this.#ledger = `eip155:${chainId}:${contract}:${server}`
  }

  async read(matchId: string): Promise<BoundAccounts | undefined> {
    const { rows } = await this.#database.query(
      `SELECT m.status, a.seat, a.address, a.seat_signature, a.result_signature
       FROM match m LEFT JOIN match_account a ON a.match_id = m.id AND a.ledger = $2 WHERE m.id = $1`,
      [matchId, this.#ledger],
    )
    const found = rows.map((each) => parse(row, each, 'match_account'))
    const [first] = found
    if (!first) return undefined
    const accountOf = (seat: PlayerIndex) => toAccount(found.find((each) => each.seat === seat))
    return { isOver: first.status === 'over', accounts: [accountOf(0), accountOf(1)] }
  }

  /**
   * Binds an account, unless the seat has one already or the other seat has the same account. Accounts of this match for
   * another ledger are removed.
   */
  async bind(matchId: string, seat: PlayerIndex, address: Address, signature: Hex): Promise<void> {
    await this.#database.query('DELETE FROM match_account WHERE match_id = $1 AND ledger <> $2', [
      matchId,
      this.#ledger,
    ])
    await this.#database.query(
      `INSERT INTO match_account (match_id, seat, ledger, address, seat_signature) VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT DO NOTHING`,
      [matchId, seat, this.#ledger, address, signature],
    )
  }

  async sign(matchId: string, seat: PlayerIndex, signature: Hex): Promise<void> {
    await this.#database.query(
      `UPDATE match_account SET result_signature = $4
       WHERE match_id = $1 AND seat = $2 AND ledger = $3 AND result_signature IS NULL`,
      [matchId, seat, this.#ledger, signature],
    )
  }
}

function toAccount(found: z.output<typeof row> | undefined): BoundAccount | null {
  if (!found?.address || !found.seat_signature) return null
  const { address, seat_signature: seatSignature, result_signature: resultSignature } = found
  return { address, seatSignature, resultSignature }
}
