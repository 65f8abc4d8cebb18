import { handOf, scoreOf } from './cards.js'
import { findArrangement } from './commitments.js'
import {
  type Bytes32,
  blank,
  type Game,
  nothing,
  type Player,
  type PlayerIndex,
  type Triple,
} from './state.js'

/** A player with the secret of the round, or a spectator. */
export type CardViewer = { readonly player: PlayerIndex; readonly secret: Bytes32 } | 'spectator'

export type PlayerView = {
  /** Cards of the hand; null if hidden from the viewer. */
  readonly hand: readonly number[] | null
  /** Cards at positions 1, 2, 3; null if face down or absent. */
  readonly table: Triple<number | null>
  /** The cards that Third Eye showed. */
  readonly shown: readonly number[]
  /** The score of the table, if all its cards are known. */
  readonly score: number | null
}

const openedOnly = ({ opened }: Player): PlayerView['table'] => {
  const card = (index: 0 | 1 | 2) => (opened[index] === nothing ? null : opened[index])
  return [card(0), card(1), card(2)]
}

/** The owner's arrangement: committed, or auto-played. */
function laidCards(game: Game, index: PlayerIndex, secret: Bytes32, hand: readonly number[]) {
  const player = game.players[index]
  if (player.autoPlayed) return [hand[0] as number, hand[1] as number, blank] as const
  return findArrangement(game, index, secret, hand)
}

function playerView(game: Game, index: PlayerIndex, viewer: CardViewer): PlayerView {
  const player = game.players[index]
  const own = viewer !== 'spectator' && viewer.player === index ? viewer.secret : null
  const secret = player.secret ?? own
  const hand = secret && handOf(player, secret)
  const table = (hand && secret && laidCards(game, index, secret, hand)) ?? openedOnly(player)
  const known = table.filter((card) => card !== null)
  return { hand, table, shown: player.shown, score: known.length === 3 ? scoreOf(known) : null }
}

/** The cards of a round that a viewer may see; everything else on chain is public. */
export function viewOf(game: Game, viewer: CardViewer): readonly [PlayerView, PlayerView] {
  return [playerView(game, 0, viewer), playerView(game, 1, viewer)]
}
