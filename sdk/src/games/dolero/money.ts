import { type Game, otherPlayer, type Pair, type Player, type PlayerIndex, withPlayer } from './state.js'

const min = (...values: readonly bigint[]): bigint => values.reduce((a, b) => (b < a ? b : a))

/** The larger bet, which a call matches. */
export function betLevel({ players: [a, b] }: Pick<Game, 'players'>): bigint {
  return a.bet > b.bet ? a.bet : b.bet
}

/** The highest raise: limited to what both players can cover. */
export function highestRaise(game: Game): bigint {
  const [a, b] = game.players
  return min(game.limits.maxBet, a.bet + a.stack, b.bet + b.stack) - betLevel(game)
}

/** Moves money from a stack to the pot, as part of the player's bet. */
export function putIn(game: Game, index: PlayerIndex, amount: bigint): Game {
  const { stack, paid, bet } = game.players[index]
  const moved = withPlayer(game, index, { stack: stack - amount, paid: paid + amount, bet: bet + amount })
  return { ...moved, pot: game.pot + amount }
}

/** Returns the uncalled part of the larger bet to its owner. */
export function returnUncalled(game: Game): { game: Game; returned: bigint } {
  const [a, b] = game.players
  const owner: PlayerIndex = a.bet > b.bet ? 0 : 1
  const returned = game.players[owner].bet - game.players[otherPlayer(owner)].bet
  return { game: putIn(game, owner, -returned), returned }
}

/** Returns the pot to the players who paid it. */
export function refund(game: Game): Game {
  const back = (player: Player): Player => ({ ...player, stack: player.stack + player.paid, paid: 0n })
  const players: Pair<Player> = [back(game.players[0]), back(game.players[1])]
  return { ...game, pot: 0n, players }
}

/** The amount that the escrow must hold. */
export const escrowOf = ({ pot, players: [a, b] }: Game): bigint => pot + a.stack + b.stack
