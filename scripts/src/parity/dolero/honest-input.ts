import {
  type Action,
  type Arrangement,
  arrangementsOf,
  type Bytes32,
  blank,
  cardCommitment,
  type Input,
  type LegalAction,
  legalActions,
  type PlayerIndex,
  roundCommitment,
  type Triple,
} from '@fivefold/sdk/dolero'
import { random32, randomU64 } from './random-opening.js'
import { cardsOf, isLucky, type Table } from './table.js'

/** Cards that a cheating player commits to: not in the hand, duplicates, too many blanks. */
function falseCards({ random }: Table, hand: readonly number[]): Arrangement {
  const cards = [...hand, blank, blank, random.below(52)]
  return [random.pick(cards), random.pick(cards), random.pick(cards)]
}

function arrangement(table: Table, player: PlayerIndex, mustHaveBlank: boolean): Action {
  const { random, game, seats, falseness } = table
  const { hand } = cardsOf(table, player)
  const cards = isLucky(random, falseness)
    ? falseCards(table, hand)
    : random.pick(arrangementsOf(hand, mustHaveBlank && !isLucky(random, falseness)))
  const salts = [random32(random), random32(random), random32(random)] as const
  seats[player].laid = { cards, salts }
  const commitments = cards.map((card, i) =>
    cardCommitment(game, player, { position: i + 1, card, salt: salts[i] as Bytes32 }),
  )
  return { type: 'arrange', commitments: commitments as unknown as Triple<Bytes32> }
}

/** A player's arrangement, with the salts that open it. */
export function tableOf(table: Table, player: PlayerIndex) {
  const { random, game, seats, falseness } = table
  const { laid, stored } = seats[player]
  if (laid && !game.players[player].autoPlayed) return laid
  const { hand } = cardsOf(table, player)
  const [first = 0, second = 0] = isLucky(random, falseness) ? hand.slice(1) : hand
  return { cards: [first, second, blank] as const, salts: [stored, stored, stored] as const }
}

function shownCards(table: Table, player: PlayerIndex): Action {
  const cards = cardsOf(table, player).drawn[1] ?? []
  const { random, falseness } = table
  return { type: 'show', cards: isLucky(random, falseness) ? cards.map(() => random.below(52)) : cards }
}

function withContent(table: Table, player: PlayerIndex, legal: LegalAction): Action {
  const { random, game, seats } = table
  switch (legal.type) {
    case 'commit':
      return { type: 'commit', commitment: roundCommitment(game, player, seats[player].secret) }
    case 'choose':
      return { type: 'choose', choice: random.below(legal.options.length) }
    case 'swap':
      return { type: 'swap', mask: 1 + random.below(7) }
    case 'show':
      return shownCards(table, player)
    case 'arrange':
      return arrangement(table, player, legal.mustHaveBlank)
    case 'open': {
      const { cards, salts } = tableOf(table, player)
      return { type: 'open', cards: [cards[2], cards[1]], salts: [salts[2], salts[1]] }
    }
    case 'raise': {
      const amount = 1n + (randomU64(random) % legal.highest)
      return { type: 'raise', amount: random.pick([legal.lowest, amount, amount, legal.highest]) }
    }
    case 'openLast': {
      const { cards, salts } = tableOf(table, player)
      return { type: 'openLast', secret: seats[player].secret, card: cards[0], salt: salts[0] }
    }
    default:
      return { type: legal.type }
  }
}

/** Usually those that advance the game. */
function preferred({ random }: Table, legal: readonly LegalAction[]): LegalAction {
  const lock = legal.find(({ type }) => type === 'lock')
  if (lock && isLucky(random, 70)) return lock
  return random.pick(legal)
}

function actionOf(table: Table, player: PlayerIndex): Action | undefined {
  const legal = legalActions(table.game, player, table.now).filter(({ type }) => type !== 'forfeit')
  if (legal.length === 0) return undefined
  return withContent(table, player, preferred(table, legal))
}

export function answerTo({ game, random, now }: Table): Input | undefined {
  if (game.pending.length === 0) return undefined
  return { type: 'answer', nonce: random.pick(game.pending).nonce, vrf: random32(random), now }
}

/** An input that advances the game: an action of either player, a VRF answer, or a time-out that is due. */
export function honestInput(table: Table): Input {
  const { random, game, now } = table
  const answered = isLucky(random, 60) ? answerTo(table) : undefined
  if (answered) return answered
  const first: PlayerIndex = random.below(2) === 0 ? 0 : 1
  for (const player of [first, first === 0 ? 1 : 0] as const) {
    const action = actionOf(table, player)
    if (action) return { type: 'act', player, action, now }
  }
  if (game.pending.length > 0) return answerTo(table) ?? { type: 'timeOut', now }
  return { type: 'timeOut', now }
}
