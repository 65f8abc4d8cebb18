import { choiceTexts } from '@fivefold/sdk/dolero'
import type { Rules } from '../../common/rules/rules-page.js'
import { ExampleBoard } from './example-board.js'

export const rules: Rules = {
  intro: 'Two players, three hearts each, and a pot. The program on Solana holds all of it.',
  steps: [
    {
      title: 'Take a seat',
      text: 'The seat fee goes to the pot; the rest of your deposit is your stack. Both stay in escrow until the game is settled.',
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
      text: 'Positions 3 and 2 open. Reveal, raise, call or fold: the screen offers exactly what the rules allow. A player whose time runs out reveals, or folds after a raise.',
    },
    {
      title: 'Resolution',
      text: 'Position 1 and the secrets open, and the program checks every card. Closest to 21 takes the round, the other loses a heart. A player with none left loses the pot; if both have none, sudden death.',
    },
  ],
  Example: ExampleBoard,
  caption: 'Positions 3 and 2 open before the betting; position 1 decides.',
  sections: [
    { title: 'Relics', facts: choiceTexts.map(({ name, text }) => [name, text]) },
    {
      title: 'On chain',
      facts: [
        [
          'Cards',
          'come from MagicBlock’s VRF and your secret together: no one can predict them, and only you can read them',
        ],
        ['Secret', 'stays in this browser; without it you cannot open your cards, and lose by time-out'],
        [
          'Payout',
          'pot less the rake to the winner, unspent stacks back to their owners, by whichever page is first',
        ],
        ['No answer', 'of the VRF: the game is cancelled, and everybody gets everything back'],
      ],
    },
  ],
}
