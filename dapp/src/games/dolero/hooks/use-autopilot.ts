import { createRandom } from '@fivefold/sdk/core'
import { otherPlayer, type PlayerIndex } from '@fivefold/sdk/dolero'
import { botAccount, botAddress } from '@fivefold/sdk/solana'
import { type ChainGame, keepSecret, playerAddress, type Seat } from '@fivefold/sdk/solana/dolero'
import { useMemo } from 'react'
import { errorMessage } from '../../../lib/error-message.js'
import { botStep, ownStep, type Step, stateKey } from '../match/steps.js'
import { useBotStore } from '../state/bot-strength.js'
import { fundUpTo, useDolero } from './use-dolero.js'
import { type Driven, useDriver } from './use-driver.js'

type Planned = { step?: Step | undefined; problem?: string }

function plan(find: () => Step | undefined): Planned {
  try {
    return { step: find() }
  } catch (error) {
    return { problem: errorMessage(error).title }
  }
}

/** Sends what needs no decision: commitments, requests, openings, time-outs, the payout. */
export function useAutopilot(
  { address }: ChainGame,
  { seat, now, isGone }: { seat: Seat | undefined; now: number | undefined; isGone: boolean },
): Driven {
  const { player } = useDolero()
  const { step, problem } = plan(() =>
    seat && now !== undefined && !isGone ? ownStep(seat, now) : undefined,
  )
  const driven = useDriver(address, step, player)
  return problem ? { text: undefined, problem } : driven
}

/** Plays for the bot in seat `player`, through the same actions as any player. */
export function useBot(
  { address, game }: ChainGame,
  { player, now }: { player: PlayerIndex | undefined; now: number | undefined },
): Driven {
  const { open } = useDolero()
  const strength = useBotStore((state) => state.strength)
  const owner = player === undefined ? undefined : playerAddress(game, otherPlayer(player))
  const bot = useMemo(() => owner && botAddress(owner), [owner])
  const { step, problem } = plan(() => {
    if (player === undefined || now === undefined || !bot) return undefined
    // Its commitments stay random, unlike its key.
    const stored = keepSecret(localStorage, bot)
    return botStep(game, { player, stored, strength, random: createRandom(stateKey(game)) }, now)
  })
  const driven = useDriver(address, step, async () => {
    const connection = await open()
    const account = botAccount(connection, owner ?? '')
    await fundUpTo(connection, account.address, 1n)
    return { connection, account, isBurner: true }
  })
  return problem ? { text: undefined, problem } : driven
}
