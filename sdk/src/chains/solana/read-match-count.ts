import { PublicKey } from '@solana/web3.js'
import { askNode } from './ask-node.js'
import type { SolanaConnection } from './connect.js'

/** How many matches were recorded. None while there is no counter: the first match makes it. */
export async function readMatchCount({ matchCounter }: SolanaConnection): Promise<bigint> {
  const [address] = PublicKey.findProgramAddressSync(
    [new TextEncoder().encode('counter')],
    matchCounter.programId,
  )
  const counter = await askNode(() => matchCounter.account.counter.fetchNullable(address))
  return BigInt(counter?.count.toString() ?? 0)
}
