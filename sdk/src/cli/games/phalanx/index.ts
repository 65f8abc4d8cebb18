import type { Command } from 'commander'
import type { PlayOptions } from './play/index.js'

async function playMatch(options: PlayOptions): Promise<void> {
  const { play } = await import('./play/index.js')
  await play(options)
}

/** Adds `fivefold phalanx play`. */
export function addPhalanxCommands(phalanx: Command): void {
  phalanx
    .command('play')
    .description('play or watch a match on a server, on the terminal')
    .option('--server <url>', 'match server (http://127.0.0.1:3001)')
    .option('--name <name>', 'your name')
    .option('--bot <strength>', 'against a bot: random, greedy or search')
    .option('--join <id>', 'join this match')
    .option('--player-id <id>', 'with --join: come back to your seat')
    .option('--watch <id>', 'watch this match')
    .option('--quick', 'join any open match, or open one')
    .option('--public', 'show the new match in the lobby')
    .option('--damage-mode <mode>', 'cumulative or per-turn')
    .option(
      '--rules-version <n>',
      'first combat turn: 0, who deployed last; 1, player 0 (1; the lobby takes no other)',
      Number,
    )
    .option('--auto <strength>', 'let a bot play your seat: random, greedy or search')
    .action(playMatch)
}
