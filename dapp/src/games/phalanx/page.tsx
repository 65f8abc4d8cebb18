import { GamePreview } from '../preview/game-preview.js'
import { PhalanxBoard } from './board.js'
import { phalanx } from './game.js'

export function Page() {
  return (
    <GamePreview
      game={phalanx}
      subtitle="Formation duel"
      intro={
        <>
          <p>
            Two armies of four columns and two ranks, drawn from a deck of 52. A front card strikes the column
            across; damage runs through the front card, then the one behind, then into the player. Suits
            decide what breaks and what holds: clubs double the overflow, diamonds shield, spades cut deep,
            hearts guard the last line.
          </p>
          <p>
            A match server referees, and keeps honest books: every action is appended to a log in which each
            entry carries the hash of the one before. When the match is over the log replays to the same
            hashes on your own machine.
          </p>
        </>
      }
      board={<PhalanxBoard />}
      caption="The front rank strikes straight ahead; the back rank moves up when it falls."
      steps={[
        {
          title: 'Deploy',
          text: 'Turn by turn, one card each, the front cell of a column before its back cell.',
        },
        { title: 'Strike', text: 'One attack a turn. The attacker stays, the damage flows on.' },
        { title: 'Reinforce', text: 'A broken column may be filled from the hand before the next turn.' },
        { title: 'Replay', text: 'Seed and log open at the end, so that anyone can check every step.' },
      ]}
      facts={[
        { label: 'Players', value: 'Two, with spectators' },
        { label: 'Life', value: 'Twenty points each' },
        { label: 'Played', value: 'On the match server' },
        { label: 'Record', value: 'Hash-chained log, anchored on EVM' },
        { label: 'Chance', value: 'A shuffle committed to in advance' },
      ]}
    />
  )
}
