import type { Action, Game } from '@fivefold/sdk/dolero'
import { sendAction } from '@fivefold/sdk/solana/dolero'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { queryKeys } from '../../../hooks/query-keys.js'
import { toastError } from '../../../lib/toast-error.js'
import { useDolero } from './use-dolero.js'

type Sending = {
  actions: readonly Action[]
  /** The state in which the player decided. */
  from: Game
}

/** Sends the player's decision. Busy until the chain's state shows it. */
export function useAct(address: string, game: Game) {
  const { player } = useDolero()
  const cache = useQueryClient()
  const [sentIn, setSentIn] = useState<Game>()
  const { mutate, isPending } = useMutation({
    mutationFn: async ({ actions }: Sending) => {
      const { connection, account } = await player()
      for (const action of actions) await sendAction(connection, account, { game: address, action })
    },
    // The new state may arrive before the response does.
    onSuccess: (_, { from }) => setSentIn(from),
    onError: (error) => toastError('The program refused', error),
    onSettled: () => cache.invalidateQueries({ queryKey: queryKeys.balances('solana') }),
  })
  const act = (actions: readonly Action[]) => mutate({ actions, from: game })
  return { act, isBusy: isPending || sentIn === game }
}
