import {
  executeProposal,
  propose,
  readGovernanceSettings,
  readProposals,
  vote,
} from '@fivefold/sdk/polkadot/ccg'
import { keepPreviousData } from '@tanstack/react-query'
import { useChainHead } from '../../../hooks/use-chain-head.js'
import { useChainQuery, useSend } from './use-ccg.js'

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

export const usePropose = () =>
  useSend('Nothing proposed', ({ connection, account }, input: Parameters<typeof propose>[2]) =>
    propose(connection, account, input),
  )

export const useVote = () =>
  useSend('No vote counted', ({ connection, account }, input: Parameters<typeof vote>[2]) =>
    vote(connection, account, input),
  )

export const useExecute = () =>
  useSend('Nothing executed', ({ connection, account }, proposal: number) =>
    executeProposal(connection, account, proposal),
  )
