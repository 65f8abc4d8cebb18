export type { PolkadotAccount } from './account.js'
export { addressOfAccount } from './address-of-account.js'
export { botAccount, botAddress, botSecret } from './bot.js'
export { accountFromSecret, type BurnerAccount, createSecret } from './burner.js'
export { type ConnectParameters, connect, type PolkadotConnection } from './connect.js'
export type {
  ContractBinding,
  ContractEvent,
  ContractTypes,
  DryRun,
  Estimate,
  Hex,
  Result,
} from './contract/binding.js'
export { ContractInterface, type RawEvent } from './contract/contract-interface.js'
export { type Contract, type OpenContractParameters, openContract } from './contract/open-contract.js'
export { dispatchError } from './dispatch-error.js'
export { fundAccount } from './fund-account.js'
export { makeBlocks } from './make-blocks.js'
export { openApi } from './open-api.js'
export { passBlocks } from './pass-blocks.js'
export { type Balance, readBalance } from './read-balance.js'
export { readHead } from './read-head.js'
export { type SentTransaction, sendTransaction } from './send-transaction.js'
