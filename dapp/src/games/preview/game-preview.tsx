import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { usePageTitle } from '../../hooks/use-page-title.js'
import { type Fact, type Game, gameColor, type Step } from '../game.js'

type GamePreviewProps = {
  game: Game
  subtitle: string
  intro: ReactNode
  board: ReactNode
  caption: string
  steps: readonly Step[]
  facts: readonly Fact[]
}

/** What a game will be, while it cannot be played yet. */
export function GamePreview({ game, subtitle, intro, board, caption, steps, facts }: GamePreviewProps) {
  usePageTitle(game.name)
  const { Emblem } = game
  return (
    <div style={{ '--game': gameColor(game) }}>
      <section className="baize overflow-hidden">
        <div className="relative mx-auto flex max-w-[84rem] items-center gap-5 px-4 py-8 sm:gap-8 sm:px-6 sm:py-12">
          <Emblem className="preview-print" />
          <div className="preview-card">
            <Emblem className="size-14 sm:size-24" />
          </div>
          <div className="min-w-0">
            <p className="text-baize-soft">{subtitle}</p>
            <h1 className="text-4xl font-bold sm:text-6xl">{game.name}</h1>
            <p className="mt-2 font-semibold text-brass">In preparation</p>
            <p className="mt-3 hidden max-w-[34rem] text-lg text-baize-soft sm:block">{game.pitch}</p>
          </div>
        </div>
      </section>
      <div className="mx-auto grid max-w-[84rem] gap-x-14 gap-y-10 px-4 py-10 sm:px-6 sm:py-14 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <div>
          <div className="max-w-[42rem] space-y-4 text-lg">{intro}</div>
          <h2 className="mt-10 text-2xl">How a match will go</h2>
          <ol className="mt-4 max-w-[42rem]">
            {steps.map((step, index) => (
              <li key={step.title} className="preview-step">
                <span className="preview-step-number" aria-hidden="true">
                  {index + 1}
                </span>
                <div>
                  <h3 className="text-lg">{step.title}</h3>
                  <p className="mt-0.5 text-soft">{step.text}</p>
                </div>
              </li>
            ))}
          </ol>
        </div>
        <aside>
          <figure className="preview-board">
            {board}
            <figcaption className="mt-3 text-sm text-soft">{caption}</figcaption>
          </figure>
          <h2 className="mt-8 text-xl">At a glance</h2>
          <dl className="mt-2 divide-y divide-line text-[0.9375rem]">
            {facts.map(({ label, value }) => (
              <div key={label} className="grid grid-cols-[7.5rem_minmax(0,1fr)] gap-3 py-2">
                <dt className="text-soft">{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <p className="mt-6 text-[0.9375rem] text-soft">
            Nothing here can be played yet. The chains underneath can be tried today:{' '}
            <Link to="/" className="link">
              record a match in the lobby
            </Link>
            .
          </p>
        </aside>
      </div>
    </div>
  )
}
