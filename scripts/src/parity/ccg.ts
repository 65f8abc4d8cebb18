import { compareGames } from './ccg/compare-games.js'
import { startRust } from './ccg/rust.js'
import { type CompareGames, rustParity } from './rust-parity.js'

export const compareCcg: CompareGames = async (share, listeners) =>
  compareGames(await startRust(), share, listeners)

export const ccgParity = rustParity('ccg', compareCcg)
