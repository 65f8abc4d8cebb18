import { choiceTexts } from '@fivefold/sdk/dolero'
import { Link } from 'react-router'
import { PageHead } from '../../common/page-head.js'
import { DoleroFrame } from '../dolero-frame.js'
import { ExampleBoard } from './example-board.js'

const steps = [
  {
    title: 'Take a seat',
    text: 'The seat fee goes to the pot, the rest of what you bring is your stack. Both stay in escrow, to the lamport.',
  },
  {
    title: 'Relic, joker or neither',
    text: 'Three of the six relics are offered to you, 15 seconds to choose. The joker is a coin flip by VRF. Skipping costs nothing.',
  },
  {
    title: 'Arrange and lock',
    text: 'Three cards. Swap as many as you like for one swap; lay three, or two and the blank. 30 seconds; without a commitment your first two cards are played.',
  },
  {
    title: 'Open and bet',
    text: 'Positions 3 and 2 open. Reveal, raise, call or fold: the screen offers what the rules allow, and no more. Who lets the clock run out reveals, or folds where a raise stands.',
  },
  {
    title: 'Resolution',
    text: 'Position 1 and the secrets open, and the program checks every card. Closest to 21 takes the round, the other loses a heart. Who has none left loses the pot; if both have none, sudden death.',
  },
]

const facts = [
  [
    'Cards',
    'come from MagicBlock’s VRF and your secret together: nobody foresees them, nobody else can read them',
  ],
  ['Secret', 'stays in this browser; without it you cannot open your cards, and lose by time-out'],
  [
    'Payout',
    'pot less the rake to the winner, unspent stacks back to their owners, by whichever page is first',
  ],
  ['No answer', 'of the VRF: the game is cancelled, and everybody gets everything back'],
] as const

export function Page() {
  return (
    <DoleroFrame title="How to play DOLERO">
      <PageHead title="How to play">
        <p>Two players, three hearts each, and a pot. The program on Solana holds all of it.</p>
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
            <Link to="/dolero" className="link font-semibold">
              To the tables
            </Link>
          </p>
        </div>
        <figure className="preview-board self-start">
          <ExampleBoard />
          <figcaption className="mt-3 text-sm text-soft">
            Positions 3 and 2 open before the betting; position 1 decides.
          </figcaption>
        </figure>
        <div className="col-span-full grid gap-x-14 gap-y-8 md:grid-cols-2">
          <Facts title="Relics" facts={choiceTexts.map(({ name, text }) => [name, text] as const)} />
          <Facts title="On chain" facts={facts} />
        </div>
      </div>
    </DoleroFrame>
  )
}

function Facts({ title, facts: listed }: { title: string; facts: readonly (readonly [string, string])[] }) {
  return (
    <section>
      <h2 className="text-xl">{title}</h2>
      <dl className="play-facts">
        {listed.map(([name, meaning]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
