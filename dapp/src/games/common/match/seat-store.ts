import { playerNameSchema } from '@fivefold/sdk/core'
import { create } from 'zustand'
import { persist } from 'zustand/middleware'

/** A seat in a match. Its token gives access to the seat, so it never leaves this browser. */
export type KeptSeat = {
  seatToken: string
  server: string
  takenAt: number
  /** Sits opposite, where it is a bot. */
  bot?: string
  /** One's part of the seed, where the players make it together. */
  secret?: string
  /** The other seat is kept for the opponent of the match before. */
  isRematch?: boolean
  /** As far as the match was seen. */
  opponent?: string
  isOver?: boolean
}

type SeatState = {
  name: string
  seats: Readonly<Record<string, KeptSeat>>
  setName: (name: string) => void
  keepSeat: (matchId: string, seat: KeptSeat) => void
  noteProgress: (matchId: string, progress: Pick<KeptSeat, 'opponent' | 'isOver'>) => void
  forget: (matchId: string) => void
}

/** So that storage does not grow for ever. */
const keptAtMost = 30

export type SeatStore = ReturnType<typeof createSeatStore>

/** The player's name, and the matches that this browser sits in, so that a reload goes on where it was. */
export const createSeatStore = (storageKey: string) =>
  create<SeatState>()(
    persist(
      (set) => ({
        name: '',
        seats: {},
        setName: (name) => set({ name }),
        keepSeat: (matchId, seat) => set(({ seats }) => ({ seats: newest({ ...seats, [matchId]: seat }) })),
        noteProgress: (matchId, progress) =>
          set(({ seats }) => {
            const seat = seats[matchId]
            return seat ? { seats: { ...seats, [matchId]: { ...seat, ...progress } } } : {}
          }),
        forget: (matchId) =>
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

/** Takes from storage what is well formed. */
export function parseSeats(stored: unknown): Pick<SeatState, 'name' | 'seats'> {
  const { name, seats } = (stored ?? {}) as Record<string, unknown>
  const entries = Object.entries((seats ?? {}) as Record<string, unknown>)
  return {
    name: typeof name === 'string' ? name : '',
    seats: Object.fromEntries(
      entries
        .map(([matchId, seat]) => [matchId, renameToken(seat)] as const)
        .filter((entry): entry is [string, KeptSeat] => isSeat(entry[1])),
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

function isSeat(value: unknown): value is KeptSeat {
  const { seatToken, server, takenAt, bot, secret } = (value ?? {}) as Record<string, unknown>
  const isWhole = typeof seatToken === 'string' && typeof server === 'string' && typeof takenAt === 'number'
  return isWhole && isTextOrNone(bot) && isTextOrNone(secret)
}

function newest(seats: Record<string, KeptSeat>): Record<string, KeptSeat> {
  const entries = Object.entries(seats).sort(([, a], [, b]) => b.takenAt - a.takenAt)
  return Object.fromEntries(entries.slice(0, keptAtMost))
}

const guest = 'Guest'

/** The name to play under; nobody is turned away for not having chosen one. */
export const playingName = (name: string): string => name.trim() || guest

/** The name to come back with. The seat keeps its own, so what is in the field meanwhile must not matter. */
export const returningName = (name: string): string => playerNameSchema.safeParse(name).data ?? guest

/** What is wrong with a name as it is typed. */
export const nameProblem = (name: string): string | undefined =>
  playerNameSchema.safeParse(playingName(name)).error?.issues[0]?.message
