import { z } from 'zod'
import { systemProgram } from '../execution/account-state.js'
import { defineMethod, type Method } from './method.js'
import { apiVersion, contextConfig, slotAt } from './params.js'

const slotsPerEpoch = 432_000
const onlyConfig = z.tuple([contextConfig.optional()])
const anything = z.array(z.unknown())

/** There is one node, without a validator's identity or stake. */
const identity = systemProgram

export const clusterMethods: Record<string, Method> = {
  getVersion: defineMethod(anything, () => ({ 'solana-core': apiVersion, 'feature-set': 0 })),
  getHealth: defineMethod(anything, () => 'ok'),
  getIdentity: defineMethod(anything, () => ({ identity })),
  getGenesisHash: defineMethod(anything, ({ chain }) => chain.hashes.genesisHash),
  getClusterNodes: defineMethod(anything, () => []),
  getVoteAccounts: defineMethod(anything, () => ({ current: [], delinquent: [] })),
  getSlotLeader: defineMethod(anything, () => identity),
  getSlotLeaders: defineMethod(z.tuple([z.int(), z.int().min(1).max(5000)]), (_, [, limit]) =>
    Array.from({ length: limit }, () => identity),
  ),
  getSlot: defineMethod(onlyConfig, ({ chain }, [config]) => slotAt(chain, config)),
  getBlockHeight: defineMethod(onlyConfig, ({ chain }, [config]) => slotAt(chain, config)),
  getTransactionCount: defineMethod(onlyConfig, ({ chain }) => chain.ledger.count),
  getEpochInfo: defineMethod(onlyConfig, ({ chain }, [config]) => {
    const slot = slotAt(chain, config)
    return {
      absoluteSlot: slot,
      blockHeight: slot,
      epoch: Math.floor(slot / slotsPerEpoch),
      slotIndex: slot % slotsPerEpoch,
      slotsInEpoch: slotsPerEpoch,
      transactionCount: chain.ledger.count,
    }
  }),
  getEpochSchedule: defineMethod(anything, () => ({
    slotsPerEpoch,
    leaderScheduleSlotOffset: slotsPerEpoch,
    warmup: false,
    firstNormalEpoch: 0,
    firstNormalSlot: 0,
  })),
  getRecentPrioritizationFees: defineMethod(anything, () => []),
  getRecentPerformanceSamples: defineMethod(anything, () => []),
}
