import { isNewer } from '../../event-location.js'
import { DoleroTable } from '../../model/index.js'
import type { TableConfig } from './instructions.js'
import { sol, type TableEvent } from './read-events.js'

/** The program's default if a table sets no limit for stacks. */
const stackInBets = 10n

/** A table after its settings were created or changed; undefined if nothing changes or the table is unknown. */
export function tableAfter(before: DoleroTable | undefined, event: TableEvent): DoleroTable | undefined {
  const { config, accounts, location } = event
  const { table: id = '', authority = '', house = '', mint } = accounts
  const settings = { authority, house, ...limitsOf(config), ...location }
  if (!isNewer(location, before)) return undefined
  if (event.name === 'tableUpdated') return before && new DoleroTable({ ...before, ...settings })
  const counts = { gamesOpened: 0, gamesSettled: 0, rake: 0n }
  return new DoleroTable({ id, number: event.number, token: mint ?? sol, ...settings, ...counts })
}

function limitsOf({ seatFee, maxBet, maxStack, rakePercent, rakeCap }: TableConfig) {
  return { seatFee, maxBet, maxStack: maxStack ?? seatFee + stackInBets * maxBet, rakePercent, rakeCap }
}
