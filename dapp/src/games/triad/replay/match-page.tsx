import { matchDomain } from '@fivefold/sdk/evm/triad'
import type { IndexedTriadMatch } from '@fivefold/sdk/indexer'
import { Link, useParams } from 'react-router'
import type { Hex } from 'viem'
import { useEvmConnection } from '../../../hooks/use-evm-connection.js'
import { PageHead } from '../../common/page-head.js'
import { Practice } from '../../common/practice.js'
import { useIndexedMatch } from '../hooks/use-indexed.js'
import { rulesetName, seasonName } from '../ruleset-name.js'
import { TriadFrame } from '../triad-frame.js'
import { DownloadMatch } from './download-match.js'
import { ReplayView } from './replay-view.js'

const isMatchId = (text: string): text is Hex => /^0x[0-9a-fA-F]{64}$/.test(text)

/** A settled match. */
export function Page() {
  const { matchId = '' } = useParams()
  return (
    <TriadFrame title="Match">
      {isMatchId(matchId) ? (
        <SettledMatch matchId={matchId} />
      ) : (
        <NoMatch text="This is not the id of a match." />
      )}
    </TriadFrame>
  )
}

function SettledMatch({ matchId }: { matchId: Hex }) {
  const { data: match, isError } = useIndexedMatch(matchId)
  if (isError) return <NoMatch text="The indexer does not answer. This page asks again." />
  if (match === undefined) return <p className="p-8 text-center text-soft">Reading the match…</p>
  if (match === null) return <NoMatch text="The indexer knows no such match. A new one may take a moment." />
  return (
    <>
      <PageHead title={`${match.winner === 0 ? 'A' : 'B'} wins ${tiles(match)}`}>
        <p className="font-mono text-[0.8125rem] break-all">{match.id}</p>
        <Practice botSide={match.botSide} />
      </PageHead>
      <ReplayView match={match} aside={<ChainFacts match={match} />} />
    </>
  )
}

const tiles = ({ tiles, winner }: IndexedTriadMatch) => `${tiles[winner]} : ${tiles[winner === 0 ? 1 : 0]}`

/** What the chain recorded. */
function ChainFacts({ match }: { match: IndexedTriadMatch }) {
  const domain = matchDomain(useEvmConnection())
  const facts = [
    ['Result', match.verified ? 'replayed by us to the same end' : 'differs from our replay'],
    ['Block', match.block.toLocaleString('en')],
    ['Transaction', match.transaction],
    ['Settled', match.timestamp.toLocaleString('en-GB')],
    ['Rules', `${rulesetName(match.ruleset)} ${match.ruleset.id}`],
    ['Season', seasonName(match.header.seasonId)],
    ['Power', `${match.tieScores[0]} : ${match.tieScores[1]}`],
  ]
  return (
    <section className="play-panel grid gap-4 px-4 py-4" aria-labelledby="facts-title">
      <h2 id="facts-title" className="text-lg">
        On chain
      </h2>
      <dl className="grid gap-2 text-sm">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt className="text-soft">{label}</dt>
            <dd className="break-all">{value}</dd>
          </div>
        ))}
      </dl>
      <DownloadMatch match={{ ...match, domain }} />
    </section>
  )
}

function NoMatch({ text }: { text: string }) {
  return (
    <div className="mx-auto max-w-xl px-4 py-16 text-center">
      <h1 className="text-2xl">No match here</h1>
      <p className="mt-3 text-soft" role="status">
        {text}
      </p>
      <p className="mt-5">
        <Link to="/triad" className="link font-semibold">
          To the table
        </Link>
      </p>
    </div>
  )
}
