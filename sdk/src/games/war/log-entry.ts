import { defineGameLog } from '../../core/game-log.js'
import { stateHash } from './hash.js'
import { applyAction } from './rules.js'
import type { Action, Game, TransactionDetail } from './state.js'

export const gameLog = defineGameLog<Game, Action, TransactionDetail>(applyAction, stateHash)

/** Carries an action out and writes it down; throws where `applyAction` does. */
export const recordAction = gameLog.recordAction

/** The same for whoever keeps the log elsewhere. */
export const continueLog = gameLog.continueLog
