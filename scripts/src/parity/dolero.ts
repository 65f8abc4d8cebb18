import { compareGames } from './dolero/compare-games.js'
import { startRust } from './dolero/rust.js'
import { type CompareGames, rustParity } from './rust-parity.js'

export const compareDolero: CompareGames = async (share, listeners) =>
  compareGames(await startRust(), share, listeners)

export const doleroParity = rustParity('dolero', compareDolero)
