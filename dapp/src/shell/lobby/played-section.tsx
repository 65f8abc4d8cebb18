import { type ChainId, chainIds, chainNames } from '../../chains/chains.js'
import { type Game, gameColor } from '../../games/game.js'
import { games } from '../../games/registry.js'
import { useChainHealth } from '../../hooks/use-chain-health.js'
import { useFinishedGames, useFinishedMatches } from '../../hooks/use-finished.js'
import { HealthDot } from '../status/health-dot.js'
import { ChainMark } from '../ui/chain-mark.js'
import { countsOf, latestOf } from './finished-games.js'
import { RecentGames } from './recent-games.js'
import { RollingNumber } from './rolling-number.js'

const listed = 6

/** The finished matches of all games. */
export function PlayedSection() {
  const onChain = useFinishedGames(listed)
  const onServer = useFinishedMatches(listed)
  const counts = countsOf(onChain.data, onServer.data)
  return (
    <section aria-labelledby="played-title" className="mx-auto max-w-[84rem] px-4 py-12 sm:px-6 sm:py-16">
      <h2 id="played-title" className="text-2xl sm:text-3xl">
        Played so far
      </h2>
      <p className="mt-2 max-w-[42rem] text-soft">
        Games that have ended, read back from the three chains and the match server. Those against bots count
        here, but in no standings.
      </p>
      <div className="mt-7 grid gap-x-10 gap-y-9 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="min-w-0">
          <ul className="tallies" aria-label="Finished games">
            {games.map((game) => (
              <Tally key={game.id} game={game} count={counts[game.id]} />
            ))}
          </ul>
          <ul className="chain-line" aria-label="Chains">
            {chainIds.map((chain) => (
              <ChainLine key={chain} chain={chain} />
            ))}
          </ul>
        </div>
        <RecentGames
          games={onChain.data || onServer.data ? latestOf(onChain.data, onServer.data, listed) : undefined}
          isIndexerDown={onChain.isError}
          isServerDown={onServer.isError}
        />
      </div>
    </section>
  )
}

/** The number of finished matches; a dash until a source has answered. */
function Tally({ game, count }: { game: Game; count: number | undefined }) {
  const { Emblem } = game
  return (
    <li className="tally" style={{ '--game': gameColor(game) }}>
      <Emblem className="tally-emblem" />
      <output className="tally-count" data-testid={`finished-${game.id}`} data-count={count}>
        {count === undefined ? <span aria-hidden="true">–</span> : <RollingNumber value={count} />}
        <span className="sr-only">{count ?? 'not known'}</span>
      </output>
      <span className="tally-name">{game.name}</span>
    </li>
  )
}

function ChainLine({ chain }: { chain: ChainId }) {
  const { state, label } = useChainHealth(chain)
  return (
    <li data-chain={chain}>
      <ChainMark chain={chain} className="size-4" />
      {chainNames[chain]}
      <HealthDot state={state} />
      <span className="tabular-nums">{label}</span>
    </li>
  )
}
