import { type Hex, hexToBytes, type Log, size } from 'viem'

const transactionBase = 21_000
const recovery = 3_000
const coldRead = 2_100
const warmRead = 100
const freshSlot = 22_100

/** EIP-2028. */
function calldataGas(data: Hex): number {
  return hexToBytes(data).reduce((sum, byte) => sum + (byte === 0 ? 4 : 16), 0)
}

/** EIP-7623: no transaction is cheaper than this for its calldata, regardless of its execution. */
export function calldataFloor(data: Hex): number {
  return transactionBase + hexToBytes(data).reduce((sum, byte) => sum + (byte === 0 ? 10 : 40), 0)
}

function logGas({ data, topics }: Log): number {
  return 375 + 375 * topics.length + 8 * size(data)
}

export type Floor = {
  base: number
  calldata: number
  recoveries: number
  reads: number
  result: number
  event: number
}

/**
 * What settling cannot do without: two signatures to recover, one slot for each sealed deck, one or two for the ruleset, a fresh slot
 * for the result, and the event. A settlement after another in the same transaction pays no base cost and finds what it reads warm.
 */
export function settlementFloor(options: { log: Log; rulesetSlots: number; calldata?: Hex }): Floor {
  const { log, rulesetSlots, calldata } = options
  return {
    base: calldata ? transactionBase : 0,
    calldata: calldata ? calldataGas(calldata) : 0,
    recoveries: 2 * recovery,
    reads: (2 + rulesetSlots) * (calldata ? coldRead : warmRead),
    result: freshSlot,
    event: logGas(log),
  }
}

export function sumOf(floor: Floor): number {
  return Object.values(floor).reduce((sum, part) => sum + part, 0)
}
