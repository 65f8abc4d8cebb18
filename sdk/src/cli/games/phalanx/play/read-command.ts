import type { Action, Column, PlayerIndex } from '../../../../games/phalanx/index.js'
import { readCard } from './card-text.js'

export const commandHelp = `  deploy CARD COLUMN   a card like KS, 10H, 3♦ to column 1 to 4
  attack COLUMN        with your front card there
  reinforce CARD       into the broken column
  pass, forfeit, quit`

export type Command = { type: 'act'; action: Action } | { type: 'quit' } | { type: 'help' }

function readColumn(text: string | undefined): Column | undefined {
  return text && /^[1-4]$/.test(text) ? ((Number(text) - 1) as Column) : undefined
}

function readAction([verb, ...words]: string[], playerIndex: PlayerIndex): Action | undefined {
  const card = readCard(words[0] ?? '')
  switch (verb) {
    case 'd':
    case 'deploy': {
      const column = readColumn(words[1])
      return card && column !== undefined ? { type: 'deploy', playerIndex, card, column } : undefined
    }
    case 'a':
    case 'attack': {
      const col = readColumn(words[0])
      if (col === undefined) return undefined
      const position = { row: 0, col } as const
      return { type: 'attack', playerIndex, attackerPosition: position, targetPosition: position }
    }
    case 'r':
    case 'reinforce':
      return card && { type: 'reinforce', playerIndex, card }
    case 'p':
    case 'pass':
      return { type: 'pass', playerIndex }
    case 'forfeit':
      return { type: 'forfeit', playerIndex }
    default:
      return undefined
  }
}

/** Parses a command line; an unknown command is a request for help. */
export function readCommand(line: string, playerIndex: PlayerIndex): Command {
  const words = line.trim().toLowerCase().split(/\s+/)
  if (words[0] === 'quit' || words[0] === 'q') return { type: 'quit' }
  const action = readAction(words, playerIndex)
  return action ? { type: 'act', action } : { type: 'help' }
}
