import { type BotStrength, drawSchemes } from '@fivefold/sdk/ccg'
import type { PolkadotConnection } from '@fivefold/sdk/polkadot'
import { gamesOf, leaveQueue, readQueue, registerForMatch } from '@fivefold/sdk/polkadot/ccg'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { queryKeys } from '../../../hooks/query-keys.js'
import { toastError } from '../../../lib/toast-error.js'
import { botAccount, useBotStore } from '../state/bot-account.js'
import { ownSecret } from '../state/secrets.js'
import { ccgKeys } from './ccg-keys.js'
import { fundIfEmpty, useCcg } from './use-ccg.js'

export type Terms = { rules: number; scheme: number }

type StartGame = Terms & {
  opponent: BotStrength | 'anyone'
  /** Twenty tokens; without them the demo deck. */
  deck: readonly number[] | undefined
}

/** Registers for a game, with a bot as the opponent if that is wanted; goes to the table once there is one. */
export function useStartGame() {
  const { player, target } = useCcg()
  const cache = useQueryClient()
  const navigate = useNavigate()
  return useMutation({
    mutationFn: async ({ opponent, deck, ...terms }: StartGame) => {
      const { connection, account } = await player()
      const isWaiting = await waits(connection, account.address, terms)
      const registered = isWaiting
        ? { gameId: null }
        : await registerForMatch(connection, account, { rules: terms.rules, deck, secret: secretFor(terms) })
      if (registered.gameId !== null || opponent === 'anyone') return registered.gameId
      useBotStore.getState().setStrength(opponent)
      return seatBot(connection, account.address, terms)
    },
    onSuccess: (gameId) => gameId !== null && navigate(`/ccg/game/${gameId}`),
    onError: (error) => toastError('No game begun', error),
    onSettled: () =>
      Promise.all([
        cache.invalidateQueries({ queryKey: ccgKeys.chain(target) }),
        cache.invalidateQueries({ queryKey: queryKeys.balances('polkadot') }),
      ]),
  })
}

export function useLeaveQueue() {
  const { player, target } = useCcg()
  const cache = useQueryClient()
  return useMutation({
    mutationFn: async (terms: Terms) => {
      const { connection, account } = await player()
      return leaveQueue(connection, account, terms)
    },
    onError: (error) => toastError('Still in the queue', error),
    onSettled: () => cache.invalidateQueries({ queryKey: ccgKeys.chain(target) }),
  })
}

const secretFor = ({ scheme }: Terms) => (scheme === drawSchemes.hashChains ? ownSecret() : undefined)

async function waits(connection: PolkadotConnection, address: string, terms: Terms): Promise<boolean> {
  const queue = await readQueue(connection)
  return queue.some(
    ({ player, rules, scheme }) => player === address && rules === terms.rules && scheme === terms.scheme,
  )
}

/** Sits the bot down across from who waits. Should somebody else have been faster, the bot leaves again. */
async function seatBot(
  connection: PolkadotConnection,
  opponent: string,
  terms: Terms,
): Promise<number | null> {
  const account = botAccount()
  await fundIfEmpty(connection, account.address)
  if (await waits(connection, opponent, terms)) {
    const { gameId } = await registerForMatch(connection, account, {
      rules: terms.rules,
      secret: secretFor(terms),
    })
    if (gameId !== null) return gameId
    await leaveQueue(connection, account, terms)
  }
  return (await gamesOf(connection, opponent)).at(-1) ?? null
}
