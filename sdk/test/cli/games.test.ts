import { describe, expect, it } from 'vitest'
import { createProgram } from '../../src/cli/program.js'
import { simulate } from '../../src/cli/simulate.js'
import type { Game } from '../../src/core/index.js'
import { games } from '../../src/games/registry.js'

const commandNames: Readonly<Record<string, readonly string[]>> = {
  triad: ['replay', 'simulate', 'verify'],
  ccg: ['replay', 'simulate', 'encode', 'decode'],
  dolero: ['replay', 'simulate'],
  phalanx: ['replay', 'simulate', 'play'],
  war: ['replay', 'simulate'],
}

describe.each(games.map((game): [string, Game] => [game.id, game]))('fivefold %s', (id, game) => {
  it('simulate plays the same games with the same seed', () => {
    const run = (seed: string) => simulate(game, { games: '6', seed })
    const once = run('x')
    expect(run('x')).toEqual(once)
    expect(run('y')).not.toEqual({ ...once, seed: 'y' })
  })

  it.each(['0', 'many'])('simulate refuses %s games', (count) => {
    expect(() => simulate(game, { games: count, seed: 'x' })).toThrow('simulate: ')
  })

  it('has help for every command', () => {
    const commands = createProgram([game]).commands.find((command) => command.name() === id)?.commands ?? []
    expect(commands.map((command) => command.name())).toEqual(commandNames[id])
    for (const command of commands) expect(command.helpInformation()).toContain('Usage: ')
  })
})
