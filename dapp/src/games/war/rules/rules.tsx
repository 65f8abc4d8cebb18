import type { Rules } from '../../common/rules/rules-page.js'
import { WarBoard } from './example-board.js'

export const rules: Rules = {
  intro: 'The game every child knows, with tarot cards and with ties that your NFTs can break.',
  steps: [
    {
      title: 'Both commit',
      text: 'Each browser chooses a secret and shows its hash. Then both secrets are revealed, and all shuffles are derived from the two together. Each player is dealt twenty of the 78 values.',
    },
    {
      title: 'Flip',
      text: 'Both turn their top card, in any order. The higher one takes both. Every one of the 22 majors beats every minor; among minors the ace is lowest and the king highest.',
    },
    {
      title: 'Level?',
      text: 'Then the rarer lot wins. A loaner has no lot, and neither has an NFT whose metadata names no known lot.',
    },
    {
      title: 'War',
      text: 'Level again: three cards face down and one face up from each, repeated until the tie is broken. A player with fewer than four puts the last one face up; a player with none loses.',
    },
    {
      title: 'Reshuffle',
      text: 'A player with an empty deck takes the won pile, shuffled with the same seed. A player with neither loses. After 2,000 rounds it is a draw.',
    },
  ],
  Example: WarBoard,
  caption: 'A major arcanum beats any minor card.',
  sections: [
    {
      title: 'Lots',
      facts: [
        ['spdp', 'the rarest: beats all others'],
        ['eifd', 'beats lnuy and hrgl'],
        ['lnuy', 'beats hrgl'],
        ['hrgl', 'the most common; beats loaners'],
      ],
    },
  ],
}
