import { setTimeout as sleep } from 'node:timers/promises'
import { callRpc } from '../../config/json-rpc.js'
import type { Genesis } from '../../solana/state/chain.js'

const interval = 200
const timeout = 30_000

/** Loads programs and accounts into Surfpool over its RPC, once it answers. */
export async function loadSurfnet(url: string, genesis: Genesis, salt: string): Promise<void> {
  await untilAnswering(url)
  for (const { address, image } of genesis.programs) {
    const params = [address, Buffer.from(image).toString('hex'), 0]
    await callRpc({ url, method: 'surfnet_writeProgram', params, timeout })
  }
  for (const [address, { lamports, owner, executable, data }] of genesis.makeAccounts(salt)) {
    const account = { lamports: Number(lamports), owner, executable, data: Buffer.from(data).toString('hex') }
    await callRpc({ url, method: 'surfnet_setAccount', params: [address, account], timeout })
  }
}

async function untilAnswering(url: string): Promise<void> {
  for (;;) {
    try {
      await callRpc({ url, method: 'getHealth' })
      return
    } catch {
      await sleep(interval)
    }
  }
}
