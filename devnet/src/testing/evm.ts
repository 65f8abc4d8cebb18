import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createTestClient, type Hex, http, publicActions, walletActions } from 'viem'
import { mnemonicToAccount } from 'viem/accounts'
import { hardhat } from 'viem/chains'
import { onTestFinished } from 'vitest'
import { startEvmNode } from '../evm/start-evm-node.js'

const mnemonic = 'test test test test test test test test test test test junk'

/** Hardhat's well-known accounts. */
export const devAccount = (index: number) => mnemonicToAccount(mnemonic, { addressIndex: index })

export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'fivefold-evm-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

export function clientFor(url: string) {
  return createTestClient({
    chain: hardhat,
    mode: 'hardhat',
    transport: http(url, { retryCount: 0 }),
    pollingInterval: 20,
    // viem's cache would hide the node's answers.
    cacheTime: 0,
  })
    .extend(publicActions)
    .extend(walletActions)
}

export type Client = ReturnType<typeof clientFor>

/** A node in this process that is closed when the test ends, unless the test did. */
export async function startNode(
  dataDir: string,
  { port = 0, chainId }: { port?: number; chainId?: number } = {},
) {
  const node = await startEvmNode({ port, dataDir, ...(chainId && { chainId }) })
  let open = true
  const close = async () => {
    if (open) await node.close()
    open = false
  }
  onTestFinished(close)
  return { ...node, close, client: clientFor(node.url) }
}

/** Hashes of all blocks, from the genesis block to the head. */
export async function blockHashes(client: Client): Promise<Hex[]> {
  const height = Number(await client.getBlockNumber())
  const blocks = Array.from({ length: height + 1 }, (_, number) =>
    client.getBlock({ blockNumber: BigInt(number) }),
  )
  return (await Promise.all(blocks)).map(({ hash }) => hash)
}
