import { FivefoldError } from '@fivefold/sdk/core'
import { Connection, type Keypair, type PublicKey } from '@solana/web3.js'
import { queueAddress } from './addresses.js'
import { Answering, describe } from './answering.js'
import { watchChain } from './watch-chain.js'

export type OracleOptions = {
  rpcUrl: string
  wsUrl: string
  keypair: Keypair
  log?: (line: string) => void
}

export type Oracle = {
  queue: PublicKey
  /** Whether it receives the chain's slots. */
  isListening(): boolean
  stop(): void
}

/** Notifications can get lost. */
const pollMs = 5_000
/** Many times the length of a slot. */
const silenceMs = 10_000

/** Answers the requests in the oracle's queue until stopped. The chain may be restarted meanwhile. */
export async function startOracle({
  rpcUrl,
  wsUrl,
  keypair,
  log = () => {},
}: OracleOptions): Promise<Oracle> {
  const connection = new Connection(rpcUrl, { commitment: 'processed', wsEndpoint: wsUrl })
  const queue = queueAddress(keypair.publicKey)
  const answering = new Answering(connection, keypair, log)

  const poll = async (): Promise<void> => {
    const { value, context } = await connection.getAccountInfoAndContext(queue, 'processed')
    if (!value) {
      throw new FivefoldError(`The chain has no VRF queue ${queue.toBase58()} for this oracle`, {
        code: 'NO_ORACLE_QUEUE',
        hint: 'its genesis was made with another key, or in another data folder',
      })
    }
    answering.onQueue(value.data, context.slot)
  }
  const pollQuietly = () => {
    poll().catch((error: unknown) => log(`cannot read the queue: ${describe(error)}`))
  }

  await poll()
  let lastSlotAt = 0
  const unwatch = watchChain(wsUrl, queue, {
    onSlot: (slot) => {
      lastSlotAt = Date.now()
      answering.onSlot(slot)
    },
    onAccount: (data, slot) => answering.onQueue(data, slot),
    onConnected: pollQuietly,
  })
  const timer = setInterval(pollQuietly, pollMs)
  return {
    queue,
    isListening: () => Date.now() - lastSlotAt < silenceMs,
    stop() {
      clearInterval(timer)
      unwatch()
    },
  }
}
