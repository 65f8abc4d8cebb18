import {
  type Arrangement,
  findArrangement,
  type Game,
  type PlayerIndex,
  type PlayerView,
  roundSecret,
  viewOf,
} from '@fivefold/sdk/dolero'
import { keepSecret, ownHand, playerIndexOf, type Seat } from '@fivefold/sdk/solana/dolero'
import { useMemo } from 'react'
import { usePlayerAddress } from '../../../hooks/use-player-address.js'
import { errorMessage } from '../../../lib/error-message.js'

type SeatState = {
  /** The seat of this page's player; null for a spectator. */
  player: PlayerIndex | null
  seat: Seat | undefined
  /** Why the player's own cards cannot be read. */
  problem: string | undefined
  /** The visible cards of both sides. */
  view: readonly [PlayerView, PlayerView]
  hand: readonly number[]
  committed: Arrangement | undefined
}

/** The player's own side of a game, recovered from the secret in this browser's storage. */
export function useSeat(game: Game): SeatState {
  const address = usePlayerAddress('solana')
  return useMemo(() => stateOf(game, address), [game, address])
}

function stateOf(game: Game, address: string | undefined): SeatState {
  const player = address === undefined ? null : (playerIndexOf(game, address) ?? null)
  const blind = { player, view: viewOf(game, 'spectator'), hand: [], committed: undefined }
  if (player === null || address === undefined) return { ...blind, seat: undefined, problem: undefined }
  let seat: Seat | undefined
  try {
    seat = { game, player, stored: keepSecret(localStorage, address) }
    // There is no commitment at the beginning of a round, so there is nothing to recover yet.
    if (game.players[player].commitment.every((byte) => byte === 0)) {
      return { ...blind, seat, problem: undefined }
    }
    const hand = ownHand(seat)
    const secret = roundSecret(seat.stored, game, player)
    return {
      player,
      seat,
      problem: undefined,
      view: viewOf(game, { player, secret }),
      hand,
      committed: findArrangement(game, player, secret, hand),
    }
  } catch (error) {
    const { title, hint } = errorMessage(error)
    return { ...blind, seat, problem: hint ? `${title}: ${hint}` : title }
  }
}
