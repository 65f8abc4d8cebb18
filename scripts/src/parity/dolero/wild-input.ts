import {
  type Action,
  type ActionType,
  actionTypes,
  highestRaise,
  type Input,
  type PlayerIndex,
  phase,
  roundCommitment,
} from '@fivefold/sdk/dolero'
import { answerTo, tableOf } from './honest-input.js'
import { random32, randomStack, randomU64, wrongStack } from './random-opening.js'
import { cardsOf, isLucky, type Table } from './table.js'

const zeros = new Uint8Array(32)

const anyBytes = ({ random }: Table): Uint8Array => (random.below(4) === 0 ? zeros : random32(random))
const anyByte = ({ random }: Table, usual: number): number =>
  random.below(3) === 0 ? random.below(256) : random.below(usual)

function anyRaise({ random, game }: Table): bigint {
  const highest = game.phase === phase.betting ? highestRaise(game) : 5n
  return random.pick([0n, 1n, highest, highest + 1n, 2n ** 64n - 1n, randomU64(random)]) % 2n ** 64n
}

/** The right cards with a fault, occasionally without. */
function nearlyOpened(table: Table, player: PlayerIndex) {
  const { random, game, seats } = table
  const isLaid = seats[player].laid !== undefined || game.players[player].draws.length > 0
  const { cards, salts } = isLaid
    ? tableOf(table, player)
    : { cards: [1, 2, 3] as const, salts: [zeros, zeros, zeros] as const }
  const card = (index: 0 | 1 | 2) => (isLucky(random, 30) ? anyByte(table, 54) : cards[index])
  const salt = (index: 0 | 1 | 2) => (isLucky(random, 20) ? anyBytes(table) : salts[index])
  return { card, salt }
}

function anyCommitment(table: Table, player: PlayerIndex): Uint8Array {
  const { random, game, seats } = table
  if (isLucky(random, 10)) return random32(random)
  return isLucky(random, 50) ? zeros : roundCommitment(game, player, seats[player].secret)
}

/** An action of the given kind, legal or not. */
function anyAction(table: Table, player: PlayerIndex, type: ActionType): Action {
  const { random, seats } = table
  switch (type) {
    case 'commit':
      // An invalid commitment cannot be opened; such a game only waits for its end.
      return { type, commitment: anyCommitment(table, player) }
    case 'choose':
      return { type, choice: anyByte(table, 6) }
    case 'swap':
      return { type, mask: anyByte(table, 9) }
    case 'show': {
      const cards = (cardsOf(table, player).drawn[1] ?? []).map((card) => (isLucky(random, 15) ? 52 : card))
      return { type, cards: isLucky(random, 40) ? [...cards, anyByte(table, 53)] : cards }
    }
    case 'arrange': {
      const [first, second, third] = [anyBytes(table), anyBytes(table), anyBytes(table)]
      return { type, commitments: isLucky(random, 80) ? [first, zeros, third] : [first, second, third] }
    }
    case 'open': {
      const { card, salt } = nearlyOpened(table, player)
      return { type, cards: [card(2), card(1)], salts: [salt(2), salt(1)] }
    }
    case 'raise':
      return { type, amount: anyRaise(table) }
    case 'openLast': {
      const { card, salt } = nearlyOpened(table, player)
      const { secret, stored } = seats[player]
      return { type, secret: isLucky(random, 30) ? stored : secret, card: card(0), salt: salt(0) }
    }
    default:
      return { type }
  }
}

/** Actions of the current phase are more likely to pass the first checks. */
const fitting: Readonly<Record<number, readonly ActionType[]>> = {
  [phase.commit]: ['commit'],
  [phase.offer]: ['requestRandom'],
  [phase.relic]: ['choose'],
  [phase.deal]: ['requestRandom'],
  [phase.cards]: ['swap', 'show', 'arrange', 'lock'],
  [phase.opening]: ['open'],
  [phase.betting]: ['raise', 'call', 'fold', 'reveal'],
  [phase.lastOpening]: ['openLast'],
}

function wildAction(table: Table): Input {
  const { random, game, now } = table
  const player: PlayerIndex = random.below(2) === 0 ? 0 : 1
  const fits = fitting[game.phase]
  const type = fits && isLucky(random, 75) ? random.pick(fits) : random.pick(actionTypes)
  // Most games should get past their first round.
  const action = anyAction(table, player, type === 'forfeit' && isLucky(random, 80) ? 'commit' : type)
  const seat = isLucky(random, 3) ? 2 + random.below(254) : player
  return { type: 'act', player: seat, action, now }
}

function wildAnswer(table: Table): Input {
  const { random, game, now } = table
  const nonce = random.pick([0n, game.nonce, game.nonce > 0n ? game.nonce - 1n : 7n, randomU64(random)])
  const early = answerTo({ ...table, now: now - random.below(40) })
  return isLucky(random, 50) && early ? early : { type: 'answer', nonce, vrf: random32(random), now }
}

function wildSeat({ random, game, now }: Table): Input {
  const [{ key: first }, { key: second }] = game.players
  const key = random.pick([first, second, random32(random)])
  if (isLucky(random, 40)) return { type: 'leave', key }
  // Amounts that could not exist together with the current ones are not deposited.
  const stack = isLucky(random, 60) ? wrongStack(random, game.limits) : randomStack(random, game.limits)
  return { type: 'join', key, stack, now }
}

/** Any input that any account may send at any time. */
export function wildInput(table: Table): Input {
  const { random, now } = table
  const kind = random.below(100)
  if (kind < 75) return wildAction(table)
  if (kind < 85) return wildAnswer(table)
  return kind < 95 ? { type: 'timeOut', now } : wildSeat(table)
}
