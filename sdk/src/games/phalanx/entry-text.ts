import type { Action, Position, TransactionDetail, TransactionLogEntry } from './state.js'

/**
 * JSON of an entry of a log. A server writes one with every action, and knowing the fields beforehand takes half the time;
 * what is in them needs no quoting.
 */
export function entryText(entry: TransactionLogEntry): string {
  const { sequenceNumber, action, stateHashBefore, stateHashAfter, timestamp, details } = entry
  return (
    `{"sequenceNumber":${sequenceNumber},"action":${actionText(action)},"stateHashBefore":"${stateHashBefore}"` +
    `,"stateHashAfter":"${stateHashAfter}","timestamp":"${timestamp}","details":${detailsText(details)}}`
  )
}

function actionText(action: Action): string {
  const { type, playerIndex } = action
  const head = `{"type":"${type}","playerIndex":${playerIndex}`
  switch (action.type) {
    case 'deploy':
      return `${head},"card":${JSON.stringify(action.card)},"column":${action.column}}`
    case 'attack':
      return `${head},"attackerPosition":${positionText(action.attackerPosition)},"targetPosition":${positionText(action.targetPosition)}}`
    case 'reinforce':
      return `${head},"card":${JSON.stringify(action.card)}}`
    default:
      return `${head}}`
  }
}

const positionText = ({ row, col }: Position): string => `{"row":${row},"col":${col}}`

/** Attacks tell much, and not always the same. */
const detailsText = (details: TransactionDetail): string =>
  details.type === 'pass' ? '{"type":"pass"}' : JSON.stringify(details)
