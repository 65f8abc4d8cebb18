import type { Adjustment, Proposal, ProposalState, Settings } from '../../../generated/polkadot/governance.js'
import type { PolkadotAccount } from '../account.js'
import type { PolkadotConnection } from '../connect.js'
import type { SentTransaction } from '../send-transaction.js'
import { type CcgContracts, ccgContracts } from './contracts.js'
import { withGovernanceRefusals } from './refusals.js'

/** Proposes a change of a kind. */
export async function propose(
  connection: PolkadotConnection,
  account: PolkadotAccount,
  { cardId, adjustment }: { cardId: number; adjustment: Adjustment },
): Promise<SentTransaction & { readonly proposal: number }> {
  const { governance } = ccgContracts(connection)
  const { events, transaction, block } = await withGovernanceRefusals(() =>
    governance.tx.propose({ account }, cardId, adjustment),
  )
  const proposed = events.find((event) => event.name === 'Proposed')
  if (!proposed) throw new Error('propose left no Proposed event')
  return { proposal: proposed.args.proposal, transaction, block }
}

export type VoteParameters = {
  readonly proposal: number
  readonly support: boolean
  /** Tokens of the voter, one vote each. */
  readonly tokens: readonly number[]
}

export const vote = (
  connection: PolkadotConnection,
  account: PolkadotAccount,
  { proposal, support, tokens }: VoteParameters,
) => sendToGovernance(connection, (tx) => tx.vote({ account }, proposal, support, [...tokens]))

/** Executes an accepted proposal after the lock period. Any account may call it. */
export const executeProposal = (connection: PolkadotConnection, account: PolkadotAccount, proposal: number) =>
  sendToGovernance(connection, (tx) => tx.execute({ account }, proposal))

async function sendToGovernance(
  connection: PolkadotConnection,
  call: (tx: CcgContracts['governance']['tx']) => Promise<SentTransaction>,
): Promise<SentTransaction> {
  const { governance } = ccgContracts(connection)
  const { transaction, block } = await withGovernanceRefusals(() => call(governance.tx))
  return { transaction, block }
}

export type ReadProposal = Proposal & {
  readonly id: number
  readonly state: ProposalState
  /** The total number of votes it needs. */
  readonly quorum: number
}

/** All proposals, newest first. */
export async function readProposals(connection: PolkadotConnection): Promise<ReadProposal[]> {
  const { query } = ccgContracts(connection).governance
  const count = await query.proposalCount()
  const read = async (id: number) => {
    const [proposal, state, quorum] = await Promise.all([
      query.proposal(id),
      query.state(id),
      query.quorumOf(id),
    ])
    return proposal && state && quorum !== null ? [{ ...proposal, id, state, quorum }] : []
  }
  const ids = Array.from({ length: count }, (_, index) => count - index)
  return (await Promise.all(ids.map(read))).flat()
}

/** The length of the voting, lock and grace periods in blocks, and the quorum in percent. */
export function readGovernanceSettings(connection: PolkadotConnection): Promise<Settings> {
  return ccgContracts(connection).governance.query.settings()
}
