import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { parse } from '../../../src/core/index.js'
import {
  applyInput,
  arrangementCommitments,
  drawCards,
  encodeEvents,
  encodeGame,
  gameRecordSchema,
  openGame,
  orThrow,
  replayGame,
  roundCommitment,
  roundSecret,
  saltsOf,
  scoreOf,
  toJson,
} from '../../../src/games/dolero/index.js'
import { newDuel } from './duel.js'

const read = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../../vectors/dolero/${name}.json`, import.meta.url), 'utf8'))

const golden = z
  .array(
    z.looseObject({
      name: z.string(),
      hashes: z.array(z.string()),
      outcome: z.looseObject({ end: z.number() }),
      settlement: z.unknown(),
    }),
  )
  .parse(read('golden'))

describe('golden games', () => {
  it('cover the ends that a game comes to', () => {
    expect(new Set(golden.map(({ outcome }) => outcome.end))).toEqual(new Set([1, 3, 4, 6]))
  })

  it.each(golden)(
    '$name replays to the same hashes and payouts',
    ({ hashes, outcome, settlement, ...rest }) => {
      const record = parse(gameRecordSchema, rest, 'game')
      let step = orThrow(openGame(record.open))
      const hash = () =>
        createHash('sha256').update(encodeGame(step.game)).update(encodeEvents(step.events)).digest('hex')
      const found = [hash()]
      for (const input of record.inputs) {
        step = orThrow(applyInput(step.game, input))
        found.push(hash())
      }
      expect(found).toEqual(hashes)
      expect(step.game).toMatchObject(outcome)
      expect(toJson(replayGame(record).settlement)).toEqual(settlement)
    },
  )
})

const hex = z.string().transform((text) => new Uint8Array(Buffer.from(text, 'hex')))
const cards = z
  .array(
    z.object({
      stored: hex,
      id: hex,
      key: hex,
      round: z.number(),
      secret: hex,
      commitment: hex,
      draws: z.array(z.object({ mask: z.number(), vrf: hex })),
      drawn: z.array(z.array(z.number())),
      hand: z.tuple([z.number(), z.number(), z.number()]),
      score: z.number(),
      salts: z.array(hex),
      arrangement: z.array(hex),
    }),
  )
  .parse(read('cards'))

describe('golden cards', () => {
  it.each(cards)('of $hand', (known) => {
    const { game } = newDuel()
    const player = { ...game.players[1], key: known.key, draws: known.draws }
    const same = { ...game, id: known.id, round: known.round, players: [game.players[0], player] as const }
    const secret = roundSecret(known.stored, same, 1)
    expect(secret).toEqual(known.secret)
    expect(roundCommitment(same, 1, secret)).toEqual(known.commitment)
    expect(drawCards(known.draws, secret)).toEqual({ hand: known.hand, drawn: known.drawn })
    expect(scoreOf(known.hand)).toBe(known.score)
    expect(saltsOf(secret, known.hand, player)).toEqual(known.salts)
    expect(arrangementCommitments(same, 1, secret, known.hand)).toEqual(known.arrangement)
  })
})
