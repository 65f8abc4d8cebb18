import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { usePageTitle } from '../../../hooks/use-page-title.js'
import type { Game } from '../../game.js'
import { type Fact, Facts } from '../facts.js'
import { PageHead } from '../page-head.js'

/** The rules of a game, as the game words them. */
export type Rules = {
  intro: string
  steps: readonly { title: string; text: string }[]
  /** A drawing of the table. */
  Example: () => ReactNode
  caption: string
  /** Reference sections: suits, effects, bonuses. A single one is placed below the drawing. */
  sections: readonly { title: string; note?: string; facts: readonly Fact[] }[]
}

export const rulesPage = (game: Game, rules: Rules) =>
  function RulesPage() {
    const { intro, steps, Example, caption, sections } = rules
    usePageTitle(`How to play ${game.name}`)
    const looked = sections.map((section) => <Facts key={section.title} {...section} />)
    return (
      <>
        <PageHead title="How to play">
          <p>{intro}</p>
        </PageHead>
        <div className="mx-auto grid max-w-[84rem] gap-x-14 gap-y-8 px-4 py-4 pb-12 sm:px-6 lg:grid-cols-[minmax(0,1fr)_24rem]">
          <div>
            <ol className="max-w-[42rem]">
              {steps.map((step, index) => (
                <li key={step.title} className="preview-step">
                  <span className="preview-step-number" aria-hidden="true">
                    {index + 1}
                  </span>
                  <div>
                    <h2 className="text-lg">{step.title}</h2>
                    <p className="mt-0.5 text-soft">{step.text}</p>
                  </div>
                </li>
              ))}
            </ol>
            <p className="mt-4">
              <Link to={`/${game.id}`} className="link font-semibold">
                To the lobby
              </Link>
            </p>
          </div>
          <div className="grid content-start gap-8">
            <figure className="preview-board">
              <Example />
              <figcaption className="mt-3 text-sm text-soft">{caption}</figcaption>
            </figure>
            {looked.length === 1 && looked}
          </div>
          {looked.length > 1 && (
            <div className="col-span-full grid gap-x-14 gap-y-8 md:grid-cols-2">{looked}</div>
          )}
        </div>
      </>
    )
  }
