import { queryRecentMatches } from '@fivefold/sdk/indexer'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { toast } from 'sonner'
import { findPlayer } from '../accounts/find-player.js'
import { type ChainId, chainNames } from '../chains/chains.js'
import { type RecordStage, recordMatch } from '../chains/record-match.js'
import { toastError } from '../lib/toast-error.js'
import { queryKeys } from './query-keys.js'
import { useChainClients } from './use-chain-clients.js'
import { useDeployment } from './use-deployment.js'

/** Records a match on `chain` for whoever plays there; `stage` says how far it has come. */
export function useRecordMatch<C extends ChainId>(chain: C) {
  const clients = useChainClients()
  const deployment = useDeployment()
  const cache = useQueryClient()
  const [stage, setStage] = useState<RecordStage>()
  const { graphqlUrl } = deployment.indexer

  const mutation = useMutation({
    mutationFn: async () => {
      setStage('sending')
      return recordMatch({
        player: await findPlayer(chain, deployment),
        client: await clients[chain](),
        isIndexed: async (transaction) => {
          const recent = await queryRecentMatches(graphqlUrl, { limit: 20, chain })
          return recent.some((match) => match.transaction === transaction)
        },
        onStage: setStage,
      })
    },
    onSuccess: (reached) => {
      if (reached === 'late') {
        toast.warning(`${chainNames[chain]}: the match is in a block, the indexer has not reported it yet`)
      }
    },
    onError: (error) => {
      setStage(undefined)
      toastError(`${chainNames[chain]}: match not recorded`, error)
    },
    onSettled: () =>
      Promise.all([
        cache.invalidateQueries({ queryKey: queryKeys.indexer(graphqlUrl) }),
        cache.invalidateQueries({ queryKey: queryKeys.balances(chain) }),
      ]),
  })

  return { record: () => mutation.mutate(), stage, busy: mutation.isPending }
}
