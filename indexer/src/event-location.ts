/** Where an event is in its chain. */
export type EventLocation = { block: number; logIndex: number; transaction: string; timestamp: Date }

type BlockAndIndex = Pick<EventLocation, 'block' | 'logIndex'>

/** Whether an event is newer than the last one applied to a row; blocks may be read twice. */
export function isNewer({ block, logIndex }: BlockAndIndex, row: BlockAndIndex | undefined): boolean {
  return !row || block > row.block || (block === row.block && logIndex > row.logIndex)
}

/** The key of rows that represent one event. */
export const eventKey = ({ block, logIndex }: BlockAndIndex): string => `${block}-${logIndex}`
