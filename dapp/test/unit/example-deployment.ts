import type { Deployment } from '@fivefold/sdk/config'

export const exampleDeployment: Deployment = {
  name: 'example',
  local: true,
  evm: { chainId: 31337, rpcUrl: 'http://127.0.0.1:8545', genesisHash: `0x${'1'.repeat(64)}`, contracts: {} },
  solana: {
    rpcUrl: 'http://127.0.0.1:8899',
    wsUrl: 'ws://127.0.0.1:8900',
    genesisHash: 'genesis',
    programs: {},
    vrf: { program: 'program', oracle: 'oracle', queue: 'queue' },
  },
  polkadot: { url: 'ws://127.0.0.1:9944', genesisHash: `0x${'2'.repeat(64)}`, contracts: {} },
  server: { url: 'http://127.0.0.1:4001' },
  indexer: { graphqlUrl: 'http://127.0.0.1:4350/graphql' },
}
