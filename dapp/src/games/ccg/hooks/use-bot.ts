import {
  botTurn,
  type CardStats,
  type Game,
  isOver,
  otherPlayer,
  type PlayerIndex,
  stateHash,
  toHex,
} from '@fivefold/sdk/ccg'
import { createRandom } from '@fivefold/sdk/core'
import { addressOfAccount, botAccount } from '@fivefold/sdk/polkadot'
import { submitTurn } from '@fivefold/sdk/polkadot/ccg'
import { useEffect, useState } from 'react'
import { errorMessage } from '../../../lib/error-message.js'
import { useBotStore } from '../state/bot-strength.js'
import { ownSecret } from '../state/secrets.js'
import { fundIfEmpty, useCcg } from './use-ccg.js'

/** The bot's delay before it acts, in milliseconds. */
const botPause = 700
const retryPause = 4_000

/** Plays the bot's turns through the same actions as any player. Returns the error that stopped it, if any. */
export function useBot(game: Game, cards: readonly CardStats[], seat: PlayerIndex | undefined) {
  const { open } = useCcg()
  const [problem, setProblem] = useState<string>()
  const [attempt, setAttempt] = useState(0)
  const isToPlay = seat !== undefined && game.activeIdx === seat && !isOver(game)
  const key = toHex(stateHash(game))
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key identifies the game state
  useEffect(() => {
    if (!isToPlay || seat === undefined) {
      setProblem(undefined)
      return
    }
    const play = async () => {
      const connection = await open()
      const account = botAccount(connection, addressOfAccount(game.players[otherPlayer(seat)].addr))
      await fundIfEmpty(connection, account.address)
      const actions = botTurn(game, cards, useBotStore.getState().strength, createRandom(key))
      await submitTurn(connection, account, { gameId: game.id, actions, secret: ownSecret() })
    }
    const timer = setTimeout(
      () => {
        play().catch((error) => {
          setProblem(errorMessage(error).title)
          setTimeout(() => setAttempt((count) => count + 1), retryPause)
        })
      },
      attempt === 0 ? botPause : 0,
    )
    return () => clearTimeout(timer)
  }, [isToPlay, key, attempt])
  return problem
}
