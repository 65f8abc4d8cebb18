import type { Deployment } from '@fivefold/sdk/config'
import { DataSourceBuilder, type GetDataSourceBlock, type SolanaRpcClient } from '@subsquid/solana-stream'
import type { DeployedContract } from '../game-events.js'

export type SolanaProgram = DeployedContract<'solana', Deployment['solana']['programs'][string]>

export type CreateSourceParameters = {
  client: SolanaRpcClient
  /** Height of the first block to read; skipped slots do not count towards heights. */
  from: number
  programs: readonly SolanaProgram[]
}

/** Finalized blocks, with the logs of these programs and the instructions that their games read. */
export function createSource({ client, from, programs }: CreateSourceParameters) {
  const builder = new DataSourceBuilder()
    .setRpc({ client })
    .setBlockRange({ from })
    .setFields({
      block: { slot: true, timestamp: true },
      transaction: { signatures: true, err: true },
      log: { programId: true, kind: true, message: true },
      instruction: { programId: true, accounts: true, data: true },
    })
  for (const { address, instructions } of programs) {
    builder.addLog({ where: { programId: [address], kind: ['data'] }, include: { transaction: true } })
    // An empty list would match every instruction.
    if (instructions.length === 0) continue
    builder.addInstruction({
      where: { programId: [address], d8: [...instructions], isCommitted: true },
      include: { transaction: true },
    })
  }
  return builder.build()
}

export type SolanaSource = ReturnType<typeof createSource>
export type SolanaBlock = GetDataSourceBlock<SolanaSource>
