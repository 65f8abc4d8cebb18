import { FivefoldError } from '@fivefold/sdk/core'
import { type EvmAccount, fundAccount, readBalance } from '@fivefold/sdk/evm'
import {
  claimResult,
  finaliseClaim,
  readLedgerEntry,
  settleResult,
  signResult,
} from '@fivefold/sdk/evm/ledger'
import { queryLedgerMatches } from '@fivefold/sdk/indexer'
import { matchKey } from '@fivefold/sdk/ledger'
import { type Integrity, type LedgerRecord, sendResultSignature } from '@fivefold/sdk/match'
import { skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { findPlayer } from '../../../accounts/find-player.js'
import { findSeatedPlayer } from '../../../accounts/find-seated-player.js'
import { type RecordStage, recordMatch } from '../../../chains/record-match.js'
import { chainTarget } from '../../../hooks/chain-target.js'
import { queryKeys } from '../../../hooks/query-keys.js'
import { useDeployment } from '../../../hooks/use-deployment.js'
import { useEvmConnection } from '../../../hooks/use-evm-connection.js'
import { useNow } from '../../../hooks/use-now.js'
import { toastError } from '../../../lib/toast-error.js'
import { matchKeys } from '../match/match-keys.js'
import type { SeatedMatch, ServerGame } from '../match/server-game.js'
import { anchorStep } from './anchor-step.js'
import type { Statements } from './statements.js'
import { useLedgerMatches } from './use-ledger-matches.js'
import { useLedgerRecord } from './use-ledger-record.js'
import { useSeatAccount } from './use-seat-account.js'

/** Errors which mean that another account has recorded the same result first. */
const alreadyRecorded = ['AlreadyFinal', 'AlreadyClaimed', 'NotClaimed']

/** A finished match on its way to the chain: signing, recording or claiming, with its progress. */
export function useAnchoring(
  game: ServerGame['id'],
  match: SeatedMatch,
  statements: Statements,
  integrity: Integrity,
) {
  const connection = useEvmConnection()
  const deployment = useDeployment()
  const cache = useQueryClient()
  const now = useNow(1_000)
  const [stage, setStage] = useState<RecordStage>()
  const { matchId, playerIndex, seatToken } = match
  const { graphqlUrl } = deployment.indexer
  const seatAccount = useSeatAccount(match, statements)
  const { data: record } = useLedgerRecord(matchId)
  const key = record?.result ? matchKey(record.result) : undefined

  const entry = useQuery({
    queryKey: matchKeys.entry(chainTarget(deployment, 'evm'), key ?? ''),
    queryFn: key ? () => readLedgerEntry(connection, key) : skipToken,
    refetchInterval: ({ state: { data } }) => (data?.status === 'final' ? false : 1_500),
    structuralSharing: false,
    retry: false,
  })
  const indexed = useLedgerMatches(game, { limit: 1, ...(key && { key }) }, Boolean(key && entry.data))

  const sign = useMutation({
    mutationFn: async () => {
      if (playerIndex === null || seatToken === null) throw new Error('a spectator cannot sign')
      if (integrity.status !== 'proven') {
        throw new FivefoldError('The match does not replay to its own hashes', { code: 'NOT_PROVEN' })
      }
      const bound = await seatAccount.bind()
      const [a, b] = bound.players
      // Signing needs the opponent's account too; the player's own is bound now.
      if (!a || !b) return
      const { account } = await findSeatedPlayer(deployment, bound.players[playerIndex])
      // Sign the hash that this browser computed, not the one that the server sent.
      const result = statements.result(seatAccount.termsFor(bound), [a, b])
      const signature = await signResult(connection, account, result)
      seatAccount.keep(await sendResultSignature(deployment.server.url, { matchId, seatToken, signature }))
    },
    onError: (error) => toastError('Not signed', error),
  })

  const send = useMutation({
    mutationFn: async (write: (account: EvmAccount) => Promise<{ transaction: string }>) =>
      recordMatch({
        player: await findPlayer('evm', deployment),
        client: {
          readBalance: (address) => readBalance(connection, address),
          fundAccount: (address) => fundAccount(connection, address),
          recordMatch: async (account) => (await write(account)).transaction,
        },
        isIndexed: async (transaction) =>
          (await queryLedgerMatches(graphqlUrl, { limit: 1, ...(key && { key }) })).some(
            (row) => row.transaction === transaction,
          ),
        onStage: setStage,
      }),
    onMutate: () => setStage('sending'),
    onError: (error) => {
      setStage(undefined)
      if (error instanceof FivefoldError && alreadyRecorded.includes(error.code)) return
      toastError('Not recorded', error)
    },
    onSettled: () =>
      Promise.all([entry.refetch(), cache.invalidateQueries({ queryKey: queryKeys.indexer(graphqlUrl) })]),
  })

  return {
    record,
    entry: entry.data ?? null,
    row: indexed.data?.[0],
    step: record && anchorStep({ record, entry: entry.data ?? null, seat: playerIndex, now }),
    stage,
    sign,
    isSending: send.isPending,
    settle: () => record && send.mutate((account) => settleResult(connection, account, signedOf(record))),
    claim: () => record && send.mutate((account) => claimResult(connection, account, claimOf(record))),
    finalise: () => key && send.mutate((account) => finaliseClaim(connection, account, key)),
  }
}

function signedOf({ result, signatures: [sigA, sigB] }: LedgerRecord) {
  if (!result || !sigA || !sigB) throw new Error('both signatures are needed')
  return { result, sigA, sigB }
}

function claimOf({ result, seats: [seatA, seatB], serverSignature }: LedgerRecord) {
  if (!result || !seatA || !seatB || !serverSignature) throw new Error('both seats and the server are needed')
  return { result, seatA, seatB, serverSignature }
}
