import { GamePreview } from '../preview/game-preview.js'
import { TriadBoard } from './board.js'
import { triad } from './game.js'

export function Page() {
  return (
    <GamePreview
      game={triad}
      subtitle="Nyano Triad League"
      intro={
        <>
          <p>
            A duel of edges. Each card carries four numbers and a hand of janken; you lay five of them, one by
            one, on a board of nine cells. A higher edge flips its neighbour, a flipped card attacks in turn,
            and whoever holds more tiles after nine turns wins.
          </p>
          <p>
            Nobody has to trust a server with the result. Both players sign the match as it was played, anyone
            may hand it in, and the contract replays all nine turns before it believes a word.
          </p>
        </>
      }
      board={<TriadBoard />}
      caption="Facing edges are compared: the higher one flips the other card."
      steps={[
        {
          title: 'Choose five',
          text: 'Your own tokens make the deck; their traits bend the rules a little.',
        },
        {
          title: 'Nine turns',
          text: 'Captures chain from card to card. Long chains make your next card stronger.',
        },
        { title: 'Two signatures', text: 'Both wallets show the match in readable fields, not a hash.' },
        { title: 'The contract replays', text: 'Same rules on chain, same result, once and for all.' },
      ]}
      facts={[
        { label: 'Players', value: 'Two' },
        { label: 'Length', value: 'Nine turns' },
        { label: 'Played', value: 'Off chain, turn by turn' },
        { label: 'Settled', value: 'On an EVM chain, by replay' },
        { label: 'Chance', value: 'None once the decks are chosen' },
      ]}
    />
  )
}
