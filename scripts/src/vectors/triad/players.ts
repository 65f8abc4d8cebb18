import { mnemonicToAccount } from 'viem/accounts'

/** The mnemonic of every local Ethereum node: its keys are public and hold nothing. */
const mnemonic = 'test test test test test test test test test test test junk'

export const accountA = mnemonicToAccount(mnemonic, { addressIndex: 0 })
export const accountB = mnemonicToAccount(mnemonic, { addressIndex: 1 })
