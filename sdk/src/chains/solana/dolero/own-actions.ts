import { FivefoldError } from '../../../core/error.js'
import { answeredDraws, drawCards, handOf } from '../../../games/dolero/cards.js'
import {
  type Arrangement,
  arrangementCommitments,
  findArrangement,
  roundCommitment,
  roundSecret,
  saltsOf,
} from '../../../games/dolero/commitments.js'
import { isSame } from '../../../games/dolero/hash.js'
import {
  type Action,
  type Bytes32,
  blank,
  type Game,
  type PlayerIndex,
  zeros,
} from '../../../games/dolero/state.js'

/** A player with the stored secret: everything needed to continue after a reload. */
export type Seat = { readonly game: Game; readonly player: PlayerIndex; readonly stored: Bytes32 }

type Of<T extends Action['type']> = Extract<Action, { type: T }>

/** The commitment to the round's secret. */
export function commitAction({ game, player, stored }: Seat): Of<'commit'> {
  const secret = roundSecret(stored, game, player)
  return { type: 'commit', commitment: roundCommitment(game, player, secret) }
}

/** The player's cards; while a swap is pending, those before it; none before the deal. */
export function ownHand(seat: Seat): readonly number[] {
  return handOf(seat.game.players[seat.player], committedSecret(seat))
}

/** The cards of the first swap, which Third Eye requires to be shown. */
export function showAction(seat: Seat): Of<'show'> {
  const { draws } = seat.game.players[seat.player]
  const { drawn } = drawCards(answeredDraws(draws), committedSecret(seat))
  return { type: 'show', cards: drawn[1] ?? [] }
}

/** Places cards of the hand, perhaps with the blank, at positions 1, 2 and 3. */
export function arrangeAction(seat: Seat, cards: Arrangement): Of<'arrange'> {
  const secret = committedSecret(seat)
  const hand = handOf(seat.game.players[seat.player], secret)
  const isOwn = cards.every((card) => card === blank || hand.includes(card))
  if (!isOwn || new Set(cards).size !== 3) {
    throw new FivefoldError('These are not three cards of the hand, or two and the blank', {
      code: 'BAD_ARRANGEMENT',
      value: cards,
    })
  }
  return { type: 'arrange', commitments: arrangementCommitments(seat.game, seat.player, secret, cards) }
}

/** Opens positions 3 and 2, derived from the secret. */
export function openAction(seat: Seat): Of<'open'> {
  const { cards, salts } = ownTable(seat)
  return { type: 'open', cards: [cards[2], cards[1]], salts: [salts[2], salts[1]] }
}

/** Opens position 1 and the round's secret. */
export function openLastAction(seat: Seat): Of<'openLast'> {
  const { cards, salts } = ownTable(seat)
  return { type: 'openLast', secret: committedSecret(seat), card: cards[0], salt: salts[0] }
}

/** The player's arrangement, with the salts that open it. */
function ownTable(seat: Seat): { cards: Arrangement; salts: ReturnType<typeof saltsOf> } {
  const { game, player } = seat
  const secret = committedSecret(seat)
  const me = game.players[player]
  const hand = handOf(me, secret)
  if (me.autoPlayed) {
    return { cards: [hand[0] ?? blank, hand[1] ?? blank, blank], salts: [zeros, zeros, zeros] }
  }
  const cards = findArrangement(game, player, secret, hand)
  if (!cards) throw wrongSecret('The arrangement was not made with this secret')
  return { cards, salts: saltsOf(secret, cards, me) }
}

/** The round's secret, if the round was committed with it. */
function committedSecret({ game, player, stored }: Seat): Bytes32 {
  const secret = roundSecret(stored, game, player)
  if (isSame(roundCommitment(game, player, secret), game.players[player].commitment)) return secret
  throw wrongSecret('The round was not committed to with this secret')
}

const wrongSecret = (message: string): FivefoldError =>
  new FivefoldError(message, {
    code: 'WRONG_SECRET',
    hint: 'continue in the browser, or with the secret, that started the game',
  })
