import { randomUUID } from 'node:crypto'
import type { PlayerIndex } from '@fivefold/sdk/core'
import { hashToken } from '../../secrets.js'
import type { BotSeat } from '../server-game.js'
import type { NewSeat } from '../store/match-store.js'
import type { Viewing } from './room.js'

/** The seat of whoever looks at the match through this viewing. */
export function humanSeat(
  index: PlayerIndex,
  name: string,
  { connection, playerId }: Viewing,
  server: string,
  terms: unknown,
): NewSeat {
  const secret = playerId === undefined ? null : hashToken(playerId)
  return { index, playerId: randomUUID(), name, secret, bot: null, connection, server, terms }
}

export function botSeat(bot: BotSeat, index: PlayerIndex): NewSeat {
  return { ...bot, index, playerId: randomUUID(), secret: null, connection: null, server: null }
}
