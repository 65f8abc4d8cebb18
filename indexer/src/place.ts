/** Where an event stands in a chain. */
export type Place = { block: number; logIndex: number; transaction: string; timestamp: Date }

type Placed = Pick<Place, 'block' | 'logIndex'>

/** Whether an event comes after the last one that a row knows: blocks may be read twice. */
export function isNews({ block, logIndex }: Placed, row: Placed | undefined): boolean {
  return !row || block > row.block || (block === row.block && logIndex > row.logIndex)
}

/** The key of rows that stand for one event. */
export const placeId = ({ block, logIndex }: Placed): string => `${block}-${logIndex}`
