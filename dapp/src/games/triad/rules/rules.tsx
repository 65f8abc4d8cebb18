import { comboTiers, traits } from '@fivefold/sdk/triad'
import type { Rules } from '../../common/rules/rules-page.js'
import { tierNames } from '../board/event-text.js'
import { traitEffects, traitName } from '../cards/card-text.js'
import { TraitGlyph } from '../cards/trait-glyph.js'
import { ExampleBoard } from './example-board.js'

const bonuses: Record<string, string> = {
  momentum: 'Three cards: the next card has +1 on all edges.',
  domination: 'Four cards: the next card has +2 on all edges.',
  fever: 'Five cards or more: marks do not touch the next card.',
}

export const rules: Rules = {
  intro: 'A duel of edges: the player who holds more of the nine tiles after nine turns wins.',
  steps: [
    {
      title: 'Choose five',
      text: 'The deck is made of your own cards. It is sealed on chain before the match, and the cards count as they are then.',
    },
    {
      title: 'Nine turns',
      text: 'In turn, each lays a card on an empty cell. A higher edge flips the neighbour of the other side; equal edges are decided by janken. A flipped card attacks in turn.',
    },
    {
      title: 'Marks',
      text: 'With a turn you may set a warning mark on an empty cell. It lasts for one turn of the opponent: a card laid there has −1 on all edges. Three per match.',
    },
    {
      title: 'Combos',
      text: 'Three cards in one turn, yours included, give Momentum (next card +1), four Domination (+2), five Fever: marks do not count.',
    },
    {
      title: 'Two signatures',
      text: 'Both sign the match as it was played, in readable fields. Either may submit it alone; the contract replays all nine turns and settles.',
    },
  ],
  Example: ExampleBoard,
  caption: 'Facing edges are compared: the higher one flips the other card.',
  sections: [
    {
      title: 'Traits',
      note: 'They apply in the Full rules only; Core has none.',
      facts: traits
        .filter((trait) => trait !== 'none')
        .map((trait) => [
          <span key={trait} className="contents" data-trait={trait}>
            <TraitGlyph trait={trait} className="triad-trait-glyph size-5" />
            {traitName(trait)}
          </span>,
          traitEffects[trait],
        ]),
    },
    {
      title: 'Bonuses',
      facts: [
        ...comboTiers
          .filter((tier) => tier !== 'none')
          .map((tier) => [tierNames[tier], bonuses[tier]] as const),
        ['Five Elements', 'Flame, Aqua, Thunder, Wind and Earth in one deck double combo bonuses.'],
        [
          'Eclipse',
          'Light and Shadow in one deck: Light ignores marks too, and Shadow gives its neighbours what Light gives.',
        ],
      ],
    },
  ],
}
