import type { Names } from '../../common/match/server-game.js'
import { reshuffleText, takeText } from './log-text.js'
import type { Round } from './round.js'

type RoundLineProps = { round: Round; names: Names; number: number }

/** The status of the round, between the two sides: "WAR!", who takes it, who reshuffles. */
export function RoundLine({ round: { wars, taken, reshuffled }, names, number }: RoundLineProps) {
  return (
    <div className="war-line">
      {wars > 0 && (
        <p className="war-banner" key={`${number} ${wars}`} data-testid="war">
          {wars > 1 ? `WAR! ×${wars}` : 'WAR!'}
        </p>
      )}
      {taken && (
        <p>
          {takeText(names[taken.winnerIndex], taken.cards)}
          {taken.byLot && <span className="war-chip">by the rarer lot</span>}
        </p>
      )}
      {reshuffled.map(({ playerIndex, cards }) => (
        <p key={playerIndex} className="war-chip" data-testid="reshuffle">
          {reshuffleText(names[playerIndex], cards)}
        </p>
      ))}
    </div>
  )
}
