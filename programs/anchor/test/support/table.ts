import type { Limits } from '@fivefold/sdk/dolero'
import type { Keypair, PublicKey } from '@solana/web3.js'
import { errorOf, type TestChain } from './chain.js'
import { instruction, tableAddress } from './program.js'
import { giveTokens, newMint } from './tokens.js'

export type Tier = Omit<Limits, 'maxStack'>

/** The tiers of the seed, in lamports and in BONK with its five decimals. */
export const tiers = {
  micro: { seatFee: 10_000_000n, maxBet: 150_000_000n, rakePercent: 3, rakeCap: 6_000_000n },
  medium: { seatFee: 50_000_000n, maxBet: 1_250_000_000n, rakePercent: 3, rakeCap: 50_000_000n },
  large: { seatFee: 500_000_000n, maxBet: 15_000_000_000n, rakePercent: 3, rakeCap: 100_000_000n },
  bonk: { seatFee: 100_000_000n, maxBet: 1_500_000_000n, rakePercent: 3, rakeCap: 30_000_000n },
} satisfies Record<string, Tier>

export type Table = {
  id: number
  address: PublicKey
  authority: Keypair
  house: PublicKey
  limits: Limits
  /** On a token table. */
  mint?: PublicKey
}

export function configOf(chain: TestChain, tier: Tier) {
  return {
    seat_fee: tier.seatFee,
    max_bet: tier.maxBet,
    max_stack: null as bigint | null,
    rake_percent: tier.rakePercent,
    rake_cap: tier.rakeCap,
    queue: chain.queue,
    validator: null as PublicKey | null,
  }
}

export function createSolTable(chain: TestChain, id: number, tier: Tier): Table {
  const authority = chain.newWallet()
  const house = chain.newWallet().publicKey
  const address = tableAddress(id)
  const create = instruction(
    'create_table_sol',
    { authority: authority.publicKey, table: address, house },
    { id, config: configOf(chain, tier) },
  )
  assertDone(chain.send([create], [authority]))
  return { id, address, authority, house, limits: limitsOf(tier) }
}

export function createSplTable(chain: TestChain, id: number, tier: Tier): Table & { mint: PublicKey } {
  const authority = chain.newWallet()
  const mint = newMint(chain)
  const house = giveTokens(chain, { owner: authority.publicKey, mint, amount: 0n })
  const address = tableAddress(id)
  const create = instruction(
    'create_table_spl',
    { authority: authority.publicKey, table: address, house, mint },
    { id, config: configOf(chain, tier) },
  )
  assertDone(chain.send([create], [authority]))
  return { id, address, authority, house, limits: limitsOf(tier), mint }
}

const limitsOf = (tier: Tier): Limits => ({ ...tier, maxStack: tier.seatFee + 10n * tier.maxBet })

export function assertDone(outcome: Parameters<typeof errorOf>[0]): void {
  const error = errorOf(outcome)
  if (error !== undefined) throw new Error(`${error}\n${outcome.logs.join('\n')}`)
}
