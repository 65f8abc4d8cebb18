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
  /** Web pages that may call the node, without those of wallets; the local dApp's unless given. */
  origins?: readonly string[]
  /** 31337 unless given, and the same every time for a folder. */
  chainId?: number
  /** Prints every call. */
  verbose?: boolean
}

export type EvmNode = {
  url: string
  genesisHash: string
  /** Resolves with the reason when the node cannot go on. */
  failure: Promise<unknown>
  close(): Promise<void>
}

/** Starts the local EVM chain: Hardhat Network behind JSON-RPC, with all that was acknowledged before still there. */
export async function startEvmNode(options: EvmNodeOptions): Promise<EvmNode> {
  const { port, dataDir, origins = dappOrigins(), chainId, verbose = false } = options
  const file = join(dataDir, 'evm.journal')
  // The port comes first: who has it may write the journal.
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
    else if (genesis.hash !== hash) throw damaged(file, `block 0 came out as ${hash}`)
    await provider.replay(entries, file)
    return provider
  } catch (error) {
    await journal.close()
    throw error
  }
}
