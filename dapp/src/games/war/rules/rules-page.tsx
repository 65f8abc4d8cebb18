import { Link } from 'react-router'
import { PageHead } from '../../common/page-head.js'
import { WarBoard } from '../board.js'
import { WarFrame } from '../war-frame.js'

const steps = [
  {
    title: 'Both commit',
    text: 'Each browser chooses a secret and shows its hash. Once both have, the secrets are told, and all shuffles come from the two together. Each is dealt twenty of the 78 values.',
  },
  {
    title: 'Flip',
    text: 'Both turn their top card, in any order. The higher one takes both. Every one of the 22 majors beats every minor; among minors the ace is lowest and the king highest.',
  },
  {
    title: 'Level?',
    text: 'Then the rarer lot wins. A loaner has no lot, nor has an NFT whose document names none that we know.',
  },
  {
    title: 'War',
    text: 'Level again: three cards face down and one face up from each, as often as it takes. Who has fewer than four puts the last one face up; who has none loses.',
  },
  {
    title: 'Reshuffle',
    text: 'An empty deck takes the won pile, shuffled by the same seed. Who has neither has lost. After 2,000 rounds it is a draw.',
  },
]

const lots = [
  ['spdp', 'the rarest: beats all others'],
  ['eifd', 'beats lnuy and hrgl'],
  ['lnuy', 'beats hrgl'],
  ['hrgl', 'the most common; beats loaners'],
] as const

export function Page() {
  return (
    <WarFrame title="How to play War">
      <PageHead title="How to play">
        <p>The game every child knows, with tarot cards, and ties that what you own can break.</p>
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
            <Link to="/war" className="link font-semibold">
              To the lobby
            </Link>
          </p>
        </div>
        <div className="grid content-start gap-8">
          <figure className="preview-board">
            <WarBoard />
            <figcaption className="mt-3 text-sm text-soft">A major arcanum beats any minor card.</figcaption>
          </figure>
          <section>
            <h2 className="text-xl">Lots</h2>
            <dl className="play-facts">
              {lots.map(([lot, meaning]) => (
                <div key={lot}>
                  <dt>{lot}</dt>
                  <dd>{meaning}</dd>
                </div>
              ))}
            </dl>
          </section>
        </div>
      </div>
    </WarFrame>
  )
}
