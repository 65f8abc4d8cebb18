import { GamePreview } from '../preview/game-preview.js'
import { WarBoard } from './board.js'
import { war } from './game.js'

export function Page() {
  return (
    <GamePreview
      game={war}
      subtitle="Tarot duel"
      intro={
        <>
          <p>
            The game every child knows, dealt from a tarot deck: both flip the top card, the higher one takes
            the table. Twenty cards each, drawn from all 78, and every one of the major arcana beats every
            minor.
          </p>
          <p>
            What you own matters where the cards are level. If you hold the NFT of a card, it is yours that
            lies on the table, and its lot breaks the tie; otherwise you play a loaner. Level again, and it is
            war: three down, one up.
          </p>
        </>
      }
      board={<WarBoard />}
      caption="A major arcanum beats any minor card."
      steps={[
        { title: 'Both commit', text: 'The shuffle comes from both players’ secrets; neither can steer it.' },
        { title: 'Flip', text: 'A round needs both sides before it resolves.' },
        { title: 'Level?', text: 'Lots first, then war: three cards down, one up, as often as it takes.' },
        {
          title: 'Empty deck',
          text: 'The won pile is shuffled in. Nothing left to flip: the match is over.',
        },
      ]}
      facts={[
        { label: 'Players', value: 'Two' },
        { label: 'Deck', value: '78 tarot cards, 20 each' },
        { label: 'Played', value: 'On the match server' },
        { label: 'Cards', value: 'ERC-721 tokens on EVM, or loaners' },
        { label: 'Record', value: 'Hash-chained log that replays' },
      ]}
    />
  )
}
