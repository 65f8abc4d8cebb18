import { type Action, columns, type Game } from './state.js'

/** The legal actions of the active player, without forfeiting. */
export function legalActions(game: Game): Action[] {
  const playerIndex = game.activePlayerIndex
  const player = game.players[playerIndex]
  switch (game.phase) {
    case 'deployment': {
      const open = columns.filter((column) => !player.battlefield[column + 4])
      return player.hand.flatMap((card) =>
        open.map((column): Action => ({ type: 'deploy', playerIndex, card, column })),
      )
    }
    case 'combat': {
      const attacks = columns
        .filter((col) => player.battlefield[col])
        .map((col): Action => {
          const position = { row: 0, col } as const
          return { type: 'attack', playerIndex, attackerPosition: position, targetPosition: position }
        })
      return [...attacks, { type: 'pass', playerIndex }]
    }
    case 'reinforcement':
      return player.hand.map((card): Action => ({ type: 'reinforce', playerIndex, card }))
    default:
      return []
  }
}
