import { actionTypes, type Batch, type Game, isOver, turnEndsAt } from '@fivefold/sdk/ccg'
import type { Random } from '@fivefold/sdk/core'
import { withExtremeValue } from './extreme-state.js'
import { type Cards, encodedCards, type Question } from './question.js'
import { actionBytes } from './random-actions.js'
import { fairBatch, foulBatch } from './random-batch.js'
import { randomBooster } from './random-booster.js'
import { randomCards } from './random-cards.js'
import { type Chains, randomBytes32, randomChains } from './random-chains.js'
import { randomStart, spoiltStart } from './random-start.js'
import type { Answer } from './typescript.js'

/** Runs a call on both sides; undefined if they differ. */
export type CallBoth = (question: Question) => Answer | undefined

const longestGame = 150
const lastBlock = 2 ** 32 - 1

/** A game from its start to after its end. False as soon as the two sides differ. */
export function playGame(random: Random, callBoth: CallBoth): boolean {
  if (random.below(8) === 0 && !callBoth(randomBooster(random))) return false
  const cards = encodedCards(randomCards(random))
  const chains = randomChains(random)
  const start = randomStart(random, cards.stats, chains)
  if (random.below(4) === 0 && !callBoth({ call: 'start', start: spoiltStart(random, start), cards }))
    return false
  const outcome = callBoth({ call: 'start', start, cards })?.outcome
  if (!outcome?.ok) return false
  return playOn(random, callBoth, { game: outcome.game, cards, chains, now: start.now })
}

type Table = { game: Game; cards: Cards; chains: Chains; now: number }

function playOn(random: Random, callBoth: CallBoth, table: Table): boolean {
  const isDoctored = random.below(5) === 0
  for (let step = 0; step < longestGame && !isOver(table.game); step++) {
    table.now = Math.min(lastBlock, table.now + random.below(3))
    if (isDoctored && table.game.status === 1 && random.below(8) === 0) {
      table.game = withExtremeValue(random, table.game)
    }
    if (!takeStep(random, callBoth, table)) return false
  }
  return checkAfterEnd(random, callBoth, table)
}

function takeStep(random: Random, callBoth: CallBoth, table: Table): boolean {
  const kind = random.below(64)
  if (kind < 2) return claim(random, callBoth, table)
  if (kind === 2 && random.below(4) === 0) return concede(random, callBoth, table)
  if (kind === 3 && random.below(4) === 0) return resign(random, callBoth, table)
  return send(callBoth, table, kind < 20 ? foulBatch(random, table) : fairBatch(random, table))
}

function send(callBoth: CallBoth, table: Table, batch: Batch): boolean {
  const { game, cards, chains } = table
  const answer = callBoth({ call: 'submit', game, cards, batch })
  if (!answer) return false
  if (answer.outcome?.ok) {
    table.game = answer.outcome.game
    if (batch.link) chains[game.activeIdx].reveal()
  }
  return true
}

function concede(random: Random, callBoth: CallBoth, table: Table): boolean {
  const batch = fairBatch(random, table)
  return send(callBoth, table, { ...batch, actions: new Uint8Array(actionBytes(actionTypes.Concede)) })
}

/** By either player, in or out of turn. */
function resign(random: Random, callBoth: CallBoth, table: Table): boolean {
  const answer = callBoth({ call: 'resign', game: table.game, player: random.pick([0, 1]) })
  if (answer?.outcome?.ok) table.game = answer.outcome.game
  return answer !== undefined
}

/** Usually too early; otherwise the game is over. */
function claim(random: Random, callBoth: CallBoth, table: Table): boolean {
  const endsAt = turnEndsAt(table.game)
  const late = random.below(6) === 0 ? 1 + random.below(3) : 0
  const now = Math.min(lastBlock, random.pick([table.now, endsAt]) + late)
  const answer = callBoth({ call: 'timeout', game: table.game, now })
  if (answer?.outcome?.ok) table.game = answer.outcome.game
  return answer !== undefined
}

/** Every call must fail, by either player. */
function checkAfterEnd(random: Random, callBoth: CallBoth, { game, cards }: Table): boolean {
  if (!isOver(game) || random.below(4) > 0) return true
  const batch: Batch = {
    player: random.below(3),
    actions: new Uint8Array(actionBytes(random.below(4))),
    link: null,
    parentHash: randomBytes32(random),
    now: random.uint32(),
  }
  return (
    callBoth({ call: 'submit', game, cards, batch }) !== undefined &&
    callBoth({ call: 'resign', game, player: random.pick([0, 1]) }) !== undefined &&
    callBoth({ call: 'timeout', game, now: random.uint32() }) !== undefined
  )
}
