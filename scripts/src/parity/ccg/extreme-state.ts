import type { Game, PlayerState, Unit } from '@fivefold/sdk/ccg'
import type { Random } from '@fivefold/sdk/core'

/** Sets the numbers of a running game near their limits, which ordinary play rarely reaches. */
export function withExtremeValue(random: Random, game: Game): Game {
  const change = random.pick(changes)
  const [first, second] = game.players
  return {
    ...game,
    players: random.below(2) === 0 ? [change(random, first), second] : [first, change(random, second)],
  }
}

type Change = (random: Random, player: PlayerState) => PlayerState

const someUnits = (random: Random, player: PlayerState, change: (unit: Unit) => Unit): PlayerState => ({
  ...player,
  board: player.board.map((unit) => (unit && random.below(2) === 0 ? change(unit) : unit)),
})

const changes: readonly Change[] = [
  (random, player) => ({ ...player, hp: random.pick([1, 2, 19, 20, 32_767]) }),
  (_, player) => ({ ...player, hp: 32_767, fatigue: 254, deck: [] }),
  (random, player) => ({ ...player, deck: player.deck.slice(0, random.below(3)) }),
  (random, player) => ({ ...player, energy: random.pick([0, 10, 255]) }),
  (random, player) => ({ ...player, draws: random.pick([255, 65_536, 2 ** 31 - 1_000]) }),
  (random, player) =>
    someUnits(random, player, (unit) => ({ ...unit, attack: random.pick([0, 32_768, 65_535]) })),
  (random, player) =>
    someUnits(random, player, (unit) => ({ ...unit, currentHp: random.pick([1, 2, 32_767]) })),
]
