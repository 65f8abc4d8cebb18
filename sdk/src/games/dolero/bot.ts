import type { BotStrength } from '../../core/bot.js'
import type { Random } from '../../core/random.js'
import { chanceToWin } from './bot-bets.js'
import { bestArrangement, bestScore, bestSwap } from './bot-cards.js'
import { answeredDraws, drawCards, handOf, scoreOf } from './cards.js'
import {
  type Arrangement,
  arrangementCommitments,
  arrangementsOf,
  findArrangement,
  roundCommitment,
  roundSecret,
  saltsOf,
} from './commitments.js'
import { type LegalAction, legalActions } from './legal-actions.js'
import { choice } from './relics.js'
import { type Action, type Bytes32, blank, type Game, type PlayerIndex, wholeHand, zeros } from './state.js'

export { type BotStrength, botStrengths } from '../../core/bot.js'

export type BotSeat = {
  readonly player: PlayerIndex
  /** The master secret from which the secrets of all rounds are derived. */
  readonly stored: Bytes32
  readonly strength: BotStrength
  readonly random: Random
}

type Thought = BotSeat & { readonly game: Game; readonly secret: Bytes32; readonly hand: readonly number[] }
type Legal<T extends LegalAction['type']> = Extract<LegalAction, { type: T }>

/** Relics in the stronger bots' order of preference. */
const liking = [choice.fastHand, choice.planB, choice.closer, choice.highStakes, choice.thirdEye] as number[]

function chooseRelic({ strength, random }: Thought, { options }: Legal<'choose'>): number {
  if (strength === 'random') return random.below(options.length)
  const best = liking.find((relic) => options.includes(relic))
  return options.indexOf(best ?? choice.skipped)
}

/** The cards to arrange; `random` takes any two or three. */
function layCards({ strength, random, hand }: Thought, mustHaveBlank: boolean): Arrangement {
  if (strength === 'random') return random.pick(arrangementsOf(hand, mustHaveBlank))
  return bestArrangement(hand, mustHaveBlank)
}

function wantedSwap(thought: Thought, mustHaveBlank: boolean): number | undefined {
  const { strength, random, hand, game, player, secret } = thought
  if (strength === 'random') return random.below(2) === 0 ? 1 + random.below(wholeHand) : undefined
  if (strength === 'greedy') {
    return bestScore(hand, mustHaveBlank) < 18 ? 1 << random.below(3) : undefined
  }
  const { drawn } = drawCards(answeredDraws(game.players[player].draws), secret)
  return bestSwap(hand, { seen: drawn.flat(), mustHaveBlank })
}

function playCards(thought: Thought, legal: readonly LegalAction[]): Action | undefined {
  const { game, player, secret } = thought
  const find = <T extends LegalAction['type']>(type: T) =>
    legal.find((action): action is Legal<T> => action.type === type)
  if (find('show')) {
    const { drawn } = drawCards(answeredDraws(game.players[player].draws), secret)
    return { type: 'show', cards: drawn[1] ?? [] }
  }
  if (find('lock')) return { type: 'lock' }
  const arrange = find('arrange')
  if (!arrange) return undefined
  const mask = find('swap') && wantedSwap(thought, arrange.mustHaveBlank)
  if (mask) return { type: 'swap', mask }
  const cards = layCards(thought, arrange.mustHaveBlank)
  return { type: 'arrange', commitments: arrangementCommitments(game, player, secret, cards) }
}

/** The own arrangement, with the salts that open it. */
function ownTable({ game, player, secret, hand }: Thought) {
  const me = game.players[player]
  const auto: Arrangement = [hand[0] as number, hand[1] as number, blank]
  const cards = me.autoPlayed ? auto : (findArrangement(game, player, secret, hand) ?? auto)
  const salts = me.autoPlayed ? ([zeros, zeros, zeros] as const) : saltsOf(secret, cards, me)
  return { cards, salts }
}

function randomBet({ random }: Thought, legal: readonly LegalAction[]): Action {
  const bets = legal.filter(({ type }) => type !== 'forfeit')
  const bet = random.pick(bets)
  if (bet.type === 'raise') return { type: 'raise', amount: portion(bet, 1 + random.below(100)) }
  return { type: bet.type } as Action
}

/** A percentage of the highest raise, but at least 1. */
function portion({ lowest, highest }: Legal<'raise'>, percent: number): bigint {
  const part = (highest * BigInt(percent)) / 100n
  return part < lowest ? lowest : part
}

/** The confidence that a strength needs to raise, and how often it bluffs, in percent. */
const temper = { greedy: { raiseAbove: 0.8, bluffs: 0 }, search: { raiseAbove: 0.65, bluffs: 8 } } as const

function bet(thought: Thought, legal: readonly LegalAction[]): Action {
  const { game, player, strength, random } = thought
  if (strength === 'random') return randomBet(thought, legal)
  const chance = chanceToWin(game, player, scoreOf(ownTable(thought).cards))
  const { raiseAbove, bluffs } = temper[strength]
  const raise = legal.find((action): action is Legal<'raise'> => action.type === 'raise')
  const call = legal.find((action): action is Legal<'call'> => action.type === 'call')
  const isBluff = !call && random.below(100) < bluffs
  // One raise each and then call: two confident bots would raise forever in small steps.
  if (raise && (isBluff || (chance > raiseAbove && random.below(100) < 70))) {
    return { type: 'raise', amount: portion(raise, Math.floor(chance * 60)) }
  }
  if (!call) return { type: 'reveal' }
  return isWorthCalling(game, call.amount, chance) ? { type: 'call' } : { type: 'fold' }
}

/** The pot is decided by the last heart, so a fold is cheap while hearts are left. */
function isWorthCalling({ pot }: Game, amount: bigint, chance: number): boolean {
  const percent = BigInt(Math.floor(chance * 100))
  return percent * (pot + amount) >= 100n * amount && percent >= 20n
}

function openTable(thought: Thought): Action {
  const { cards, salts } = ownTable(thought)
  return { type: 'open', cards: [cards[2], cards[1]], salts: [salts[2], salts[1]] }
}

function openLastCard(thought: Thought): Action {
  const { cards, salts } = ownTable(thought)
  return { type: 'openLast', secret: thought.secret, card: cards[0], salt: salts[0] }
}

/** The next action of a bot, from its player's view; undefined while it waits. The same seed gives the same action. */
export function botAction(game: Game, seat: BotSeat, now: number): Action | undefined {
  const { player, stored } = seat
  const legal = legalActions(game, player, now)
  const [first] = legal
  if (!first || first.type === 'forfeit') return undefined
  const secret = roundSecret(stored, game, player)
  const thought: Thought = { ...seat, game, secret, hand: handOf(game.players[player], secret) }
  switch (first.type) {
    case 'commit':
      return { type: 'commit', commitment: roundCommitment(game, player, secret) }
    case 'requestRandom':
      return { type: 'requestRandom' }
    case 'choose':
      return { type: 'choose', choice: chooseRelic(thought, first) }
    case 'open':
      return openTable(thought)
    case 'openLast':
      return openLastCard(thought)
    case 'call':
    case 'reveal':
      return bet(thought, legal)
    default:
      return playCards(thought, legal)
  }
}
