import type { Store } from '@subsquid/typeorm-store'
import { getAddress } from 'viem'
import { events, type TransferEventArgs } from '../../../src/abi/generated/TriadCards.js'
import type { EventLocation } from '../../../src/event-location.js'
import { type EmittedLog, unknownLog } from '../../../src/evm/read-logs.js'
import { defineIndexedGame } from '../../../src/indexed-game.js'
import { LedgerStanding } from '../../../src/model/index.js'

type CardMoved = TransferEventArgs & { location: EventLocation }

/** A game that no layer knows: players collect the cards of a contract that is deployed anyway. */
export const collectors = defineIndexedGame({
  id: 'collectors',
  chain: 'evm',
  contracts: { triadCards: { topics: [events.Transfer.topic], read: readCardMoved } },
  // The models are generated from one schema; this game has no entity of its own and uses one of the ledger's.
  tables: [],
  save: saveOwners,
})

function readCardMoved(emitted: EmittedLog): CardMoved {
  const { log, location } = emitted
  return events.Transfer.is(log) ? { ...events.Transfer.decode(log), location } : unknownLog(emitted)
}

/** One row per card, with its owner. */
async function saveOwners(store: Store, moved: CardMoved[]): Promise<void> {
  const rows = new Map(moved.map((event) => [event.tokenId, ownerRow(event)]))
  await store.upsert([...rows.values()])
}

const ownerRow = ({ tokenId, to, location }: CardMoved): LedgerStanding =>
  new LedgerStanding({
    id: `${collectors.id}-${tokenId}`,
    game: collectors.id,
    player: getAddress(to),
    ...{ played: 1, won: 1, lost: 0, drawn: 0, winRatio: 1 },
    lastPlayed: location.timestamp,
  })
