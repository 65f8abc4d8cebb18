import type { Deployment } from '@fivefold/sdk/config'
import { DataSourceBuilder, type GetDataSourceBlock, type SolanaRpcClient } from '@subsquid/solana-stream'
import { deployed } from '../deployment.js'
import { instructionsWithoutEvents } from './dolero/instructions.js'

/** Addresses of the programs whose events are read. */
export type Programs = { matchCounter: string; dolero?: string | undefined }

/** The programs of a deployment, and the slot that comes before all their events. */
export function programsOf({ solana }: Deployment): { programs: Programs; slot: number } {
  const counter = deployed(solana.programs, 'matchCounter')
  const { dolero } = solana.programs
  return {
    programs: { matchCounter: counter.address, dolero: dolero?.address },
    slot: Math.min(counter.slot, dolero?.slot ?? counter.slot),
  }
}

export type CreateSourceParameters = {
  client: SolanaRpcClient
  /** The first block to read, by height, which skipped slots do not count towards. */
  from: number
  programs: Programs
}

/** Finalized blocks, with what the programs wrote into their logs. */
export function createSource({ client, from, programs }: CreateSourceParameters) {
  const { matchCounter, dolero } = programs
  const source = new DataSourceBuilder()
    .setRpc({ client })
    .setBlockRange({ from })
    .setFields({
      block: { slot: true, timestamp: true },
      transaction: { signatures: true, err: true },
      log: { programId: true, kind: true, message: true },
      instruction: { programId: true, accounts: true, data: true },
    })
    .addLog({ where: { programId: [matchCounter], kind: ['data'] }, include: { transaction: true } })
  if (dolero) {
    source
      .addLog({ where: { programId: [dolero], kind: ['data'] }, include: { transaction: true } })
      .addInstruction({
        where: { programId: [dolero], d8: instructionsWithoutEvents, isCommitted: true },
        include: { transaction: true },
      })
  }
  return source.build()
}

export type SolanaSource = ReturnType<typeof createSource>
export type SolanaBlock = GetDataSourceBlock<SolanaSource>
