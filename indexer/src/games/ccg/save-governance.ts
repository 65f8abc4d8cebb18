import type { Store } from '@subsquid/typeorm-store'
import { eventKey, isNewer } from '../../event-location.js'
import { log } from '../../log.js'
import { CcgProposal, CcgVote } from '../../model/index.js'
import { deriveRows, Rows } from '../../store/rows.js'
import type { GovernanceEvent, Named } from './read-events.js'

/** Writes proposals and their votes. */
export const saveGovernance = deriveRows({ load: loadTables, apply })

type Tables = Awaited<ReturnType<typeof loadTables>>

async function loadTables(store: Store, events: GovernanceEvent[]) {
  const ids = events.map(({ args }) => `${args.proposal}`)
  return {
    proposals: await Rows.load(store, CcgProposal, ids),
    votes: await Rows.load(store, CcgVote, []),
  }
}

function apply({ proposals, votes }: Tables, event: GovernanceEvent): void {
  const id = `${event.args.proposal}`
  const before = proposals.get(id)
  if (!isNewer(event.location, before)) return
  if (event.name === 'Proposed') proposals.set(proposalRow(event))
  else if (!before) log.error(`CCG proposal ${id}: it is not indexed`)
  else if (event.name === 'Executed') proposals.set(executedRow(before, event))
  else {
    const proposal = countedRow(before, event)
    proposals.set(proposal)
    votes.set(voteRow(proposal, event))
  }
}

function executedRow(before: CcgProposal, { location }: Named<GovernanceEvent, 'Executed'>): CcgProposal {
  return new CcgProposal({ ...before, executed: true, executedBlock: location.block, ...location })
}

function countedRow(before: CcgProposal, { args, location }: Named<GovernanceEvent, 'Voted'>): CcgProposal {
  const { support, tokens } = args
  const votesFor = before.votesFor + (support ? tokens.length : 0)
  const votesAgainst = before.votesAgainst + (support ? 0 : tokens.length)
  return new CcgProposal({ ...before, votesFor, votesAgainst, ...location })
}

function voteRow(proposal: CcgProposal, { args, location }: Named<GovernanceEvent, 'Voted'>): CcgVote {
  const { voter, support, tokens } = args
  return new CcgVote({ id: eventKey(location), proposal, voter, support, tokens, ...location })
}

function proposalRow({ args, location }: Named<GovernanceEvent, 'Proposed'>): CcgProposal {
  const { proposal, adjustment, endsAt, ...rest } = args
  return new CcgProposal({
    id: `${proposal}`,
    number: proposal,
    ...rest,
    ...adjustment,
    endsAt: BigInt(endsAt),
    votesFor: 0,
    votesAgainst: 0,
    executed: false,
    proposedBlock: location.block,
    proposedAt: location.timestamp,
    ...location,
  })
}
