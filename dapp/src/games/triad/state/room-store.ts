import { type BotStrength, botStrengths } from '@fivefold/sdk/triad'
import { create } from 'zustand'
import { persist } from 'zustand/middleware'

/** A seat at a table of the match server. Whoever has the token plays it. */
export type KeptSeat = { token: string; target: string; takenAt: number }
/** A table in this browser with a bot at it: the room as JSON. */
export type KeptBotRoom = { room: unknown; strength: BotStrength; target: string; takenAt: number }

type RoomState = {
  seats: Readonly<Record<string, KeptSeat>>
  botRooms: Readonly<Record<string, KeptBotRoom>>
  keepSeat: (roomId: string, seat: KeptSeat) => void
  keepBotRoom: (roomId: string, room: KeptBotRoom) => void
  forget: (roomId: string) => void
}

/** So that storage does not grow for ever. */
const keptAtMost = 30

/** The tables that this browser sits at, so that a reload goes on where it was. */
export const useRoomStore = create<RoomState>()(
  persist(
    (set) => ({
      seats: {},
      botRooms: {},
      keepSeat: (roomId, seat) => set(({ seats }) => ({ seats: newest({ ...seats, [roomId]: seat }) })),
      keepBotRoom: (roomId, room) =>
        set(({ botRooms }) => ({ botRooms: newest({ ...botRooms, [roomId]: room }) })),
      forget: (roomId) =>
        set(({ seats, botRooms }) => ({
          seats: without(seats, roomId),
          botRooms: without(botRooms, roomId),
        })),
    }),
    {
      name: 'fivefold.triad.rooms',
      version: 1,
      partialize: ({ seats, botRooms }) => ({ seats, botRooms }),
      merge: (stored, current) => ({ ...current, ...parseRooms(stored) }),
    },
  ),
)

/** Takes from storage what is well formed; the rooms themselves are parsed by the SDK. */
export function parseRooms(stored: unknown): Pick<RoomState, 'seats' | 'botRooms'> {
  const { seats = {}, botRooms = {} } = (stored ?? {}) as Record<string, Record<string, unknown>>
  return { seats: keep(seats, isSeat), botRooms: keep(botRooms, isBotRoom) }
}

function keep<T>(record: Record<string, unknown>, isGood: (value: unknown) => value is T): Record<string, T> {
  return Object.fromEntries(Object.entries(record).filter((entry): entry is [string, T] => isGood(entry[1])))
}

function isSeat(value: unknown): value is KeptSeat {
  const { token, target, takenAt } = (value ?? {}) as Record<string, unknown>
  return typeof token === 'string' && typeof target === 'string' && typeof takenAt === 'number'
}

function isBotRoom(value: unknown): value is KeptBotRoom {
  const { room, strength, target, takenAt } = (value ?? {}) as Record<string, unknown>
  const isStrength = botStrengths.some((known) => known === strength)
  return isStrength && typeof room === 'object' && typeof target === 'string' && typeof takenAt === 'number'
}

function newest<T extends { takenAt: number }>(record: Record<string, T>): Record<string, T> {
  const entries = Object.entries(record).sort(([, a], [, b]) => b.takenAt - a.takenAt)
  return Object.fromEntries(entries.slice(0, keptAtMost))
}

function without<T>(record: Readonly<Record<string, T>>, key: string): Record<string, T> {
  const { [key]: _removed, ...rest } = record
  return rest
}
