import { cardCommitment, phase, roundCommitment, roundSecret } from '@fivefold/sdk/dolero'
import { describe, expect, it } from 'vitest'
import { TestChain } from './support/chain.js'
import { Match } from './support/match.js'
import { createSolTable, tiers } from './support/table.js'

const cards = Array.from({ length: 53 }, (_, card) => card)

describe('what is on chain', () => {
  it('before the opening gives no hidden card away', () => {
    const chain = new TestChain()
    const match = Match.create(chain, createSolTable(chain, 1, tiers.micro))
      .open()
      .join()
    match.playUntil(({ phase: current }) => current === phase.opening, ['greedy', 'greedy'])
    const { game } = match
    const accounts = [match.address, match.escrow, match.table.address, chain.queue]
    const readable = Buffer.concat(accounts.map((account) => Buffer.from(chain.get(account)?.data ?? [])))
    for (const player of [0, 1] as const) {
      const secret = roundSecret(match.stored[player], game, player)
      const committed = Buffer.from(game.players[player].commitment)
      expect(committed.equals(roundCommitment(game, player, secret))).toBe(true)
      expect(readable.includes(Buffer.from(secret))).toBe(false)
      // Whatever 32 bytes are there serve neither as the secret nor as a salt.
      for (let at = 0; at + 32 <= 4096; at++) {
        const guess = readable.subarray(at, at + 32)
        expect(committed.equals(roundCommitment(game, player, guess))).toBe(false)
        const position = (at % 3) + 1
        const laid = Buffer.from(game.players[player].arrangement[position - 1] ?? [])
        const tried = at % 32 === 0 ? cards : [at % cards.length]
        for (const card of tried)
          expect(laid.equals(cardCommitment(game, player, { position, card, salt: guess }))).toBe(false)
      }
    }
  })
})
