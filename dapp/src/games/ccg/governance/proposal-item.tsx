import { cardName } from '@fivefold/sdk/ccg'
import type { ProposalState, ReadProposal } from '@fivefold/sdk/polkadot/ccg'
import { useChainHead } from '../../../hooks/use-chain-head.js'
import { shortAddress } from '../../../lib/short-address.js'
import { Button } from '../../../shell/ui/button.js'
import { useOwnedCards } from '../hooks/use-cards.js'
import { useExecute, useGovernanceSettings, useVote } from '../hooks/use-governance.js'
import { changeText } from './change-text.js'

const stateNames: Record<ProposalState, string> = {
  Voting: 'Voting',
  Rejected: 'Rejected',
  Locked: 'Accepted, locked',
  Executable: 'Accepted',
  Executed: 'In effect',
  Expired: 'Expired',
}

/** A proposal, its votes, and the actions that are possible now. */
export function ProposalItem({ proposal }: { proposal: ReadProposal }) {
  const { id, cardId, adjustment, proposer, votesFor, votesAgainst, quorum, state, supply } = proposal
  const share = (votes: number) => `${supply > 0 ? (100 * votes) / supply : 0}%`
  return (
    <article
      className="ccg-proposal"
      aria-labelledby={`proposal-${id}`}
      data-proposal={id}
      data-state={state}
    >
      <div className="flex flex-wrap items-baseline justify-between gap-2">
        <h3 id={`proposal-${id}`} className="text-lg">
          {cardName(cardId)}: {changeText(adjustment)}
        </h3>
        <span className="ccg-state">{stateNames[state]}</span>
      </div>
      <div className="ccg-votes" aria-hidden="true">
        <i data-side="for" style={{ width: share(votesFor) }} />
        <i data-side="against" style={{ width: share(votesAgainst) }} />
      </div>
      <p className="text-sm tabular-nums">
        {votesFor} for, {votesAgainst} against; {quorum} of {supply} cards have to vote.
      </p>
      <p className="text-sm text-soft">
        Proposal {id} by <span title={proposer}>{shortAddress(proposer)}</span>.{' '}
        <Deadline proposal={proposal} />
      </p>
      {state === 'Voting' && <Vote proposal={proposal} />}
      {state === 'Executable' && <Execute id={id} />}
    </article>
  )
}

function Deadline({ proposal: { state, endsAt } }: { proposal: ReadProposal }) {
  const { data: head } = useChainHead('polkadot')
  const { data: settings } = useGovernanceSettings()
  if (head === undefined || !settings) return null
  const blocks = (until: number) => `${Math.max(0, until - head)} blocks`
  const unlocks = endsAt + settings.lockBlocks
  if (state === 'Voting') return <>Votes are counted for {blocks(endsAt)} more.</>
  if (state === 'Locked') return <>Can be executed in {blocks(unlocks)}.</>
  if (state === 'Executable') return <>Lapses in {blocks(unlocks + settings.graceBlocks)}.</>
  return null
}

/** Votes with every card of the player that was minted before the proposal; the contract counts each once. */
function Vote({ proposal: { id, supply } }: { proposal: ReadProposal }) {
  const { data: owned = [] } = useOwnedCards()
  const vote = useVote()
  // Tokens are numbered from 1 in the order of minting.
  const tokens = owned.map(({ token }) => token).filter((token) => token <= supply)
  if (tokens.length === 0) {
    return <p className="text-sm text-soft">You own no card that was minted before this proposal.</p>
  }
  const cast = (support: boolean) => vote.mutate({ proposal: id, support, tokens })
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button size="small" look="primary" onClick={() => cast(true)} disabled={vote.isPending}>
        Vote for
      </Button>
      <Button size="small" onClick={() => cast(false)} disabled={vote.isPending}>
        Vote against
      </Button>
      <span className="text-sm text-soft">
        {vote.isPending ? 'Voting…' : `with ${tokens.length} ${tokens.length === 1 ? 'card' : 'cards'}`}
      </span>
    </div>
  )
}

function Execute({ id }: { id: number }) {
  const execute = useExecute()
  return (
    <p>
      <Button size="small" look="primary" onClick={() => execute.mutate(id)} disabled={execute.isPending}>
        {execute.isPending ? 'Executing…' : 'Execute it'}
      </Button>
    </p>
  )
}
