import { randomInt } from 'node:crypto'
import { join } from 'node:path'
import { dappOrigins } from '@fivefold/sdk/config'
import { createHardhatNetwork } from './hardhat-network.js'
import { damaged, openJournal } from './journal.js'
import { PersistentProvider } from './persistent-provider.js'
import { startRpcServer } from './rpc-server.js'

export type EvmNodeOptions = {
  /** 0 for any free port. */
  port: number
  /** Folder of `evm.journal`. */
  dataDir: string
  /** Web pages that may call the node, apart from wallets; default: the local dApp. */
  origins?: readonly string[]
  /** Default 31337; must stay the same for a folder. */
  chainId?: number
  /** Prints every call. */
  verbose?: boolean
}

export type EvmNode = {
  url: string
  genesisHash: string
  /** Resolves with the reason when the node cannot continue. */
  failure: Promise<unknown>
  close(): Promise<void>
}

/** Starts the local EVM chain: Hardhat Network behind JSON-RPC, with everything acknowledged before. */
export async function startEvmNode(options: EvmNodeOptions): Promise<EvmNode> {
  const { port, dataDir, origins = dappOrigins(), chainId, verbose = false } = options
  const file = join(dataDir, 'evm.journal')
  // Bind the port first: the process that holds it may write the journal.
  const open = () => openChain(file, { chainId, verbose })
  const { url, provider, close } = await startRpcServer(port, origins, open)
  return {
    url,
    genesisHash: provider.genesisHash,
    failure: new Promise((resolve) => provider.once('failure', resolve)),
    close: async () => {
      await close()
      await provider.close()
    },
  }
}

async function openChain(
  file: string,
  settings: { chainId: number | undefined; verbose: boolean },
): Promise<PersistentProvider> {
  const { journal, genesis, entries } = await openJournal(file)
  try {
    const seed = genesis ?? { time: Math.floor(Date.now() / 1000), salt: String(randomInt(2 ** 47)) }
    const network = await createHardhatNetwork(seed, settings)
    const provider = await PersistentProvider.open(network, journal)
    const hash = provider.genesisHash
    if (!genesis) await journal.begin({ version: 1, ...seed, hash })
    else if (genesis.hash !== hash) throw damaged(file, `block 0 has hash ${hash}`)
    await provider.replay(entries, file)
    return provider
  } catch (error) {
    await journal.close()
    throw error
  }
}
