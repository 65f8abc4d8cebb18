import {
  claimTimeout,
  openBooster,
  resignGame,
  ScaleWriter,
  type StartResult,
  type SubmitResult,
  startGame,
  submitBatch,
  writeEvents,
  writeGame,
  writeStartError,
  writeSubmitError,
} from '@fivefold/sdk/ccg'
import type { Question } from './question.js'

type Outcome = StartResult | SubmitResult | undefined
export type Answer = { readonly outcome: Outcome; readonly bytes: Uint8Array }

const writer = new ScaleWriter(4_096)

/**
 * The answer of the TypeScript rules, also in the encoding of the compiled ones, which is valid until the next call.
 */
export function askTypeScript(question: Question): Answer {
  const to = writer.reset()
  const outcome = answer(question, to)
  return { outcome, bytes: to.view() }
}

function answer(question: Question, to: ScaleWriter): Outcome {
  switch (question.call) {
    case 'start': {
      const result = startGame(question.start)
      if (result.ok) return writeAgreed(result, to)
      writeStartError(to.u8(1), result.error)
      return result
    }
    case 'submit':
      return writeSubmitted(submitBatch(question.game, question.cards.stats, question.batch), to)
    case 'timeout':
      return writeSubmitted(claimTimeout(question.game, question.now), to)
    case 'resign':
      return writeSubmitted(resignGame(question.game, question.player), to)
    case 'open_booster': {
      const cards = openBooster(question.seed, question.table)
      to.compact(cards.length)
      for (const card of cards) to.u16(card)
      return undefined
    }
  }
}

function writeSubmitted(result: SubmitResult, to: ScaleWriter): SubmitResult {
  if (result.ok) return writeAgreed(result, to)
  writeSubmitError(to.u8(1), result.error)
  return result
}

function writeAgreed<R extends StartResult & { ok: true }>(result: R, to: ScaleWriter): R {
  writeGame(to.u8(0), result.game)
  writeEvents(to, result.events)
  return result
}
