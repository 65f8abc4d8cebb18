import { accessSync, constants, mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { dappOrigins } from '@fivefold/sdk/config'
import { badConfiguration } from '../config/bad-configuration.js'
import { lockDataFolder } from '../config/lock.js'
import { loadOracleKey } from '../vrf-oracle/index.js'
import { makeGenesis } from './genesis.js'
import { createHttpServer } from './server/http-server.js'
import { closeHttp, closeWs, whenListening } from './server/listen.js'
import { PubSub } from './server/ws-server.js'
import { startSlotTimer } from './slot-timer.js'
import { Chain } from './state/chain.js'
import { Faucet } from './state/faucet.js'
import { Journal } from './state/journal.js'

export type SolanaNodeOptions = {
  /** 0 takes any free port. */
  port: number
  wsPort: number
  /** Folder for the chain and the oracle's key. */
  dataDir: string
  /** Web pages that may call the node, apart from wallets; default: the local dApp. */
  origins?: readonly string[]
  slotMs?: number
  /** Also loads the programs that only tests use. */
  testPrograms?: boolean
}

export type SolanaNode = {
  rpcUrl: string
  wsUrl: string
  genesisHash: string
  /** Rejects when the node cannot continue. */
  failed: Promise<never>
  /** How many clients have a pubsub connection open. */
  pubsubClients(): number
  close(): Promise<void>
}

const host = '127.0.0.1'
const usualSlotMs = 400

/** Starts a local Solana chain, new or restored from its data folder. */
export async function startSolanaNode(options: SolanaNodeOptions): Promise<SolanaNode> {
  const { port, wsPort, origins = dappOrigins(), slotMs = usualSlotMs, testPrograms = false } = options
  const dataDir = resolve(options.dataDir)
  prepareFolder(dataDir)
  /** Cleanup steps, run newest first at the end or after a failure. */
  const undo: (() => Promise<void> | void)[] = [lockDataFolder(dataDir)]
  const close = async () => {
    for (let step = undo.pop(); step; step = undo.pop()) await step()
  }
  try {
    const genesis = makeGenesis(loadOracleKey(dataDir), { testPrograms })
    const journal = new Journal(join(dataDir, 'journal.jsonl'))
    const chain = new Chain(journal, genesis, { time: Date.now(), slotMs })
    undo.push(() => chain.close())

    const http = createHttpServer({ chain, faucet: new Faucet(chain) }, origins).listen(port, host)
    const rpcPort = await whenListening(http, port)
    undo.push(() => closeHttp(http))
    const ws = new PubSub(chain).listen(host, wsPort, origins)
    const pubsubPort = await whenListening(ws, wsPort)
    undo.push(() => closeWs(ws))

    const timer = startSlotTimer(chain, slotMs)
    undo.push(() => timer.stop())
    return {
      rpcUrl: `http://${host}:${rpcPort}`,
      wsUrl: `ws://${host}:${pubsubPort}`,
      genesisHash: chain.hashes.genesisHash,
      failed: timer.failed,
      pubsubClients: () => ws.clients.size,
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}

function prepareFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true })
    accessSync(folder, constants.W_OK | constants.X_OK)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    const reason = code === 'EEXIST' || code === 'ENOTDIR' ? 'it is a file, or in one' : code
    throw badConfiguration(`Data folder ${folder} cannot be written: ${reason}`, error)
  }
}
