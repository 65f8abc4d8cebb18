import { effectIds } from './cards.js'
import type { PlayerState, Slot } from './state.js'

/** The target of a spell, decoded from its byte. */
export type Target = { readonly side: 'own' | 'enemy'; readonly place: Slot | 'player' }

const enemyBit = 0x80
export const playerPlace = 7

export const targetByte = ({ side, place }: Target): number =>
  (side === 'enemy' ? enemyBit : 0) | (place === 'player' ? playerPlace : place)

/** Decodes a target byte; undefined if it is not one. */
export function readTarget(byte: number): Target | undefined {
  const place = byte & ~enemyBit
  const side = byte & enemyBit ? 'enemy' : 'own'
  if (place === playerPlace) return { side, place: 'player' }
  return place >= 0 && place <= 3 ? { side, place: place as Slot } : undefined
}

type Boards = { readonly own: Pick<PlayerState, 'board'>; readonly enemy: Pick<PlayerState, 'board'> }

const sides: Readonly<Record<number, { side: Target['side']; players: boolean }>> = {
  [effectIds.heal]: { side: 'own', players: true },
  [effectIds.damage]: { side: 'enemy', players: true },
  [effectIds.raise]: { side: 'own', players: false },
}

/** Whether a spell with this effect takes a target; the others require byte 0. */
export const needsTarget = (effect: number): boolean => sides[effect] !== undefined

export function isTargetAllowed(effect: number, byte: number, boards: Boards): boolean {
  const wanted = sides[effect]
  if (!wanted) return byte === 0
  const target = readTarget(byte)
  if (!target || target.side !== wanted.side) return false
  return target.place === 'player' ? wanted.players : boards[target.side].board[target.place] !== null
}
