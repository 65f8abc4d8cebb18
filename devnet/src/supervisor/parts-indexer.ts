import { readEvmHead, readPolkadotHead, readSolanaHead } from './chain-heads.js'
import { nodeCommand } from './commands.js'
import type { Part } from './part.js'
import type { PartContext } from './parts.js'
import { answersGraphql } from './probes.js'
import { processorKeepsUp } from './processor-probe.js'

/** How many blocks a processor may be behind the head and count as caught up: a few seconds. */
const chains = [
  { chain: 'evm', readHead: readEvmHead, tolerance: 10 },
  { chain: 'solana', readHead: readSolanaHead, tolerance: 50 },
  { chain: 'polkadot', readHead: readPolkadotHead, tolerance: 10 },
] as const

/** One processor per chain, and the GraphQL server over their tables. */
export function indexerParts({ services, env }: PartContext): Part[] {
  const databaseUrl = services.databases?.indexer
  if (!databaseUrl) throw new Error('the indexer needs a database')
  const own = { ...env, DATABASE_URL: databaseUrl }
  const processors = chains.map(({ chain, readHead, tolerance }): Part => {
    const url = services[chain]
    const command = nodeCommand({ file: 'indexer/src/main.ts', args: [chain], cwd: 'indexer', env: own })
    const probe = processorKeepsUp({ databaseUrl, chain, readHead: () => readHead(url), tolerance })
    return {
      name: `indexer-${chain}`,
      url,
      needs: ['postgres', 'deploy', chain],
      work: { kind: 'service', command, probe },
    }
  })
  return [...processors, graphqlPart(services.graphql, own)]
}

function graphqlPart(url: string, env: Readonly<Record<string, string>>): Part {
  const { port } = new URL(url)
  const args = ['--port', port]
  return {
    name: 'graphql',
    url,
    needs: ['postgres'],
    work: {
      kind: 'service',
      command: nodeCommand({ file: 'indexer/src/graphql/main.ts', args, cwd: 'indexer', env }),
      probe: answersGraphql(url),
    },
  }
}
