import type { Suit } from '@fivefold/sdk/phalanx'
import { Link } from 'react-router'
import { PageHead } from '../../common/page-head.js'
import { SuitGlyph } from '../../common/suit-glyph.js'
import { PhalanxFrame } from '../phalanx-frame.js'
import { ExampleBoard } from './example-board.js'

const steps = [
  {
    title: 'Deploy',
    text: 'Each has a deck of 52 and draws twelve. In turn, one card each, the front cell of a column before its back cell, until both have eight on the field.',
  },
  {
    title: 'Strike',
    text: 'The player who deployed first begins. In a private match with rules version 0, the player who deployed last begins. A front card strikes the column across with its value. The damage flows through the front card, then the one behind, then into the life points. The attacker stays where it is.',
  },
  {
    title: 'Reinforce',
    text: 'Where a card fell the one behind moves up, and the defender fills the column from the hand, then draws up to four cards and is next.',
  },
  {
    title: 'Win',
    text: 'Twenty life points each. Whoever has none left loses, and so does whoever has no card left on field, hand and drawpile.',
  },
  {
    title: 'Check',
    text: 'Every action joins a log in which each entry carries the hash of the state before and after. At the end the seed is revealed, and your browser replays the match to every hash.',
  },
]

const suits: readonly { suit: Suit; name: string; effect: string }[] = [
  { suit: 'spades', name: 'Spades', effect: 'attack: damage that reaches the life points is doubled.' },
  { suit: 'clubs', name: 'Clubs', effect: 'attack: what flows on into a back card is doubled.' },
  {
    suit: 'diamonds',
    name: 'Diamonds',
    effect: 'destroyed in front: shield its value against what flows on.',
  },
  {
    suit: 'hearts',
    name: 'Hearts',
    effect: 'destroyed as the last of a column: shield its value against damage to the life points.',
  },
]

const values = [
  ['2 to 10', 'attack and hold with their number'],
  ['Jack, Queen, King', 'eleven each'],
  ['Ace', 'one; it absorbs one point and never falls, unless an Ace strikes it'],
] as const

export function Page() {
  return (
    <PhalanxFrame title="How to play Phalanx Duel">
      <PageHead title="How to play">
        <p>Two formations of four columns and two ranks face each other.</p>
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
            <Link to="/phalanx" className="link font-semibold">
              To the lobby
            </Link>
          </p>
        </div>
        <figure className="preview-board self-start">
          <ExampleBoard />
          <figcaption className="mt-3 text-sm text-soft">
            The front rank strikes straight ahead; the back rank moves up when it falls.
          </figcaption>
        </figure>
        <div className="col-span-full grid gap-x-14 gap-y-8 md:grid-cols-2">
          <section>
            <h2 className="text-xl">Suits</h2>
            <dl className="play-facts">
              {suits.map(({ suit, name, effect }) => (
                <div key={suit}>
                  <dt>
                    <SuitGlyph suit={suit} className="size-4" />
                    {name}
                  </dt>
                  <dd>{effect}</dd>
                </div>
              ))}
            </dl>
          </section>
          <section>
            <h2 className="text-xl">Values</h2>
            <dl className="play-facts">
              {values.map(([name, meaning]) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{meaning}</dd>
                </div>
              ))}
            </dl>
          </section>
        </div>
      </div>
    </PhalanxFrame>
  )
}
