import { mkdirSync } from 'node:fs'
import { dappOrigins } from '@fivefold/sdk/config'
import { FivefoldError } from '@fivefold/sdk/core'
import { badConfiguration } from '../config/bad-configuration.js'
import { lockDataFolder } from '../config/lock.js'
import type { LocalChain } from './chain.js'
import { type AnswerMessage, type RpcServer, startRpcServer } from './rpc-server.js'

const HOST = '127.0.0.1'

/** When blocks are built: with every transaction, on `dev_newBlock`, or at an interval in milliseconds. */
export type BlockMode = 'instant' | 'manual' | number

export type PolkadotNodeOptions = {
  /** 0 takes any free port. */
  port: number
  /** Folder of the chain. An existing chain is continued. */
  dataDir: string
  block: BlockMode
  /** Web pages that may call the node, apart from wallets; default: the local dApp. */
  origins?: readonly string[]
}

export type PolkadotNode = {
  url: string
  genesisHash: string
  /** Height at startup. */
  height: number
  /** Rejects when the chain can no longer be written. The node accepts nothing after that. */
  failed: Promise<never>
  close: () => Promise<void>
}

/** Runs the local Polkadot chain inside this process. */
export async function startPolkadotNode({
  port,
  dataDir,
  block,
  origins = dappOrigins(),
}: PolkadotNodeOptions): Promise<PolkadotNode> {
  const unlock = openFolder(dataDir)
  const cleanUp: (() => unknown)[] = [unlock]
  const close = async () => {
    for (const step of cleanUp.splice(0)) await step()
  }
  try {
    const waiting = answerLater()
    const server = await listen(waiting.answer, port, origins)
    cleanUp.unshift(server.close)
    // Imported late, because it takes seconds; configuration errors should be reported before that.
    const { openChain } = await import('./open-chain.js')
    const { chain, failed, answer, ...opened } = await openChain({ dataDir, instant: block === 'instant' })
    const stopBlocks = typeof block === 'number' ? makeBlocks(chain, block) : async () => {}
    cleanUp.splice(1, 0, stopBlocks, opened.close)
    waiting.start(answer)
    const { genesisHash, head } = chain
    return { url: `ws://${HOST}:${server.port}`, genesisHash, height: head.number, failed, close }
  } catch (error) {
    await close()
    throw error
  }
}

/** Requests that arrive before the chain is open wait for it. */
function answerLater(): { answer: AnswerMessage; start: (answer: AnswerMessage) => void } {
  let start: (answer: AnswerMessage) => void = () => {}
  const started = new Promise<AnswerMessage>((resolve) => {
    start = resolve
  })
  return { answer: async (text, subscriptions) => (await started)(text, subscriptions), start }
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

async function listen(answer: AnswerMessage, port: number, origins: readonly string[]): Promise<RpcServer> {
  try {
    return await startRpcServer(answer, { host: HOST, port, origins })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error
    throw badConfiguration(`Port ${port} is in use by another program`, error)
  }
}

/** Starts the block timer; the returned function stops it after the current block. */
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
