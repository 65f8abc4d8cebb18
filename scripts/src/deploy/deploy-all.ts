import type { Deployment } from '@fivefold/sdk/config'
import { isOnThisMachine } from '../config/deployer-keys.js'
import type { Deployed, DeploymentFile } from './deployment-file.js'
import { deployEvm } from './evm.js'
import type { Network } from './network.js'
import { deployPolkadot } from './polkadot.js'
import { deploySolana } from './solana.js'

export type DeployAllOptions = {
  network: Network
  file: DeploymentFile
  log: (line: string) => void
}

/** Puts the contracts on all three chains at once and writes the deployment file. */
export async function deployAll({ network, file, log }: DeployAllOptions): Promise<Deployment> {
  const previous = file.readDeployed()
  const finished: Deployed = { ...previous }
  /** When another chain fails, what this one has is kept for the next run. */
  const finish = (part: Deployed) => file.writePartial(Object.assign(finished, part))

  const deployToEvm = async () => {
    const local = isOnThisMachine(network.evm)
    const { triadCards } = network
    const evm = await deployEvm({ rpcUrl: network.evm, local, previous: previous.evm, triadCards })
    finish({ evm })
    report(log, 'evm', evm.contracts, previous.evm?.contracts)
    return evm
  }
  const deployToSolana = async () => {
    const local = isOnThisMachine(network.solana)
    const urls = { rpcUrl: network.solana, wsUrl: network.solanaWs }
    const solana = await deploySolana({ ...urls, local, previous: previous.solana })
    finish({ solana })
    report(log, 'solana', solana.programs, previous.solana?.programs)
    return solana
  }
  const deployToPolkadot = async () => {
    const local = isOnThisMachine(network.polkadot)
    const polkadot = await deployPolkadot({ url: network.polkadot, local, previous: previous.polkadot })
    finish({ polkadot })
    report(log, 'polkadot', polkadot.contracts, previous.polkadot?.contracts)
    return polkadot
  }

  const [evm, solana, polkadot] = await Promise.all([deployToEvm(), deployToSolana(), deployToPolkadot()])
  const deployment: Deployment = {
    name: network.name,
    local: [network.evm, network.solana, network.polkadot].every(isOnThisMachine),
    evm,
    solana,
    polkadot,
    server: { url: network.server },
    indexer: { graphqlUrl: network.graphql },
  }
  file.write(deployment)
  return deployment
}

type Addresses = Record<string, { address: string }>

function report(log: (line: string) => void, chain: string, now: Addresses, before: Addresses = {}): void {
  for (const [name, { address }] of Object.entries(now)) {
    log(`${chain}: ${name} at ${address}${before[name]?.address === address ? ' (kept)' : ''}`)
  }
}
