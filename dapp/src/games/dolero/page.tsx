import { GamePreview } from '../preview/game-preview.js'
import { DoleroBoard } from './board.js'
import { dolero } from './game.js'

export function Page() {
  return (
    <GamePreview
      game={dolero}
      subtitle="Wagered duel"
      intro={
        <>
          <p>
            Two players, three hearts each, and a pot. Every round you arrange two or three cards to come
            closest to 21, pick a relic that twists the round, open them one after the other, and bet on what
            the other one is still hiding.
          </p>
          <p>
            The program deals from verifiable randomness mixed with a secret of yours: nobody can predict your
            cards, nobody else can read them, and when the round is over anyone can check that you held them.
          </p>
        </>
      }
      board={<DoleroBoard />}
      caption="Positions 3 and 2 open before the betting; position 1 decides."
      steps={[
        {
          title: 'Take a seat',
          text: 'The fee goes to the pot. Pot and stacks stay in escrow, to the lamport.',
        },
        {
          title: 'Relic, joker or neither',
          text: 'Six relics, each with a price. The joker is a coin flip by VRF.',
        },
        { title: 'Arrange and lock', text: 'Swap cards while the clock runs, then commit to an order.' },
        { title: 'Open, bet, show', text: 'Raise, call or fold. Who does not open in time forfeits.' },
      ]}
      facts={[
        { label: 'Players', value: 'Two' },
        { label: 'Stakes', value: 'SOL or BONK, by table' },
        { label: 'Rake', value: '3 %, capped' },
        { label: 'Played', value: 'On Solana, in a program' },
        { label: 'Chance', value: 'MagicBlock VRF and your secret' },
      ]}
    />
  )
}
