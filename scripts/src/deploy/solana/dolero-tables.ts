/** The settings of a table; amounts in the token's smallest units. */
export type TableTier = {
  readonly id: number
  readonly token: 'SOL' | 'BONK'
  readonly seatFee: bigint
  readonly maxBet: bigint
  readonly rakePercent: number
  readonly rakeCap: bigint
}

const sol = 1_000_000_000n
const bonk = 100_000n
const rakePercent = 3

/** DOLERO's four tables, by their names in the deployment file. */
export const tableTiers: Readonly<Record<string, TableTier>> = {
  micro: {
    id: 1,
    token: 'SOL',
    seatFee: sol / 100n,
    maxBet: (15n * sol) / 100n,
    rakePercent,
    rakeCap: (6n * sol) / 1000n,
  },
  medium: {
    id: 2,
    token: 'SOL',
    seatFee: (5n * sol) / 100n,
    maxBet: (125n * sol) / 100n,
    rakePercent,
    rakeCap: (5n * sol) / 100n,
  },
  large: {
    id: 3,
    token: 'SOL',
    seatFee: sol / 2n,
    maxBet: 15n * sol,
    rakePercent,
    rakeCap: sol / 10n,
  },
  bonk: {
    id: 4,
    token: 'BONK',
    seatFee: 1_000n * bonk,
    maxBet: 15_000n * bonk,
    rakePercent,
    rakeCap: 300n * bonk,
  },
}
