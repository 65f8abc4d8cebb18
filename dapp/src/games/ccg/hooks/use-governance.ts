import {
  executeProposal,
  propose,
  readGovernanceSettings,
  readProposals,
  vote,
} from '@fivefold/sdk/polkadot/ccg'
import { keepPreviousData, useMutation } from '@tanstack/react-query'
import { useChainHead } from '../../../hooks/use-chain-head.js'
import { toastError } from '../../../lib/toast-error.js'
import { useCcg, useChainQuery, useRefresh } from './use-ccg.js'

/** All proposals, newest first. */
export function useProposals() {
  const { data: head } = useChainHead('polkadot')
  // Votes and locks end at a height, so nothing changes between two blocks.
  return useChainQuery(['proposals', head], head === undefined ? undefined : readProposals, {
    placeholderData: keepPreviousData,
    gcTime: 10_000,
  })
}

export const useGovernanceSettings = () =>
  useChainQuery(['governance'], readGovernanceSettings, { staleTime: Number.POSITIVE_INFINITY, retry: 1 })

type Sender = Awaited<ReturnType<ReturnType<typeof useCcg>['player']>>

/** Sends an action of the governance contract and refetches what it changes. */
function useAction<Input>(what: string, send: (sender: Sender, input: Input) => Promise<unknown>) {
  const { player } = useCcg()
  return useMutation({
    mutationFn: async (input: Input) => send(await player(), input),
    onError: (error) => toastError(what, error),
    onSettled: useRefresh(),
  })
}

export const usePropose = () =>
  useAction('Nothing proposed', ({ connection, account }, input: Parameters<typeof propose>[2]) =>
    propose(connection, account, input),
  )

export const useVote = () =>
  useAction('No vote counted', ({ connection, account }, input: Parameters<typeof vote>[2]) =>
    vote(connection, account, input),
  )

export const useExecute = () =>
  useAction('Nothing executed', ({ connection, account }, proposal: number) =>
    executeProposal(connection, account, proposal),
  )
