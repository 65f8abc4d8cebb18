import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import './quiet-chopsticks.js'
import { destroyWorker } from '@acala-network/chopsticks-core'
import { FivefoldError } from '@fivefold/sdk/core'
import { badConfiguration } from '../../config/bad-configuration.js'
import { lockDataFolder } from '../../config/lock.js'
import { root } from '../../process/root.js'
import { LocalChain } from './chain.js'
import { type RpcServer, startRpcServer } from './rpc-server.js'

const HOST = '127.0.0.1'

/** When blocks are made: with every transaction, on `dev_newBlock`, or every so many milliseconds. */
export type BlockMode = 'instant' | 'manual' | number

export type PolkadotNodeOptions = {
  /** 0 takes any free port. */
  port: number
  /** Where the chain is kept. A chain that is there is continued. */
  dataDir: string
  block: BlockMode
}

export type PolkadotNode = {
  url: string
  genesisHash: string
  /** Height when the node was ready. */
  height: number
  /** Rejects when the chain cannot be written down any more. The node takes nothing after that. */
  failed: Promise<never>
  close: () => Promise<void>
}

/** All nodes of a process share one thread that runs the runtime. */
let running = 0

/** Runs the local Polkadot chain inside this process. */
export async function startPolkadotNode({
  port,
  dataDir,
  block,
}: PolkadotNodeOptions): Promise<PolkadotNode> {
  const unlock = openFolder(dataDir)
  running++
  const cleanUp: (() => unknown)[] = [unlock, releaseWorker]
  const close = async () => {
    for (const step of cleanUp.splice(0).reverse()) await step()
  }
  let onFailure: (error: Error) => void = () => {}
  const failed = new Promise<never>((_, reject) => {
    onFailure = reject
  })
  failed.catch(() => {}) // whoever does not wait for it learns from the next call that is refused
  try {
    const chain = await LocalChain.open({ dataDir, loadRuntime, instant: block === 'instant', onFailure })
    cleanUp.push(() => chain.close())
    const server = await listen(chain, port)
    cleanUp.push(server.close)
    if (typeof block === 'number') cleanUp.push(makeBlocks(chain, block))
    const { genesisHash, head } = chain
    return { url: `ws://${HOST}:${server.port}`, genesisHash, height: head.number, failed, close }
  } catch (error) {
    await close()
    throw error
  }
}

function loadRuntime(): Uint8Array {
  return gunzipSync(readFileSync(join(root, 'contracts/ink/artifacts/runtime.wasm.gz')))
}

function openFolder(dataDir: string): () => void {
  try {
    mkdirSync(dataDir, { recursive: true })
    return lockDataFolder(dataDir)
  } catch (error) {
    if (error instanceof FivefoldError) throw error
    throw badConfiguration(`Data folder ${dataDir} cannot be written: ${(error as Error).message}`, error)
  }
}

async function listen(chain: LocalChain, port: number): Promise<RpcServer> {
  try {
    return await startRpcServer(chain, HOST, port)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error
    throw badConfiguration(`Port ${port} is in use by another program`, error)
  }
}

/** Starts the clockwork; the function returned stops it after the block it is at. */
function makeBlocks(chain: LocalChain, milliseconds: number): () => Promise<void> {
  let current: Promise<unknown> | undefined
  const make = () => {
    current ??= chain
      .newBlock()
      .catch((error) => process.stderr.write(`block not built: ${error}\n`))
      .finally(() => {
        current = undefined
      })
  }
  const timer = setInterval(make, milliseconds)
  return async () => {
    clearInterval(timer)
    await current
  }
}

async function releaseWorker(): Promise<void> {
  running--
  if (running === 0) await destroyWorker()
}
