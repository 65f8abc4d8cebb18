import { randomUUID } from 'node:crypto'
import type { BotStrength, PlayerIndex } from '@fivefold/sdk/phalanx'
import { hashToken } from '../secrets.js'
import type { NewSeat } from './match-store.js'
import type { Viewing } from './room.js'

const botNames: Record<BotStrength, string> = { random: 'Recruit', greedy: 'Sergeant', search: 'General' }

/** The seat of whoever looks at the match through this viewing. */
export function humanSeat(
  index: PlayerIndex,
  name: string,
  { connection, playerId }: Viewing,
  server: string,
): NewSeat {
  const secret = playerId === undefined ? null : hashToken(playerId)
  return { index, playerId: randomUUID(), name, secret, bot: null, connection, server }
}

/** Bots sit opposite of whoever asked for them. */
export function botSeat(bot: BotStrength, index: PlayerIndex = 1): NewSeat {
  const nowhere = { secret: null, connection: null, server: null }
  return { index, playerId: randomUUID(), name: botNames[bot], bot, ...nowhere }
}
