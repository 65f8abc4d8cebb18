import type { Deployment } from '@fivefold/sdk/config'
import { DataSourceBuilder, type GetDataSourceBlock, type SolanaRpcClient } from '@subsquid/solana-stream'
import { deployed } from '../deployment.js'

export function matchCounter({ solana }: Deployment) {
  return deployed(solana.programs, 'matchCounter')
}

export type CreateSourceParameters = {
  client: SolanaRpcClient
  /** The first block to read, by height, which skipped slots do not count towards. */
  from: number
  program: string
}

/** Finalized blocks, with what the program wrote into their logs. */
export function createSource({ client, from, program }: CreateSourceParameters) {
  return new DataSourceBuilder()
    .setRpc({ client })
    .setBlockRange({ from })
    .setFields({
      block: { slot: true, timestamp: true },
      transaction: { signatures: true, err: true },
      log: { programId: true, kind: true, message: true },
    })
    .addLog({ where: { programId: [program], kind: ['data'] }, include: { transaction: true } })
    .build()
}

export type SolanaSource = ReturnType<typeof createSource>
export type SolanaBlock = GetDataSourceBlock<SolanaSource>
