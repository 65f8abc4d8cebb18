import { matchId } from '@fivefold/sdk/triad'
import { parseRoom, type Room, type RoomPhase, roomPhase } from '@fivefold/sdk/triad/room'
import { Link } from 'react-router'
import { type Address, zeroAddress } from 'viem'
import { chainTarget } from '../../../hooks/chain-target.js'
import { useDeployment } from '../../../hooks/use-deployment.js'
import { usePlayerAddress } from '../../../hooks/use-player-address.js'
import { useIndexedMatches } from '../hooks/use-indexed.js'
import { useOwnRooms } from '../hooks/use-rooms.js'
import { type KeptBotRoom, useRoomStore } from '../state/room-store.js'

const phaseNames: Record<RoomPhase, string> = {
  open: 'waiting for an opponent',
  choosing: 'who begins is being chosen',
  playing: 'in play',
  signing: 'to be signed',
  signed: 'signed by both',
}

type OwnTable = Pick<Room, 'header' | 'turns'> & { id: string; name: string; phase: RoomPhase }

/** The tables that one sits at: a reload or a closed tab loses nothing. */
export function OwnTables() {
  const rooms = useOwnRooms()
  const settled = useSettledIds()
  const botTables = useBotTables()
  const forget = useRoomStore((state) => state.forget)
  const tables: OwnTable[] = [
    ...rooms.map(({ id, phase, header, turns }) => ({ id, phase, header, turns, name: 'Table' })),
    ...botTables,
  ].filter((table) => !isSettled(table, settled))
  if (tables.length === 0) return null
  return (
    <section aria-labelledby="own-title">
      <h2 id="own-title" className="text-xl">
        Your tables
      </h2>
      <ul className="divide-y divide-line">
        {tables.map(({ id, name, phase, turns }) => (
          <li key={id} className="flex items-center gap-3 py-2">
            <div className="min-w-0">
              <p className="font-semibold">
                {name} <span className="font-mono text-xs text-soft">{id.slice(0, 10)}</span>
              </p>
              <p className="text-sm text-soft">
                {phaseNames[phase]}
                {phase === 'playing' && `, turn ${turns.length + 1} of 9`}
              </p>
            </div>
            <Link to={`/triad/room/${id}`} className="link ml-auto font-semibold">
              Go on
            </Link>
            <button
              type="button"
              className="icon-button"
              aria-label={`Forget table ${id.slice(0, 10)}`}
              onClick={() => forget(id)}
            >
              <span aria-hidden="true">×</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The matches of this player that need nothing more. */
function useSettledIds(): ReadonlySet<string> {
  const player = (usePlayerAddress('evm') ?? zeroAddress) as Address
  const { data = [] } = useIndexedMatches({ limit: 60, player })
  return new Set(data.map(({ id }) => id))
}

function isSettled({ phase, header, turns }: OwnTable, settled: ReadonlySet<string>): boolean {
  return phase === 'signed' && header !== null && settled.has(matchId({ header, turns }))
}

function useBotTables(): OwnTable[] {
  const target = chainTarget(useDeployment(), 'evm')
  const botRooms = useRoomStore((state) => state.botRooms)
  return Object.entries(botRooms).flatMap(([id, kept]) => (kept.target === target ? botTable(id, kept) : []))
}

/** A room from an older version of this page may not be readable any more; it is not shown then. */
function botTable(id: string, { room }: KeptBotRoom): OwnTable[] {
  try {
    const parsed = parseRoom(room)
    const { header, turns } = parsed
    return [{ id, name: 'Bot', phase: roomPhase(parsed), header, turns }]
  } catch {
    return []
  }
}
