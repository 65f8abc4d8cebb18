import { gameToJson, toHex } from '@fivefold/sdk/ccg'
import { createRandom } from '@fivefold/sdk/core'
import { compareShare, type Listeners, type Share } from '../rust-parity.js'
import { type Coverage, cover } from './coverage.js'
import { type CallBoth, playGame } from './play-game.js'
import { encodeQuestion, type Question } from './question.js'
import type { Rust } from './rust.js'
import { askTypeScript } from './typescript.js'

/** Plays a share of the games on both sides. */
export function compareGames(
  rust: Rust,
  share: Share,
  listeners: Listeners & { readonly coverage?: Coverage },
): number {
  return compareShare('ccg', share, listeners, (seed) => compareGame(rust, seed, listeners.coverage))
}

/** The first call of a game on which the two sides differ. */
export function compareGame(rust: Rust, seed: string, coverage?: Coverage): object | undefined {
  let difference: object | undefined
  let step = 0
  const callBoth: CallBoth = (question) => {
    const answer = askTypeScript(question)
    const input = encodeQuestion(question)
    const answered = rust(question.call, input)
    if (Buffer.compare(answer.bytes, answered) !== 0) {
      const [typeScript, rustSays] = [toHex(answer.bytes), toHex(answered)]
      difference = { step, question: readable(question), outcome: answer.outcome, typeScript, rust: rustSays }
      return undefined
    }
    if (coverage) cover(coverage, question.call, answer)
    step++
    return answer
  }
  const agreed = playGame(createRandom(seed), callBoth)
  // A game that neither differs nor continues indicates a bug in the generator.
  return agreed ? undefined : (difference ?? { problem: 'a legal start was refused' })
}

function readable(question: Question): object {
  if (question.call === 'submit') {
    const { actions, link, ...batch } = question.batch
    const sent = { ...batch, actions: toHex(actions), link: link && toHex(link) }
    return { ...question, game: gameToJson(question.game), cards: question.cards.stats, batch: sent }
  }
  return question.call === 'timeout' ? { ...question, game: gameToJson(question.game) } : question
}
