import {
  type CardStats,
  cardTypes,
  effectIds,
  effectText,
  packEffect,
  rulesVersions,
} from '@fivefold/sdk/ccg'
import type { Rules } from '../../common/rules/rules-page.js'
import { EffectGlyph } from '../cards/effect-glyph.js'
import { ExampleBoard } from './example-board.js'

const example = (cardType: number, effect: number, x = 0): CardStats => ({
  id: 0,
  cardType,
  cost: 0,
  attack: 0,
  health: 0,
  effects: packEffect(effect, x),
})

const effects = [
  { name: 'Taunt', card: example(cardTypes.unit, effectIds.taunt) },
  { name: 'Charge', card: example(cardTypes.unit, effectIds.charge) },
  { name: 'Healing unit', card: example(cardTypes.unit, effectIds.heal, 2) },
  { name: 'Striking unit', card: example(cardTypes.unit, effectIds.damage, 2) },
  { name: 'Last blow', card: example(cardTypes.unit, effectIds.deathrattle + 2) },
  { name: 'Healing', card: example(cardTypes.spell, effectIds.heal, 4) },
  { name: 'Damage', card: example(cardTypes.spell, effectIds.damage, 2) },
  { name: 'Drawing', card: example(cardTypes.spell, effectIds.draw, 2) },
  { name: 'Sharpening', card: example(cardTypes.spell, effectIds.raise, 2) },
]

export const rules: Rules = {
  intro: 'Four slots face four slots. The whole game runs in an ink! contract.',
  steps: [
    {
      title: 'Build a deck',
      text: 'Twenty cards, from the NFTs you own or the demo deck. At most two of a kind.',
    },
    {
      title: 'Play your turn',
      text: 'Energy grows by one each turn, up to ten. Units go into four slots, spells act at once. The screen runs the contract’s rules, so you see the outcome while you plan.',
    },
    {
      title: 'End it',
      text: 'Every unit that may attack strikes straight ahead; if the slot across is empty, the unit hits the player. A unit attacks from the turn after it was played.',
    },
    {
      title: 'One transaction',
      text: 'All actions of a turn are one batch. If one action is illegal, none of them takes effect. Until the batch is in a block, the board is marked as pending; if the chain’s state differs, it replaces yours with a notice.',
    },
    {
      title: 'Win',
      text: 'Twenty health each. A player with none left loses; with an empty deck every draw costs one more health than the last. A player whose clock runs out loses by time-out. Either player may resign at any time. Until the hands are dealt, a game that a player leaves is cancelled and does not count.',
    },
  ],
  Example: ExampleBoard,
  caption: 'At the end of a turn each unit attacks the slot across from it.',
  sections: [
    {
      title: 'Effects',
      facts: effects.map(({ name, card }) => [
        <>
          <EffectGlyph card={card} rules={rulesVersions.effects} className="size-4 shrink-0" />
          {name}
        </>,
        effectText(card),
      ]),
    },
    {
      title: 'On chain',
      facts: [
        ['Hands', 'are public: the contract holds them'],
        [
          'Draws',
          'are decided by both players’ hash chains, one link per turn; neither player can choose one',
        ],
        ['Cards', 'are PSP34 tokens from boosters; their holders vote on changes'],
      ],
    },
  ],
}
