import type { Hex } from 'viem'
import type { Player, Turn } from '../../games/triad/index.js'
import type { RoomView } from '../../games/triad/room/index.js'

export type TableConnection = 'open' | 'connecting' | 'closed'

/** One table, wherever it stands: on a match server, or in this very program with a bot at it. */
export type TriadTable = {
  /** Null: a spectator. */
  readonly seat: Player | null
  /** The same object until something changes. */
  getView(): RoomView
  getConnection(): TableConnection
  subscribe(listener: () => void): () => void
  chooseFirst(firstPlayer: Player): Promise<void>
  playTurn(turn: Turn): Promise<void>
  sign(signature: Hex): Promise<void>
  close(): void
}
