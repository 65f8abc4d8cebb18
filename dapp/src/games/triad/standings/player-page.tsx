import { useParams } from 'react-router'
import { type Address, getAddress, isAddress } from 'viem'
import { usePageTitle } from '../../../hooks/use-page-title.js'
import { shortAddress } from '../../../lib/short-address.js'
import { CopyButton } from '../../../shell/ui/copy-button.js'
import { Identicon } from '../../../shell/ui/identicon.js'
import { PageHead } from '../../common/page-head.js'
import { usePages } from '../../common/standings/standings-page.js'
import { useIndexedMatches } from '../hooks/use-indexed.js'
import { MatchList } from '../match-list.js'

const pageSize = 20

/** A player's matches. */
export function Page() {
  const { address = '' } = useParams()
  usePageTitle(`Player ${shortAddress(address)}`)
  if (isAddress(address, { strict: false })) return <PlayerMatches player={getAddress(address)} />
  return (
    <PageHead title="No such player">
      <p>This is not an address.</p>
    </PageHead>
  )
}

function PlayerMatches({ player }: { player: Address }) {
  const { rows: matches, isError, buttons } = usePages(pageSize, player, useIndexedMatches)
  const won = matches?.filter(
    (match) => (match.winner === 0 ? match.playerA : match.playerB) === player,
  ).length
  return (
    <>
      <PageHead title={shortAddress(player)}>
        <p className="flex items-center gap-2">
          <Identicon address={player} className="size-8" />
          <span className="font-mono text-[0.8125rem] break-all">{player}</span>
          <CopyButton text={player} label="Copy the address" />
        </p>
      </PageHead>
      <section className="mx-auto max-w-[84rem] px-4 py-4 pb-12 sm:px-6" aria-label="Matches">
        <div className="max-w-[36rem]">
          {!matches && <p className="text-soft">{isError ? 'The indexer does not answer.' : 'Reading…'}</p>}
          {matches && (
            <p className="mb-2 text-lg" data-testid="record">
              {matches.length === 0
                ? 'No match settled yet.'
                : `${won} of the ${matches.length} matches below won.`}
            </p>
          )}
          {matches && <MatchList matches={matches} />}
          {buttons}
        </div>
      </section>
    </>
  )
}
