import { describe, expect, it } from 'vitest'
import { TestChain } from './support/chain.js'
import { Match } from './support/match.js'
import { createSolTable, createSplTable, tiers } from './support/table.js'

describe('a whole game', () => {
  it.each(['micro', 'medium', 'large'] as const)('at the %s table pays out to the lamport', (tier) => {
    const chain = new TestChain()
    const match = Match.create(chain, createSolTable(chain, 1, tiers[tier]), tier)
    const before = match.players.map(({ publicKey }) => chain.balance(publicKey))
    match.open().join().playToEnd(['greedy', 'random'])
    expect(match.game.winner).toBeLessThan(2)
    match.settleAndCheck()
    const after = match.players.map(({ publicKey }) => chain.balance(publicKey))
    const fees = match.vrfFees(0) + match.vrfFees(1)
    const raked = chain.balance(match.table.house) - 1_000_000_000_000n
    expect(raked).toBeGreaterThan(0n)
    expect(raked).toBeLessThanOrEqual(match.table.limits.rakeCap)
    const sum = (amounts: bigint[]) => amounts.reduce((total, amount) => total + amount, 0n)
    expect(sum(before) - sum(after)).toBe(raked + fees)
  })

  it('at the BONK table pays out to the last token', () => {
    const chain = new TestChain()
    const match = Match.create(chain, createSplTable(chain, 4, tiers.bonk), 'bonk')
    match.open().join().playToEnd(['greedy', 'random'])
    expect(match.game.winner).toBeLessThan(2)
    match.settleAndCheck()
  })
})

describe('many games', () => {
  // FIVEFOLD_DOLERO_GAMES=5000 for the proof at scale.
  const games = Number(process.env.FIVEFOLD_DOLERO_GAMES ?? 6)
  it(
    `of random bots (${games}) keep their money together at every step, with every relic`,
    () => {
      const chain = new TestChain()
      const tables = [createSolTable(chain, 1, tiers.micro), createSplTable(chain, 4, tiers.bonk)]
      const choices = new Set<number>()
      for (let index = 0; index < games; index++) {
        const table = tables[index % 2]
        if (!table) throw new Error('no table')
        const match = Match.create(chain, table, `random ${index}`).open().join().playToEnd()
        match.settleAndCheck()
        for (const choice of match.choices) choices.add(choice)
      }
      expect([...choices].sort()).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
    },
    games * 20_000,
  )
})
