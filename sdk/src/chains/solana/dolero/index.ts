export { type Dolero, doleroIdl } from '../../../generated/solana/dolero.js'
export {
  arrange,
  call,
  choose,
  commit,
  fold,
  forfeit,
  lock,
  openCards,
  openLast,
  raise,
  requestRandom,
  reveal,
  sendAction,
  show,
  swap,
} from './actions.js'
export { settle, timeOut } from './end-game.js'
export {
  arrangeAction,
  commitAction,
  openAction,
  openLastAction,
  ownHand,
  type Seat,
  showAction,
} from './own-actions.js'
export {
  type ChainGame,
  gamesOf,
  listOpenGames,
  playerAddress,
  playerIndexOf,
  readGame,
} from './read-game.js'
export { readTime } from './read-time.js'
export { type DelegateGameParameters, delegateGame, undelegateGame } from './rollup.js'
export {
  type JoinGameParameters,
  joinGame,
  leaveGame,
  type OpenGameParameters,
  openGame,
} from './seats.js'
export { keepSecret, type SecretStorage } from './secrets.js'
export {
  type CreateTableParameters,
  createTable,
  readTable,
  readTables,
  type Table,
  type TableConfig,
  updateTable,
} from './tables.js'
export {
  fundTokens,
  localMintAuthority,
  openTokenWallet,
  readTokenBalance,
  type TokenBalance,
  tokenWallet,
} from './tokens.js'
export { type WatchGameParameters, watchGame } from './watch-game.js'
