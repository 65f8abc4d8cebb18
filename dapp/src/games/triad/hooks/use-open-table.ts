import { createRandom } from '@fivefold/sdk/core'
import { botAccount, type EvmConnection } from '@fivefold/sdk/evm'
import { signMatch } from '@fivefold/sdk/evm/triad'
import { createBotTable, openTable, type TableConnection, type TriadTable } from '@fivefold/sdk/match/triad'
import { parseRoom, type RoomView, roomToJson } from '@fivefold/sdk/triad/room'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useDeployment } from '../../../hooks/use-deployment.js'
import { useEvmConnection } from '../../../hooks/use-evm-connection.js'
import { useRoomStore } from '../state/room-store.js'

/** How long the bot seems to think. */
const botPause = 900

export type OpenedTable = { table: TriadTable; view: RoomView; connection: TableConnection }

/** The table of a room, on the match server or with a bot in this page; it is left when the screen is. */
export function useOpenTable(roomId: string): {
  opened: OpenedTable | undefined
  error: unknown
  retry: () => void
} {
  const connection = useEvmConnection()
  const { url } = useDeployment().server
  const token = useRoomStore(({ seats }) => seats[roomId]?.token)
  const [state, setState] = useState<{ table?: TriadTable; error?: unknown }>({})
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is the same again
  useEffect(() => {
    let isGone = false
    let table: TriadTable | undefined
    setState({})
    enter(connection, url, roomId, token).then(
      (entered) => {
        table = entered
        if (isGone) entered.close()
        else setState({ table: entered })
      },
      (error) => !isGone && setState({ error }),
    )
    return () => {
      isGone = true
      table?.close()
    }
  }, [connection, url, roomId, token, attempt])

  return {
    opened: useFollowed(state.table),
    error: state.error,
    retry: () => setAttempt((count) => count + 1),
  }
}

async function enter(
  connection: EvmConnection,
  serverUrl: string,
  roomId: string,
  token: string | undefined,
): Promise<TriadTable> {
  const { botRooms, keepBotRoom } = useRoomStore.getState()
  const kept = botRooms[roomId]
  if (!kept) return openTable(serverUrl, roomId, token)
  const room = parseRoom(kept.room)
  return createBotTable({
    id: roomId,
    room,
    createdAt: new Date(kept.takenAt),
    strength: kept.strength,
    random: createRandom(`${roomId} ${room.turns.length}`),
    sign: (transcript) => signMatch(connection, botAccount(connection, room.seats[0].player), transcript),
    pause: botPause,
    onChange: (next) => keepBotRoom(roomId, { ...kept, room: roomToJson(next) }),
  })
}

const noTable = { subscribe: () => () => {}, getView: () => undefined, getConnection: () => undefined }

function useFollowed(table: TriadTable | undefined): OpenedTable | undefined {
  const { subscribe, getView, getConnection } = table ?? noTable
  const view = useSyncExternalStore<RoomView | undefined>(subscribe, getView)
  const connection = useSyncExternalStore<TableConnection | undefined>(subscribe, getConnection)
  return table && view && connection && { table, view, connection }
}
