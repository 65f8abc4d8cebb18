import { join } from 'node:path'
import { nodeCommand } from './commands.js'
import { hasOwnPrograms } from './own-programs-probe.js'
import type { Command, Part, Probe, Work } from './part.js'
import type { PartContext } from './parts.js'
import { all, answersHttp, answersRpc, listens } from './probes.js'

/** The three chains and their dependencies. */
export function chainParts(context: PartContext): Part[] {
  const { solana, without } = context.config
  const parts = [evmPart(context), solanaPart(context), polkadotPart(context)]
  // External chains have their own oracle, or none.
  return solana.kind === 'url' || without.has('vrf-oracle') ? parts : [...parts, vrfOraclePart(context)]
}

function evmPart({ config, services, env }: PartContext): Part {
  const args = ['--port', String(config.ports.evm), '--data', config.data]
  const command = nodeCommand({ file: 'devnet/src/evm/main.ts', args, env })
  const probe = answersRpc(services.evm, 'eth_chainId')
  return { name: 'evm', url: services.evm, needs: [], work: work(config.evm.kind, command, probe) }
}

function polkadotPart({ config, services, env }: PartContext): Part {
  const data = join(config.data, 'polkadot')
  const args = ['--port', String(config.ports.polkadot), '--data', data, '--block', 'instant']
  const command = nodeCommand({ file: 'devnet/src/polkadot/main.ts', args, env })
  const probe = answersRpc(services.polkadot, 'chain_getHeader')
  return {
    name: 'polkadot',
    url: services.polkadot,
    needs: [],
    work: work(config.polkadot.kind, command, probe),
  }
}

function solanaPart(context: PartContext): Part {
  const { config, services } = context
  const { kind } = config.solana
  const probe = all(
    answersRpc(services.solana, 'getLatestBlockhash'),
    ...(kind === 'local' ? [] : [hasOwnPrograms(services.solana)]),
    ...(kind === 'url' ? [] : [listens(config.ports.solanaWs)]),
  )
  return {
    name: 'solana',
    url: services.solana,
    needs: [],
    work: work(kind, solanaCommand(context), probe),
  }
}

function solanaCommand({ config, env }: PartContext): Command {
  const { solana, ports, data } = config
  const where = [
    '--port',
    String(ports.solana),
    '--ws-port',
    String(ports.solanaWs),
    '--data',
    join(data, 'solana'),
  ]
  if (solana.kind !== 'program') return nodeCommand({ file: 'devnet/src/solana/main.ts', args: where, env })
  const args = ['--program', solana.name, '--path', solana.path, ...where]
  return nodeCommand({ file: 'devnet/src/supervisor/foreign-solana/main.ts', args, env })
}

function vrfOraclePart({ config, services, oracleHealthPort, env }: PartContext): Part {
  const args = [
    ...['--rpc', services.solana, '--ws', services.solanaWs, '--data', join(config.data, 'solana')],
    ...['--health-port', String(oracleHealthPort)],
  ]
  return {
    name: 'vrf-oracle',
    url: services.solanaWs,
    needs: ['solana'],
    work: {
      kind: 'service',
      command: nodeCommand({ file: 'devnet/src/vrf-oracle/main.ts', args, env }),
      probe: answersHttp(`http://127.0.0.1:${oracleHealthPort}`),
    },
  }
}

function work(kind: 'local' | 'program' | 'url', command: Command, probe: Probe): Work {
  return kind === 'url' ? { kind: 'external', probe } : { kind: 'service', command, probe }
}
