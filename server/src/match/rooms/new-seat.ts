import { randomUUID } from 'node:crypto'
import type { PlayerIndex } from '@fivefold/sdk/core'
import { hashToken } from '../../secrets.js'
import type { BotSeat } from '../server-game.js'
import type { NewSeat } from '../store/match-store.js'
import type { Viewing } from './room.js'

/** The seat of a human player, taken by a viewing. */
export function humanSeat(
  index: PlayerIndex,
  name: string,
  { connection, seatToken }: Viewing,
  server: string,
  terms: unknown,
): NewSeat {
  const tokenHash = seatToken === undefined ? null : hashToken(seatToken)
  return { index, playerId: randomUUID(), name, tokenHash, bot: null, connection, server, terms }
}

export function botSeat(bot: BotSeat, index: PlayerIndex): NewSeat {
  return { ...bot, index, playerId: randomUUID(), tokenHash: null, connection: null, server: null }
}
