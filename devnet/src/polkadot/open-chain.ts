import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import './quiet-chopsticks.js'
import { destroyWorker } from '@acala-network/chopsticks-core'
import { root } from '../process/root.js'
import { LocalChain } from './chain.js'
import { answerMessage } from './json-rpc.js'
import type { AnswerMessage } from './rpc-server.js'

export type OpenedChain = {
  chain: LocalChain
  answer: AnswerMessage
  failed: Promise<never>
  close: () => Promise<void>
}

/** All chains of a process share one thread that runs the runtime. */
let open = 0

/** Opens the chain of a folder and its RPC methods. */
export async function openChain(options: { dataDir: string; instant: boolean }): Promise<OpenedChain> {
  let onFailure: (error: Error) => void = () => {}
  const failed = new Promise<never>((_, reject) => {
    onFailure = reject
  })
  failed.catch(() => {}) // a caller that does not await it sees the error in its next call
  open++
  try {
    const chain = await LocalChain.open({ ...options, loadRuntime, onFailure })
    const close = async () => {
      await chain.close()
      await releaseWorker()
    }
    return {
      chain,
      answer: (text, subscriptions) => answerMessage(text, chain, subscriptions),
      failed,
      close,
    }
  } catch (error) {
    await releaseWorker()
    throw error
  }
}

function loadRuntime(): Uint8Array {
  return gunzipSync(readFileSync(join(root, 'contracts/ink/artifacts/runtime.wasm.gz')))
}

async function releaseWorker(): Promise<void> {
  open--
  if (open === 0) await destroyWorker()
}
