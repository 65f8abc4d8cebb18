import { join } from 'node:path'
import { ledgerKeyVariable } from '../config/ledger-key.js'
import { nodeCommand } from './commands.js'
import type { Part } from './part.js'
import type { PartContext } from './parts.js'
import { all, answersHttp, answersSql } from './probes.js'
import type { Databases, Services } from './services.js'

export function postgresPart({ config, services, env }: PartContext): Part {
  const { server, indexer, shown } = databases(services)
  const probe = all(answersSql(server), answersSql(indexer))
  const args = ['--port', String(config.ports.postgres), '--data', join(config.data, 'postgres')]
  const command = nodeCommand({ file: 'devnet/src/postgres/main.ts', args, env })
  return {
    name: 'postgres',
    url: shown,
    needs: [],
    work: config.databaseUrl ? { kind: 'external', probe } : { kind: 'service', command, probe },
  }
}

export function deployPart({ config, services, env, keys }: PartContext): Part {
  const args = [
    ...['--evm', services.evm, '--solana', services.solana, '--solana-ws', services.solanaWs],
    ...['--polkadot', services.polkadot, '--server', services.server, '--graphql', services.graphql],
    ...['--local', [...config.local].join(','), '--out', services.deploymentFile],
  ]
  const command = nodeCommand({ file: 'scripts/src/deploy/main.ts', args, env: { ...env, ...keys } })
  return {
    name: 'deploy',
    url: 'deployment.json',
    needs: ['evm', 'solana', 'polkadot'],
    work: { kind: 'task', command },
  }
}

/** Documents of the tarot collection, unless the user has configured other gateways. */
export function gatewayPart({ services, env }: PartContext): Part {
  const { origin, port } = new URL(services.gateway)
  return {
    name: 'gateway',
    url: services.gateway,
    needs: [],
    work: {
      kind: 'service',
      command: nodeCommand({ file: 'devnet/src/gateway/main.ts', args: ['--port', port], env }),
      probe: answersHttp(`${origin}/health`),
    },
  }
}

export function serverPart({ services, env, ledgerKey }: PartContext): Part {
  const own = {
    DATABASE_URL: databases(services).server,
    [ledgerKeyVariable]: ledgerKey,
    FIVEFOLD_IPFS_GATEWAYS: env.FIVEFOLD_IPFS_GATEWAYS || services.gateway,
  }
  return {
    name: 'server',
    url: services.server,
    // The deployment file has the address of the match ledger.
    needs: ['postgres', 'deploy'],
    work: {
      kind: 'service',
      command: nodeCommand({ file: 'server/src/main.ts', env: { ...env, ...own } }),
      probe: answersHttp(`${services.server}/health`),
    },
  }
}

export function dappPart({ services, env }: PartContext): Part {
  return {
    name: 'dapp',
    url: services.dapp,
    needs: [],
    work: {
      kind: 'service',
      command: nodeCommand({ file: 'node_modules/vite/bin/vite.js', cwd: 'dapp', env }),
      probe: answersHttp(services.dapp),
    },
  }
}

function databases({ databases }: Services): Databases {
  if (databases) return databases
  throw new Error('a part needs a database and there is none')
}
