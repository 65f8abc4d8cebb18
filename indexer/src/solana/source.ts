import type { Deployment } from '@fivefold/sdk/config'
import { DataSourceBuilder, type GetDataSourceBlock, type SolanaRpcClient } from '@subsquid/solana-stream'
import { deployed } from '../deployment.js'
import { instructionsWithoutEvents } from './dolero/instructions.js'

/** The program of a deployment, and the slot that comes before all its events. */
export function doleroProgram({ solana }: Deployment) {
  return deployed(solana.programs, 'dolero')
}

export type CreateSourceParameters = {
  client: SolanaRpcClient
  /** Height of the first block to read; skipped slots do not count towards heights. */
  from: number
  /** Address of the program whose events are read. */
  program: string
}

/** Finalized blocks, with the program's logs and those of its instructions that log nothing. */
export function createSource({ client, from, program }: CreateSourceParameters) {
  return new DataSourceBuilder()
    .setRpc({ client })
    .setBlockRange({ from })
    .setFields({
      block: { slot: true, timestamp: true },
      transaction: { signatures: true, err: true },
      log: { programId: true, kind: true, message: true },
      instruction: { programId: true, accounts: true, data: true },
    })
    .addLog({ where: { programId: [program], kind: ['data'] }, include: { transaction: true } })
    .addInstruction({
      where: { programId: [program], d8: instructionsWithoutEvents, isCommitted: true },
      include: { transaction: true },
    })
    .build()
}

export type SolanaSource = ReturnType<typeof createSource>
export type SolanaBlock = GetDataSourceBlock<SolanaSource>
