import { matchDomain } from '@fivefold/sdk/evm/triad'
import type { IndexedTriadMatch } from '@fivefold/sdk/indexer'
import { useMemo } from 'react'
import type { Hex } from 'viem'
import { useEvmConnection } from '../../../hooks/use-evm-connection.js'
import { Practice } from '../../common/replay/practice.js'
import { recordedPage } from '../../common/replay/recorded-page.js'
import { triad } from '../game.js'
import { useIndexedMatch } from '../hooks/use-indexed.js'
import { rulesetName, seasonName } from '../ruleset-name.js'
import { replay } from './replay.js'

const isMatchId = (text: string): text is Hex => /^0x[0-9a-fA-F]{64}$/.test(text)

/** A settled match. */
export const Page = recordedPage({
  game: triad,
  replay,
  title: () => 'Match',
  param: 'matchId',
  parseId: (text) => (isMatchId(text) ? text : undefined),
  useRecord: useSettledMatch,
  heading: ({ winner, tiles }) =>
    `${winner === 0 ? 'A' : 'B'} wins ${tiles[winner]} : ${tiles[winner === 0 ? 1 : 0]}`,
  intro: ({ id, botSide }) => (
    <>
      <p className="font-mono text-[0.8125rem] break-all">{id}</p>
      <Practice botSide={botSide} />
    </>
  ),
  aside: (match) => <ChainFacts match={match} />,
})

/** The match with the domain that its players signed, so that its file can be verified anywhere. */
function useSettledMatch(matchId: Hex) {
  const { data, isError } = useIndexedMatch(matchId)
  const connection = useEvmConnection()
  const match = useMemo(() => data && { ...data, domain: matchDomain(connection) }, [data, connection])
  return { data: match, isError }
}

/** The on-chain record. */
function ChainFacts({ match }: { match: IndexedTriadMatch }) {
  const facts = [
    ['Result', match.verified ? 'our replay has the same result' : 'differs from our replay'],
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
    </section>
  )
}
