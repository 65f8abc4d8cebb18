export enum Chain {
    evm = "evm",
    solana = "solana",
    polkadot = "polkadot",
}
