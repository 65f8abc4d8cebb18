import { games } from '../../games/registry.js'
import { usePageTitle } from '../../hooks/use-page-title.js'
import { FeltMark } from './felt-mark.js'
import { GameCard } from './game-card.js'
import { PlayedSection } from './played-section.js'

export function LobbyPage() {
  usePageTitle()
  return (
    <>
      <section className="baize" aria-labelledby="lobby-title">
        <div className="relative mx-auto max-w-[84rem] px-4 pt-8 sm:px-6 sm:pt-12">
          <FeltMark />
          <div className="max-w-3xl">
            <h1 id="lobby-title" className="text-4xl font-bold sm:text-5xl">
              <span className="whitespace-nowrap">Five games,</span>{' '}
              <span className="whitespace-nowrap">three chains,</span>{' '}
              <span className="whitespace-nowrap text-brass sm:block">one table.</span>
            </h1>
            <p className="mt-3 max-w-[38rem] text-[1.0625rem] text-baize-soft sm:text-lg">
              Card duels whose every result can be checked: open rules, matches that replay to the same end,
              and outcomes settled on EVM, Polkadot and Solana.
            </p>
          </div>
          <ul className="hand" aria-label="Games">
            {games.map((game, index) => (
              <li key={game.id}>
                <GameCard game={game} index={index} />
              </li>
            ))}
          </ul>
        </div>
      </section>
      <PlayedSection />
    </>
  )
}
