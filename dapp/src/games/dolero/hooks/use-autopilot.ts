import { createRandom } from '@fivefold/sdk/core'
import { type Game, otherPlayer, type PlayerIndex } from '@fivefold/sdk/dolero'
import { type ChainGame, keepSecret, playerIndexOf, type Seat } from '@fivefold/sdk/solana/dolero'
import { errorMessage } from '../../../lib/error-message.js'
import { botStep, ownStep, type Step, stateKey } from '../match/steps.js'
import { botAccount, knownBotAddress, useBotStore } from '../state/bot-account.js'
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

/** Does by itself what needs no decision: commitments, requests, openings, time-outs, the payout. */
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

/** Lets the bot of this page play, through the same actions as anyone. */
export function useBot(
  { address, game }: ChainGame,
  { player, now }: { player: PlayerIndex | undefined; now: number | undefined },
): Driven {
  const { open } = useDolero()
  const strength = useBotStore((state) => state.strength)
  const { step, problem } = plan(() => {
    if (player === undefined || now === undefined) return undefined
    const stored = keepSecret(localStorage, botAccount().address)
    return botStep(game, { player, stored, strength, random: createRandom(stateKey(game)) }, now)
  })
  const driven = useDriver(address, step, async () => {
    const connection = await open()
    const account = botAccount()
    await fundUpTo(connection, account.address, 1n)
    return { connection, account, isBurner: true }
  })
  return problem ? { text: undefined, problem } : driven
}

/** Where this page's bot sits, if it plays against the player of this page. */
export function botSeatOf(game: Game, seat: PlayerIndex | null): PlayerIndex | undefined {
  const bot = knownBotAddress()
  if (seat === null || !bot) return undefined
  return playerIndexOf(game, bot) === otherPlayer(seat) ? otherPlayer(seat) : undefined
}
