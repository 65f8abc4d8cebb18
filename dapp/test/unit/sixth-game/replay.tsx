import { ActionLog } from '../../../src/games/common/action-log.js'
import type { Replay } from '../../../src/games/common/replay/replay.js'

type Record = { cells: readonly number[] }
type Timeline = { boards: readonly string[] }

const markOf = (turn: number): string => (turn % 2 === 0 ? 'X' : 'O')

export const replay: Replay<Record, Timeline> = {
  unit: 'turn',
  pause: 500,
  example: '{ "cells": [4, 0, 8] }',
  logLabel: 'Turns',
  parse: (json) => {
    const { cells } = json as Partial<Record>
    if (!Array.isArray(cells)) throw new Error('this is no match')
    return { cells }
  },
  build: ({ cells }) => {
    const boards = ['.........']
    for (const [turn, cell] of cells.entries()) {
      const board = [...(boards[turn] ?? '')]
      if (board[cell] !== '.') throw new Error(`cell ${cell} is taken`)
      board[cell] = markOf(turn)
      boards.push(board.join(''))
    }
    return { boards }
  },
  count: ({ boards }) => boards.length - 1,
  textAt: ({ boards }, position) => `${markOf(position - 1)}: ${boards[position]}.`,
  file: (record) => ({ name: 'match', json: record }),
  Board: ({ timeline: { boards }, position, controls }) => (
    <section aria-label="Board">
      <pre>{boards[position]}</pre>
      {controls}
    </section>
  ),
  Log: ({ timeline: { boards }, position, onGo }) => (
    <ActionLog
      label="Turns"
      entries={boards.slice(1)}
      upTo={position}
      onGo={onGo}
      renderHead={(board) => board}
    />
  ),
}
