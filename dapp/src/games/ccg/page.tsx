import { GamePreview } from '../preview/game-preview.js'
import { CcgBoard } from './board.js'
import { ccg } from './game.js'

export function Page() {
  return (
    <GamePreview
      game={ccg}
      subtitle="Collectible card game"
      intro={
        <>
          <p>
            Units in four slots, spells from the hand, and energy that grows by one each round. Nobody clicks
            to attack: when the turn ends, every unit strikes straight ahead, and an empty slot lets the blow
            through to the player behind it.
          </p>
          <p>
            All of it lives in an ink! contract: decks, hands, health, whose turn it is. A turn is one
            transaction that carries everything you did, in order. If a single step is not allowed, none of it
            happened.
          </p>
        </>
      }
      board={<CcgBoard />}
      caption="At the end of a turn each unit attacks the slot across from it."
      steps={[
        {
          title: 'Build a deck',
          text: 'Twenty cards, from the NFTs you own or the demo deck. At most two of a kind.',
        },
        {
          title: 'Play your turn',
          text: 'The screen runs the contract’s own rules, so you see the outcome while you plan.',
        },
        {
          title: 'Send it',
          text: 'One batch, one transaction. Until it is in a block the board says it is pending.',
        },
        {
          title: 'The chain answers',
          text: 'Should it disagree with the preview, its state replaces yours, visibly.',
        },
      ]}
      facts={[
        { label: 'Players', value: 'Two' },
        { label: 'Health', value: 'Twenty each' },
        { label: 'Played', value: 'On Polkadot, in a contract' },
        { label: 'Cards', value: 'PSP34 tokens, from boosters' },
        { label: 'Chance', value: 'Both players’ hash chains, link by link' },
      ]}
    />
  )
}
