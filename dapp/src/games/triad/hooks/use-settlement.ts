import { FivefoldError } from '@fivefold/sdk/core'
import { fundAccount, readBalance } from '@fivefold/sdk/evm'
import { readResult, signMatch, submitMatch } from '@fivefold/sdk/evm/triad'
import { queryTriadMatch } from '@fivefold/sdk/indexer'
import type { TriadMatch } from '@fivefold/sdk/match/triad'
import { matchId, type Transcript } from '@fivefold/sdk/triad'
import { type ShownMatch, signaturesOf } from '@fivefold/sdk/triad/match'
import { skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
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

function transcriptOf({ header, turns }: ShownMatch): Transcript {
  if (!header) throw new Error('a match without a header cannot be settled')
  return { header, turns }
}

/** The result of a match on chain, once it is settled. */
export function useSettled(view: ShownMatch) {
  const connection = useEvmConnection()
  const deployment = useDeployment()
  const signatures = signaturesOf(view)
  const id = signatures && matchId(transcriptOf(view))
  return useQuery({
    queryKey: triadKeys.result(chainTarget(deployment, 'evm'), id ?? ''),
    queryFn: id ? () => readResult(connection, id) : skipToken,
    refetchInterval: ({ state }) => (state.data ? false : 1_500),
    structuralSharing: false,
    retry: false,
  })
}

/** A finished match on its way to the chain: signing, submitting, and its progress. */
export function useSettlement(match: TriadMatch, view: ShownMatch) {
  const connection = useEvmConnection()
  const deployment = useDeployment()
  const cache = useQueryClient()
  const [stage, setStage] = useState<RecordStage>()
  const { graphqlUrl } = deployment.indexer
  const transcript = transcriptOf(view)
  const id = matchId(transcript)
  const signatures = signaturesOf(view)
  const settled = useSettled(view)
  const indexed = useIndexedMatch(id, Boolean(settled.data))

  const sign = useMutation({
    mutationFn: async () => {
      const { playerIndex } = match
      if (playerIndex === null) throw new Error('a spectator does not sign')
      const { account } = await findSeatedPlayer(deployment, view.seats[playerIndex]?.player)
      const signature = await signMatch(connection, account, transcript)
      await match.act({ type: 'sign', playerIndex, signature })
    },
    onError: (error) => toastError('Not signed', error),
  })

  const submit = useMutation({
    mutationFn: async () => {
      if (!signatures) throw new Error('both signatures are needed')
      return recordMatch({
        player: await findPlayer('evm', deployment),
        client: {
          readBalance: (address) => readBalance(connection, address),
          fundAccount: (address) => fundAccount(connection, address),
          recordMatch: async (account) =>
            (await submitMatch(connection, account, { ...transcript, ...signatures })).transaction,
        },
        isIndexed: async () => (await queryTriadMatch(graphqlUrl, id)) !== null,
        onStage: setStage,
      })
    },
    onMutate: () => setStage('sending'),
    onError: (error) => {
      setStage(undefined)
      // The opponent has submitted the same result first.
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
