import { keyVariables } from '@fivefold/devnet/config/deployer-keys'
import { chainNames } from '@fivefold/devnet/config/local-chains'
import type { Deployment } from '@fivefold/sdk/config'
import { FivefoldError } from '@fivefold/sdk/core'
import type { Deployed, DeploymentFile } from './deployment-file.js'
import { prepareEvm } from './evm.js'
import type { Network } from './network.js'
import { preparePolkadot } from './polkadot.js'
import { prepareSolana } from './solana.js'

export type DeployAllOptions = {
  network: Network
  file: DeploymentFile
  log: (line: string) => void
}

/** A chain that was checked, with nothing sent to it yet. */
export type PreparedChain<T> = {
  /** Address of the account that pays. */
  deployer?: string
  genesisHash: string
  deploy: () => Promise<T>
  close: () => Promise<void>
}

/**
 * Checks all three chains, then deploys to them concurrently and writes the deployment file. If a check fails, nothing
 * is sent to any chain.
 */
export async function deployAll({ network, file, log }: DeployAllOptions): Promise<Deployment> {
  const previous = file.readDeployed()
  const state: Deployed = { ...previous }
  const keep = (part: Deployed) => file.writeJournal(Object.assign(state, part))

  const { local, triadCards, solanaWs: wsUrl } = network
  const preparing = [
    prepareEvm({
      rpcUrl: network.evm,
      local: local.has('evm'),
      previous: previous.evm,
      triadCards,
      record: (evm) => keep({ evm }),
    }),
    prepareSolana({
      rpcUrl: network.solana,
      wsUrl,
      local: local.has('solana'),
      previous: previous.solana,
    }),
    preparePolkadot({
      url: network.polkadot,
      local: local.has('polkadot'),
      previous: previous.polkadot,
      record: (polkadot) => keep({ polkadot }),
    }),
  ] as const
  try {
    const [onEvm, onSolana, onPolkadot] = await Promise.all(preparing)
    state.deployers = { evm: onEvm.deployer, polkadot: onPolkadot.deployer }
    refuseOtherDeployer('evm', onEvm, previous)
    refuseOtherDeployer('polkadot', onPolkadot, previous)

    const deployToEvm = async () => {
      const evm = await onEvm.deploy()
      keep({ evm })
      report(log, 'evm', evm.contracts, previous.evm?.contracts)
      return evm
    }
    const deployToSolana = async () => {
      const solana = await onSolana.deploy()
      keep({ solana })
      report(log, 'solana', solana.programs, previous.solana?.programs)
      return solana
    }
    const deployToPolkadot = async () => {
      const polkadot = await onPolkadot.deploy()
      keep({ polkadot })
      report(log, 'polkadot', polkadot.contracts, previous.polkadot?.contracts)
      return polkadot
    }
    const deploying = [deployToEvm(), deployToSolana(), deployToPolkadot()] as const
    // If one chain fails, the others still finish, and their contracts are in the journal.
    await Promise.allSettled(deploying)
    const [evm, solana, polkadot] = await Promise.all(deploying)
    const deployment: Deployment = {
      name: network.name,
      local: chainNames.every((chain) => local.has(chain)),
      evm,
      solana,
      polkadot,
      server: { url: network.server },
      indexer: { graphqlUrl: network.graphql },
    }
    file.write(deployment)
    return deployment
  } finally {
    const prepared = await Promise.allSettled(preparing)
    await Promise.allSettled(prepared.map((each) => each.status === 'fulfilled' && each.value.close()))
  }
}

/** The contracts of an unfinished deploy belong to its account, and only that account can complete them. */
function refuseOtherDeployer(
  chain: 'evm' | 'polkadot',
  { deployer, genesisHash }: PreparedChain<unknown>,
  previous: Deployed,
): void {
  const owner = previous.deployers?.[chain]
  if (!owner || owner === deployer || previous[chain]?.genesisHash !== genesisHash) return
  throw new FivefoldError(
    `${owner} started this deployment on the ${chain} chain; ${deployer} cannot continue it`,
    {
      code: 'OTHER_DEPLOYER',
      value: owner,
      hint: `set ${keyVariables[chain]} to its key, or start over in another file with --out; if that run had finished, remove its .partial file`,
    },
  )
}

type Addresses = Record<string, { address: string }>

function report(log: (line: string) => void, chain: string, now: Addresses, before: Addresses = {}): void {
  for (const [name, { address }] of Object.entries(now)) {
    log(`${chain}: ${name} at ${address}${before[name]?.address === address ? ' (kept)' : ''}`)
  }
}
