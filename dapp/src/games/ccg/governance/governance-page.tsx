import { Link } from 'react-router'
import { usePageTitle } from '../../../hooks/use-page-title.js'
import { errorMessage } from '../../../lib/error-message.js'
import { Facts } from '../../common/facts.js'
import { PageHead } from '../../common/page-head.js'
import { useOwnedCards } from '../hooks/use-cards.js'
import { useGovernanceSettings, useProposals } from '../hooks/use-governance.js'
import { PassBlocks } from './pass-blocks.js'
import { ProposalItem } from './proposal-item.js'
import { ProposeForm } from './propose-form.js'

/** Card holders change cards: proposals, votes and results. */
export function Page() {
  const proposals = useProposals()
  usePageTitle('Governance')
  return (
    <>
      <PageHead title="Governance">
        <p>
          Card holders may propose to change a kind’s cost, attack or health, and vote with every card that
          they held before. An accepted change applies to games that start later, never to a running one.
        </p>
      </PageHead>
      <div className="mx-auto grid max-w-[84rem] gap-x-12 gap-y-8 px-4 py-4 pb-12 sm:px-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <section aria-labelledby="proposals-title" className="grid content-start gap-4">
          <h2 id="proposals-title" className="text-2xl">
            Proposals
          </h2>
          {proposals.isError && (
            <p role="alert" className="text-bad">
              They cannot be read: {errorMessage(proposals.error).title}
            </p>
          )}
          {proposals.isLoading && <p className="text-soft">Reading the proposals…</p>}
          {proposals.data?.length === 0 && <p className="text-soft">There are no proposals yet.</p>}
          {proposals.data?.map((proposal) => (
            <ProposalItem key={proposal.id} proposal={proposal} />
          ))}
        </section>
        <div className="grid content-start gap-8">
          <Propose />
          <Periods />
          <PassBlocks />
        </div>
      </div>
    </>
  )
}

function Propose() {
  const { data: owned } = useOwnedCards()
  return (
    <section aria-labelledby="propose-title" className="grid gap-3">
      <h2 id="propose-title" className="text-xl">
        Propose a change
      </h2>
      {owned && owned.length > 0 ? (
        <ProposeForm />
      ) : (
        <p className="text-sm text-soft">
          You need a card of your own to propose or vote.{' '}
          <Link to="/ccg/boosters" className="link">
            To the boosters
          </Link>
        </p>
      )}
    </section>
  )
}

function Periods() {
  const { data: settings } = useGovernanceSettings()
  if (!settings) return null
  return (
    <Facts
      title="Voting terms"
      facts={[
        ['Vote', `${settings.votingBlocks} blocks`],
        ['Lock after it', `${settings.lockBlocks} blocks`],
        ['To be executed', `within ${settings.graceBlocks} blocks`],
        ['Quorum', `${settings.quorumPercent} % of all cards`],
      ]}
    />
  )
}
