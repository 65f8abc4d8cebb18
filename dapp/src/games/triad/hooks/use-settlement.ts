import { FivefoldError } from '@fivefold/sdk/core'
import { fundAccount, readBalance } from '@fivefold/sdk/evm'
import { readResult, signMatch, submitMatch } from '@fivefold/sdk/evm/triad'
import { queryTriadMatch } from '@fivefold/sdk/indexer'
import type { TriadTable } from '@fivefold/sdk/match/triad'
import { matchId } from '@fivefold/sdk/triad'
import type { RoomView } from '@fivefold/sdk/triad/room'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { findPlayer } from '../../../accounts/find-player.js'
import { findSeatedPlayer } from '../../../accounts/find-seated-player.js'
import { type RecordStage, recordMatch } from '../../../chains/record-match.js'
import { chainTarget } from '../../../hooks/chain-target.js'
import { queryKeys } from '../../../hooks/query-keys.js'
import { useDeployment } from '../../../hooks/use-deployment.js'
import { useEvmConnection } from '../../../hooks/use-evm-connection.js'
import { toastError } from '../../../lib/toast-error.js'
import { settledStage } from '../state/settled-stage.js'
import { triadKeys } from './triad-keys.js'
import { useIndexedMatch } from './use-indexed.js'

/** A finished match on its way to the chain: signing, handing in, and how far it has come. */
export function useSettlement(table: TriadTable, view: RoomView) {
  const connection = useEvmConnection()
  const deployment = useDeployment()
  const cache = useQueryClient()
  const [stage, setStage] = useState<RecordStage>()
  const { graphqlUrl } = deployment.indexer
  const { header, turns, signatures } = view
  if (!header) throw new Error('a match without a header cannot be settled')
  const transcript = { header, turns }
  const id = matchId(transcript)
  const [sigA, sigB] = signatures

  const settled = useQuery({
    queryKey: triadKeys.result(chainTarget(deployment, 'evm'), id),
    queryFn: () => readResult(connection, id),
    enabled: sigA !== null && sigB !== null,
    refetchInterval: ({ state }) => (state.data ? false : 1_500),
    structuralSharing: false,
    retry: false,
  })
  const indexed = useIndexedMatch(id, Boolean(settled.data))

  const sign = useMutation({
    mutationFn: async () => {
      const seat = table.seat === null ? null : view.seats[table.seat]
      const { account } = await findSeatedPlayer(deployment, seat?.player)
      await table.sign(await signMatch(connection, account, transcript))
    },
    onError: (error) => toastError('Not signed', error),
  })

  const submit = useMutation({
    mutationFn: async () => {
      if (!sigA || !sigB) throw new Error('both signatures are needed')
      return recordMatch({
        player: await findPlayer('evm', deployment),
        client: {
          readBalance: (address) => readBalance(connection, address),
          fundAccount: (address) => fundAccount(connection, address),
          recordMatch: async (account) =>
            (await submitMatch(connection, account, { ...transcript, sigA, sigB })).transaction,
        },
        isIndexed: async () => (await queryTriadMatch(graphqlUrl, id)) !== null,
        onStage: setStage,
      })
    },
    onMutate: () => setStage('sending'),
    onError: (error) => {
      setStage(undefined)
      // The other player was quicker, which is as good.
      if (error instanceof FivefoldError && error.code === 'MatchAlreadySettled') return
      toastError('Not settled', error)
    },
    onSettled: () => cache.invalidateQueries({ queryKey: queryKeys.indexer(graphqlUrl) }),
  })

  return {
    matchId: id,
    sign,
    submit,
    isSettled: Boolean(settled.data),
    isIndexed: Boolean(indexed.data),
    stage: settledStage(stage, Boolean(settled.data), Boolean(indexed.data)),
  }
}
