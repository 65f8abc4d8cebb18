import type { IndexedGames } from '../indexed-game.js'

/** Every game by its chain. A new one is its folder and a line here. */
export const indexedGames: IndexedGames = {
  evm: [
    async () => (await import('./triad/game.js')).triadGame,
    async () => (await import('./ledger/game.js')).ledgerResults,
  ],
  polkadot: [async () => (await import('./ccg/game.js')).ccgGame],
  solana: [async () => (await import('./dolero/game.js')).doleroGame],
}
