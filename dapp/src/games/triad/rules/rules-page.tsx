import { comboTiers, traits } from '@fivefold/sdk/triad'
import { Link } from 'react-router'
import { PageHead } from '../../common/page-head.js'
import { tierNames } from '../board/event-text.js'
import { traitEffects, traitName } from '../cards/card-text.js'
import { TraitGlyph } from '../cards/trait-glyph.js'
import { TriadFrame } from '../triad-frame.js'
import { ExampleBoard } from './example-board.js'

const steps = [
  {
    title: 'Choose five',
    text: 'Your own cards make the deck. It is sealed on chain before the match: what the cards were then is what counts.',
  },
  {
    title: 'Nine turns',
    text: 'In turn, each lays a card on an empty cell. A higher edge flips the neighbour of the other side; equal edges are decided by janken. A flipped card attacks in turn.',
  },
  {
    title: 'Marks',
    text: 'With a turn you may set a warning mark on an empty cell. It lasts for one turn of the opponent: a card laid there has −1 on all edges. Three a match.',
  },
  {
    title: 'Combos',
    text: 'Three cards in one turn, yours included, give Momentum (next card +1), four Domination (+2), five Fever: marks do not count.',
  },
  {
    title: 'Two signatures',
    text: 'Both sign the match as it was played, in readable fields. Either may hand it in alone; the contract replays all nine turns and settles.',
  },
]

const bonuses: Record<string, string> = {
  momentum: 'Three cards: the next card has +1 on all edges.',
  domination: 'Four cards: the next card has +2 on all edges.',
  fever: 'Five cards or more: marks do not touch the next card.',
}

export function Page() {
  return (
    <TriadFrame title="How to play Triad">
      <PageHead title="How to play">
        <p>A duel of edges: whoever holds more of the nine tiles after nine turns wins.</p>
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
            <Link to="/triad" className="link font-semibold">
              To the table
            </Link>
          </p>
        </div>
        <figure className="preview-board self-start">
          <ExampleBoard />
          <figcaption className="mt-3 text-sm text-soft">
            Facing edges are compared: the higher one flips the other card.
          </figcaption>
        </figure>
        <div className="col-span-full grid gap-x-14 gap-y-8 md:grid-cols-2">
          <section>
            <h2 className="text-xl">Traits</h2>
            <p className="mt-1 text-sm text-soft">They act in the Full rules; Core plays without them.</p>
            <dl className="play-facts">
              {traits
                .filter((trait) => trait !== 'none')
                .map((trait) => (
                  <div key={trait} data-trait={trait}>
                    <dt>
                      <TraitGlyph trait={trait} className="triad-trait-glyph size-5" />
                      {traitName(trait)}
                    </dt>
                    <dd>{traitEffects[trait]}</dd>
                  </div>
                ))}
            </dl>
          </section>
          <section>
            <h2 className="text-xl">Bonuses</h2>
            <dl className="play-facts">
              {comboTiers
                .filter((tier) => tier !== 'none')
                .map((tier) => (
                  <div key={tier}>
                    <dt>{tierNames[tier]}</dt>
                    <dd>{bonuses[tier]}</dd>
                  </div>
                ))}
              <div>
                <dt>Five Elements</dt>
                <dd>Flame, Aqua, Thunder, Wind and Earth in one deck double combo bonuses.</dd>
              </div>
              <div>
                <dt>Eclipse</dt>
                <dd>
                  Light and Shadow in one deck: Light ignores marks too, and Shadow gives its neighbours what
                  Light gives.
                </dd>
              </div>
            </dl>
          </section>
        </div>
      </div>
    </TriadFrame>
  )
}
