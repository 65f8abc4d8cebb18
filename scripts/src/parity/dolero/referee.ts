import {
  applyInput,
  brokenMoney,
  encodeGame,
  type Game,
  type Input,
  type OpenInput,
  openGame,
  type Result,
  type SettleResult,
  settle,
  toJson,
  Writer,
  writeAction,
  writeEvents,
  writeGame,
  writeLimits,
  writeRefusal,
} from '@fivefold/sdk/dolero'
import type { Call, Rust } from './rust.js'

/** Calls both sides. Returns the common result; undefined once they have differed. */
export type Referee = {
  open(input: OpenInput): Result | undefined
  apply(game: Game, input: Input): Result | undefined
  settle(game: Game): SettleResult | undefined
  /** The first call on which the sides differed. */
  readonly difference: object | undefined
}

const toHex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex')

const asked = new Writer()
const expected = new Writer()

const callOf: Record<Input['type'], Call> = {
  join: 'join',
  leave: 'leave',
  act: 'act',
  answer: 'answer',
  timeOut: 'time_out',
}

function writeInput(input: Input): void {
  switch (input.type) {
    case 'join':
      asked.bytes(input.key).u64(input.stack).i64(input.now)
      return
    case 'leave':
      asked.bytes(input.key)
      return
    case 'act':
      writeAction(asked.u8(input.player), input.action).i64(input.now)
      return
    case 'answer':
      asked.u64(input.nonce).bytes(input.vrf).i64(input.now)
      return
    case 'timeOut':
      asked.i64(input.now)
  }
}

export function createReferee(rust: Rust): Referee {
  let difference: object | undefined
  let deposited = 0n
  // A game is encoded once: the common result is the next input.
  let known: { game: Game; bytes: Uint8Array } | undefined
  let step = 0

  const bytesOf = (game: Game): Uint8Array => (known?.game === game ? known.bytes : encodeGame(game))

  const compare = (call: Call, details: () => object): boolean => {
    const answered = rust(call, asked.written)
    step++
    if (Buffer.compare(expected.written, answered) === 0) return true
    const typeScript = toHex(expected.written)
    difference = { step, call, ...details(), typeScript, rust: toHex(answered) }
    return false
  }

  const agreeOn = (call: Call, result: Result, details: () => object): Result | undefined => {
    expected.reset().u8(result.ok ? 0 : 1)
    if (!result.ok) {
      writeRefusal(expected, result.error)
      return compare(call, details) ? result : undefined
    }
    writeGame(expected, result.game)
    const bytes = expected.written.slice(1)
    writeEvents(expected, result.events)
    if (!compare(call, details)) return undefined
    known = { game: result.game, bytes }
    const broken = brokenMoney(result.game, deposited)
    if (!broken) return result
    difference = { step, call, ...details(), broken }
    return undefined
  }

  return {
    open: (input) => {
      const result = openGame(input)
      if (result.ok) deposited = input.stack
      writeLimits(asked.reset().bytes(input.id), input.limits)
      asked.bytes(input.key).u64(input.stack)
      return agreeOn('open', result, () => ({ input: toJson(input), result: toJson(result) }))
    },
    apply: (game, input) => {
      const result = applyInput(game, input)
      if (result.ok && input.type === 'join') deposited += input.stack
      asked.reset().bytes(bytesOf(game))
      writeInput(input)
      return agreeOn(callOf[input.type], result, () => ({
        input: toJson(input),
        game: toJson(game),
        result: toJson(result),
      }))
    },
    settle: (game) => {
      const result = settle(game)
      asked.reset().bytes(bytesOf(game))
      expected.reset().u8(result.ok ? 0 : 1)
      if (result.ok) expected.u64(result.rake).u64(result.payouts[0]).u64(result.payouts[1])
      else writeRefusal(expected, result.error)
      return compare('settle', () => ({ game: toJson(game), result: toJson(result) })) ? result : undefined
    },
    get difference() {
      return difference
    },
  }
}
