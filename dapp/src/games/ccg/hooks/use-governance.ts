import {
  executeProposal,
  propose,
  readGovernanceSettings,
  readProposals,
  vote,
} from '@fivefold/sdk/polkadot/ccg'
import { keepPreviousData, skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useChainHead } from '../../../hooks/use-chain-head.js'
import { toastError } from '../../../lib/toast-error.js'
import { ccgKeys } from './ccg-keys.js'
import { useCcg } from './use-ccg.js'

/** All proposals, newest first. */
export function useProposals() {
  const { open, target } = useCcg()
  const { data: head } = useChainHead('polkadot')
  return useQuery({
    // Votes and locks run out by height; between two blocks nothing changes.
    queryKey: [...ccgKeys.proposals(target), head],
    queryFn: head === undefined ? skipToken : async () => readProposals(await open()),
    placeholderData: keepPreviousData,
    gcTime: 10_000,
    retry: false,
  })
}

export function useGovernanceSettings() {
  const { open, target } = useCcg()
  return useQuery({
    queryKey: ccgKeys.governance(target),
    queryFn: async () => readGovernanceSettings(await open()),
    staleTime: Number.POSITIVE_INFINITY,
    retry: 1,
  })
}

type Sender = Awaited<ReturnType<ReturnType<typeof useCcg>['player']>>

/** An action of the governance contract, sent as whoever plays; what it changes is read again. */
function useAction<Input>(what: string, send: (sender: Sender, input: Input) => Promise<unknown>) {
  const { player, target } = useCcg()
  const cache = useQueryClient()
  return useMutation({
    mutationFn: async (input: Input) => send(await player(), input),
    onError: (error) => toastError(what, error),
    onSettled: () => cache.invalidateQueries({ queryKey: ccgKeys.chain(target) }),
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
