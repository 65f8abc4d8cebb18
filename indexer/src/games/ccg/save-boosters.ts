import type { BoosterRow } from '@fivefold/sdk/ccg'
import type { Store } from '@subsquid/typeorm-store'
import { isNewer } from '../../event-location.js'
import { log } from '../../log.js'
import { CcgBooster, CcgBoosterStatus, CcgRarityTable } from '../../model/index.js'
import { Rows } from '../../store/rows.js'
import type { GameContractEvent, Named } from './read-events.js'
import { type BoosterBought, findBoosterFault } from './verify-booster.js'

type BoosterEvent = Named<
  GameContractEvent,
  'RarityTableSet' | 'BoosterOrdered' | 'BoosterPinned' | 'BoosterBought'
>
type OrderEvent = Exclude<BoosterEvent, { name: 'RarityTableSet' }>

const names: readonly string[] = ['RarityTableSet', 'BoosterOrdered', 'BoosterPinned', 'BoosterBought']
const isOfBoosters = (event: GameContractEvent): event is BoosterEvent => names.includes(event.name)
const isOfOrder = (event: BoosterEvent): event is OrderEvent => event.name !== 'RarityTableSet'

/** Writes boosters from order to opening, and the rarity tables. */
export async function saveBoosters(store: Store, events: GameContractEvent[]): Promise<void> {
  const boosterEvents = events.filter(isOfBoosters)
  if (boosterEvents.length === 0) return
  const boosters = await Rows.load(
    store,
    CcgBooster,
    boosterEvents.filter(isOfOrder).map(({ args }) => `${args.order}`),
  )
  const tables = await Rows.load(store, CcgRarityTable, tableIds(boosterEvents, boosters))
  for (const event of boosterEvents) {
    if (isOfOrder(event)) applyOrder(boosters, tables, event)
    else tables.set(tableRow(event))
  }
  await tables.save(store)
  await boosters.save(store)
}

/** Tables of the orders opened in these events, which may be older. */
function tableIds(events: BoosterEvent[], boosters: Rows<CcgBooster>): string[] {
  return events.flatMap((event) => {
    if (event.name === 'BoosterOrdered') return [`${event.args.table}`]
    const known = isOfOrder(event) ? boosters.get(`${event.args.order}`) : undefined
    return known ? [`${known.table}`] : []
  })
}

function tableRow({ args, location }: Named<BoosterEvent, 'RarityTableSet'>): CcgRarityTable {
  return new CcgRarityTable({ id: `${args.table}`, number: args.table, rows: args.rows, ...location })
}

function applyOrder(boosters: Rows<CcgBooster>, tables: Rows<CcgRarityTable>, event: OrderEvent): void {
  const id = `${event.args.order}`
  const before = boosters.get(id)
  if (!isNewer(event.location, before)) return
  if (event.name === 'BoosterOrdered') boosters.set(orderRow(event))
  else if (!before) log.error(`CCG booster ${id}: its order is not indexed`)
  else if (event.name === 'BoosterPinned') boosters.set(pinnedRow(before, event))
  else boosters.set(openedRow(before, tables, event))
}

function pinnedRow(before: CcgBooster, { args, location }: Named<BoosterEvent, 'BoosterPinned'>): CcgBooster {
  const { blockHash } = args
  return new CcgBooster({ ...before, status: CcgBoosterStatus.pinned, blockHash, ...location })
}

function orderRow({ args, location }: Named<BoosterEvent, 'BoosterOrdered'>): CcgBooster {
  const { order, block, ...terms } = args
  return new CcgBooster({
    id: `${order}`,
    number: order,
    ...terms,
    decidingBlock: block,
    status: CcgBoosterStatus.ordered,
    orderBlock: location.block,
    orderedAt: location.timestamp,
    ...location,
  })
}

function openedRow(before: CcgBooster, tables: Rows<CcgRarityTable>, event: BoosterBought): CcgBooster {
  const { args, location } = event
  const table = tables.get(`${before.table}`)?.rows as BoosterRow[] | undefined
  const fault = table
    ? findBoosterFault(event, { commitment: before.commitment, table })
    : `its table ${before.table} is not indexed`
  if (fault) log.error(`CCG booster ${before.id} is not verified: ${fault}`)
  const { cardIds, tokens, secret, blockHash } = args
  return new CcgBooster({
    ...before,
    status: CcgBoosterStatus.opened,
    blockHash,
    secret,
    cardIds,
    tokens,
    openBlock: location.block,
    openedAt: location.timestamp,
    verified: fault === undefined,
    ...location,
  })
}
