import { playerNameSchema } from '@fivefold/sdk/core'
import { create } from 'zustand'
import { persist } from 'zustand/middleware'

/** A seat in a match. Its token gives access to the seat, so it never leaves this browser. */
export type StoredSeat = {
  seatToken: string
  server: string
  takenAt: number
  /** The opponent, if it is a bot. */
  bot?: string
  /** This player's part of the seed, in games whose players make it together. */
  secret?: string
  /** The other seat is reserved for the opponent of the previous match. */
  isRematch?: boolean
  /** The last progress that this browser has seen. */
  opponent?: string
  isOver?: boolean
}

type SeatState = {
  name: string
  seats: Readonly<Record<string, StoredSeat>>
  setName: (name: string) => void
  storeSeat: (matchId: string, seat: StoredSeat) => void
  storeProgress: (matchId: string, progress: Pick<StoredSeat, 'opponent' | 'isOver'>) => void
  removeSeat: (matchId: string) => void
}

/** Keeps storage from growing without limit. */
const maxStoredSeats = 30

export type SeatStore = ReturnType<typeof createSeatStore>

/** The player's name and the seats that this browser holds, so that a match survives a reload. */
export const createSeatStore = (storageKey: string) =>
  create<SeatState>()(
    persist(
      (set) => ({
        name: '',
        seats: {},
        setName: (name) => set({ name }),
        storeSeat: (matchId, seat) => set(({ seats }) => ({ seats: newest({ ...seats, [matchId]: seat }) })),
        storeProgress: (matchId, progress) =>
          set(({ seats }) => {
            const seat = seats[matchId]
            return seat ? { seats: { ...seats, [matchId]: { ...seat, ...progress } } } : {}
          }),
        removeSeat: (matchId) =>
          set(({ seats: { [matchId]: _left, ...seats } }) => ({
            seats,
          })),
      }),
      {
        name: storageKey,
        version: 1,
        partialize: ({ name, seats }) => ({ name, seats }),
        merge: (stored, current) => ({ ...current, ...parseSeats(stored) }),
      },
    ),
  )

/** Reads the well-formed entries from storage. */
export function parseSeats(stored: unknown): Pick<SeatState, 'name' | 'seats'> {
  const { name, seats } = (stored ?? {}) as Record<string, unknown>
  const entries = Object.entries((seats ?? {}) as Record<string, unknown>)
  return {
    name: typeof name === 'string' ? name : '',
    seats: Object.fromEntries(
      entries
        .map(([matchId, seat]) => [matchId, renameToken(seat)] as const)
        .filter((entry): entry is [string, StoredSeat] => isSeat(entry[1])),
    ),
  }
}

/** Older versions stored the seat token as `playerId`. */
function renameToken(seat: unknown): unknown {
  if (typeof seat !== 'object' || seat === null || !('playerId' in seat)) return seat
  const { playerId, ...rest } = seat
  return { seatToken: playerId, ...rest }
}

const isTextOrNone = (value: unknown): boolean => value === undefined || typeof value === 'string'

function isSeat(value: unknown): value is StoredSeat {
  const { seatToken, server, takenAt, bot, secret } = (value ?? {}) as Record<string, unknown>
  const isWhole = typeof seatToken === 'string' && typeof server === 'string' && typeof takenAt === 'number'
  return isWhole && isTextOrNone(bot) && isTextOrNone(secret)
}

function newest(seats: Record<string, StoredSeat>): Record<string, StoredSeat> {
  const entries = Object.entries(seats).sort(([, a], [, b]) => b.takenAt - a.takenAt)
  return Object.fromEntries(entries.slice(0, maxStoredSeats))
}

const guest = 'Guest'

/** The name to play under, with a default for players who have not chosen one. */
export const playingName = (name: string): string => name.trim() || guest

/** A valid name to reconnect with. The seat keeps its own, so an invalid name in the field must not matter. */
export const returningName = (name: string): string => playerNameSchema.safeParse(name).data ?? guest

/** The problem with a name while it is being typed. */
export const nameProblem = (name: string): string | undefined =>
  playerNameSchema.safeParse(playingName(name)).error?.issues[0]?.message
