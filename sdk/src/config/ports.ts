/** The default port of each part of a local installation. */
export const defaultPorts = {
  evm: 8545,
  solana: 8899,
  solanaWs: 8900,
  polkadot: 9944,
  postgres: 5433,
  server: 3001,
  gateway: 8081,
  graphql: 4350,
  dapp: 5173,
} as const

export type PortName = keyof typeof defaultPorts
