import {
  type GameState,
  seedCommitment,
  type TransactionLogEntry,
  verifyChain,
  verifyLog,
} from '../../phalanx/index.js'
import type { Integrity } from './match.js'

type Log = readonly TransactionLogEntry[]

/** The whole log after new entries came; undefined where entries in between are missing. */
export function mergeLog(known: Log, logStart: number, entries: Log): Log | undefined {
  return logStart > known.length ? undefined : [...known.slice(0, logStart), ...entries]
}

/** Checks what a server showed against itself and against what it showed before. */
export function checkIntegrity(known: Log, state: GameState, commitment: string | undefined): Integrity {
  const rewritten = known.findIndex(
    ({ stateHashAfter }, index) => state.transactionLog[index]?.stateHashAfter !== stateHashAfter,
  )
  if (rewritten >= 0) return { status: 'broken', reason: `entry ${rewritten} of the log was changed` }
  const chain = verifyChain(state.transactionLog)
  if (!chain.valid) return { status: 'broken', reason: `entry ${chain.sequenceNumber}: ${chain.reason}` }
  return state.phase === 'gameOver' ? proveMatch(state, commitment) : { status: 'chained' }
}

function proveMatch(state: GameState, commitment: string | undefined): Integrity {
  const verdict = verifyLog(state)
  if (!verdict.valid)
    return { status: 'broken', reason: `entry ${verdict.sequenceNumber}: ${verdict.reason}` }
  if (commitment && commitment !== seedCommitment(state.rngSeed, state.gameOptions)) {
    return { status: 'broken', reason: 'the seed is not the one that was promised' }
  }
  return { status: 'proven' }
}
