import { readFileSync } from 'node:fs'
import { hexToBytes } from '@noble/hashes/utils.js'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { ScaleReader } from '../../../src/core/scale.js'
import { cardsCodec, gameCodec, playerIndexCodec } from '../../../src/games/ccg/codec.js'
import {
  claimTimeout,
  encodeEvents,
  encodeGame,
  encodeStartError,
  encodeSubmitError,
  eventTypes,
  openBooster,
  parseGameRecord,
  reasonTypes,
  replayGame,
  replaySteps,
  resignGame,
  type StartResult,
  type SubmitResult,
  startErrorTypes,
  startGame,
  submitBatch,
  submitErrorTypes,
  toHex,
} from '../../../src/games/ccg/index.js'

function read<T extends z.ZodType>(name: string, schema: T): z.output<T> {
  const file = new URL(`../../../vectors/ccg/${name}.json`, import.meta.url)
  return schema.parse(JSON.parse(readFileSync(file, 'utf8')))
}

const golden = read(
  'golden',
  z.array(
    z.object({
      name: z.string(),
      record: z.unknown(),
      events: z.array(z.string()),
      finalState: z.string(),
    }),
  ),
)
const calls = read(
  'calls',
  z.array(
    z.object({
      call: z.enum(['start', 'submit', 'timeout', 'resign', 'open_booster']),
      shows: z.array(z.string()),
      input: z.string(),
      output: z.string(),
    }),
  ),
)

describe('golden games', () => {
  it('cover both rules, both schemes, a time-out and a resignation, with every state hash', () => {
    const records = golden.map(({ record }) => parseGameRecord(record))
    const kinds = new Set(records.map(({ start }) => `${start.rules}${start.scheme}`))
    expect([...kinds].sort()).toEqual(['11', '13', '21', '23'])
    for (const end of ['timeout', 'resigned'])
      expect(records.some(({ batches }) => batches.some((batch) => end in batch))).toBe(true)
    for (const { start, batches } of records)
      for (const { stateHash } of [start, ...batches]) expect(stateHash).toHaveLength(32)
  })

  it.each(golden)('$name replays to the same hashes, events and state', ({ record, events, finalState }) => {
    const game = parseGameRecord(record)
    expect(replayGame(game)).toMatchObject({ valid: true })
    const steps = [...replaySteps(game)]
    expect(steps.map((step) => toHex(encodeEvents(step.events)))).toEqual(events)
    expect(steps.map((step) => toHex(encodeGame(step.game))).at(-1)).toBe(finalState)
  })
})

const idsOf = (from: ScaleReader) => from.list(() => from.u16())
const seatOf = (from: ScaleReader) => ({ addr: from.raw(32), link: from.raw(32), deck: idsOf(from) })

const answers: Record<(typeof calls)[number]['call'], (from: ScaleReader) => Uint8Array> = {
  start: (from) =>
    answerOf(
      startGame({
        id: from.u32(),
        rules: from.u8(),
        scheme: from.u8(),
        turnBlocks: from.u32(),
        now: from.u32(),
        parentHash: from.raw(32),
        players: [seatOf(from), seatOf(from)],
        cards: cardsCodec.read(from),
      }),
      encodeStartError,
    ),
  submit: (from) =>
    answerOf(
      submitBatch(gameCodec.read(from), cardsCodec.read(from), {
        player: from.u8(),
        actions: from.raw(from.compact()),
        link: from.option(() => from.raw(32)),
        parentHash: from.raw(32),
        now: from.u32(),
      }),
      encodeSubmitError,
    ),
  timeout: (from) => answerOf(claimTimeout(gameCodec.read(from), from.u32()), encodeSubmitError),
  resign: (from) =>
    answerOf(resignGame(gameCodec.read(from), playerIndexCodec.read(from)), encodeSubmitError),
  open_booster: (from) => {
    const opened = openBooster(
      from.raw(32),
      from.list(() => ({ rarity: from.u8(), weight: from.u16(), cards: idsOf(from) })),
    )
    return Uint8Array.from([4 * opened.length, ...opened.flatMap((id) => [id & 255, id >> 8])])
  },
}

function answerOf<R extends StartResult | SubmitResult>(
  result: R,
  encodeError: (error: Extract<R, { ok: false }>['error']) => Uint8Array,
): Uint8Array {
  if (result.ok) return Uint8Array.of(0, ...encodeGame(result.game), ...encodeEvents(result.events))
  return Uint8Array.of(1, ...encodeError((result as Extract<R, { ok: false }>).error))
}

describe('golden calls', () => {
  it('show every event and every refusal', () => {
    const shown = new Set(calls.flatMap(({ shows }) => shows))
    for (const type of eventTypes) expect(shown).toContain(`event ${type}`)
    for (const type of startErrorTypes) expect(shown).toContain(`start ${type}`)
    for (const type of submitErrorTypes) expect(shown).toContain(`submit ${type}`)
    for (const type of reasonTypes) expect(shown).toContain(`action ${type}`)
    expect(shown).toContain('booster')
  })

  it.each(calls)('$call: $shows', ({ call, input, output }) => {
    const from = new ScaleReader(hexToBytes(input.slice(2)), call)
    expect(toHex(from.end(answers[call](from)))).toBe(output)
  })
})
