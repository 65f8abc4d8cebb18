import { PublicKey } from '@solana/web3.js'
import { isAddress } from 'viem'
import * as evm from '../../chains/evm/index.js'
import * as polkadot from '../../chains/polkadot/index.js'
import * as solana from '../../chains/solana/index.js'
import type { Deployment } from '../../config/deployment.js'
import type { ChainProbe, CheckChainParameters } from './check-chain.js'

/** The chains of a deployment, each with its status reader. */
export function chainsOf(deployment: Deployment): CheckChainParameters[] {
  return [
    {
      name: 'evm',
      url: deployment.evm.rpcUrl,
      genesisHash: deployment.evm.genesisHash,
      contracts: deployment.evm.contracts,
      open: () => openEvm(deployment),
    },
    {
      name: 'solana',
      url: deployment.solana.rpcUrl,
      genesisHash: deployment.solana.genesisHash,
      contracts: deployment.solana.programs,
      open: () => openSolana(deployment),
    },
    {
      name: 'polkadot',
      url: deployment.polkadot.url,
      genesisHash: deployment.polkadot.genesisHash,
      contracts: deployment.polkadot.contracts,
      open: () => openPolkadot(deployment),
    },
  ]
}

function openEvm(deployment: Deployment): ChainProbe {
  const connection = evm.connect({ deployment })
  return {
    genesisHash: async () => (await connection.client.getBlock({ blockNumber: 0n })).hash,
    height: async () => (await evm.readHead(connection)).height,
    isDeployed: async (address) =>
      isAddress(address) && (await connection.client.getCode({ address })) !== undefined,
    close: connection.close,
  }
}

function openSolana(deployment: Deployment): ChainProbe {
  const connection = solana.connect({ deployment })
  return {
    genesisHash: () => connection.rpc.getGenesisHash(),
    height: async () => (await solana.readHead(connection)).height,
    isDeployed: async (address) => {
      const account = await connection.rpc.getAccountInfo(new PublicKey(address))
      return account?.executable === true
    },
    close: connection.close,
  }
}

async function openPolkadot(deployment: Deployment): Promise<ChainProbe> {
  const connection = await polkadot.connect({ deployment })
  const { api } = connection
  return {
    genesisHash: async () => api.genesisHash.toHex(),
    height: async () => (await polkadot.readHead(connection)).height,
    isDeployed: async (address) => (await api.query.contracts.contractInfoOf(address)).isSome,
    close: connection.close,
  }
}
