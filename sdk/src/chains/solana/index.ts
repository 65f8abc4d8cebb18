export { type MatchCounter, matchCounterIdl } from '../../generated/solana/match_counter.js'
export type { SolanaAccount } from './account.js'
export { accountFromWallet } from './account-from-wallet.js'
export { botAccount, botAddress, botSecret } from './bot.js'
export { accountFromSecret, type BurnerAccount, createSecret } from './burner.js'
export { type ConnectParameters, connect, type SolanaConnection } from './connect.js'
export {
  type DecodeMatchRecordedParameters,
  decodeMatchRecorded,
  type MatchRecorded,
} from './decode-match-recorded.js'
export { fundAccount } from './fund-account.js'
export { programData } from './program-data.js'
export { type Balance, readBalance } from './read-balance.js'
export { readHead } from './read-head.js'
export { readMatchCount } from './read-match-count.js'
export { recordMatch } from './record-match.js'
export { sendTransaction } from './send-transaction.js'
export { type WaitForTransactionParameters, waitForTransaction } from './wait-for-transaction.js'
