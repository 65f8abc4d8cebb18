import type { Suit } from '@fivefold/sdk/phalanx'
import type { Rules } from '../../common/rules/rules-page.js'
import { SuitGlyph } from '../../common/suit-glyph.js'
import { ExampleBoard } from './example-board.js'

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

const values: Rules['sections'][number]['facts'] = [
  ['2 to 10', 'attack and hold with their number'],
  ['Jack, Queen, King', 'eleven each'],
  ['Ace', 'one; it absorbs one point and never falls, unless an Ace strikes it'],
]

export const rules: Rules = {
  intro: 'Two formations of four columns and two ranks face each other.',
  steps: [
    {
      title: 'Deploy',
      text: 'Each player has a deck of 52 cards and draws twelve. Players place one card in turn, in a column’s front cell before its back cell, until both have eight on the field.',
    },
    {
      title: 'Strike',
      text: 'The player who deployed first begins. In a private match with rules version 0, the player who deployed last begins. A front card strikes the column across with its value. The damage flows through the front card, then the one behind, then into the life points. The attacker stays where it is.',
    },
    {
      title: 'Reinforce',
      text: 'When a front card falls, the card behind it moves up. The defender then fills the column from the hand, draws up to four cards and has the next turn.',
    },
    {
      title: 'Win',
      text: 'Twenty life points each. A player with none left loses, and so does a player with no card left on the field, in hand or in the draw pile.',
    },
    {
      title: 'Check',
      text: 'Every action joins a log in which each entry carries the hash of the state before and after. At the end the seed is revealed, and your browser replays the match and compares every hash.',
    },
  ],
  Example: ExampleBoard,
  caption: 'The front rank strikes straight ahead; the back rank moves up when it falls.',
  sections: [
    {
      title: 'Suits',
      facts: suits.map(({ suit, name, effect }) => [
        <>
          <SuitGlyph suit={suit} className="size-4" />
          {name}
        </>,
        effect,
      ]),
    },
    { title: 'Values', facts: values },
  ],
}
