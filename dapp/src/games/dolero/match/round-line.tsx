import { choiceTexts } from '@fivefold/sdk/dolero'
import type { DoleroGame } from '@fivefold/sdk/indexer'
import { type Names, verb, within } from '../../common/seat-names.js'
import { cardText } from '../cards/card-text.js'

type Round = DoleroGame['rounds'][number]

/** A round in words: its result, relics and cards. */
export function RoundLine({ round, names }: { round: Round; names: Names }) {
  const { number, suddenDeath } = round
  return (
    <>
      <p>
        <b>
          Round {number}
          {suddenDeath && ' (sudden death)'}
        </b>
        : {roundText(round, names)}
      </p>
      <p className="text-soft">
        {sideText(names[0], round.choiceA, round.cardsA, round.scoreA)}
        <br />
        {sideText(names[1], round.choiceB, round.cardsB, round.scoreB)}
      </p>
    </>
  )
}

/** The result of a round. */
export function roundText(round: Round, names: Names): string {
  const { scoredAt, winnerSide, scoreA, scoreB, foldedSide, heartsA, heartsB } = round
  if (scoredAt === null) return 'under way'
  const hearts = `hearts ${heartsA} : ${heartsB}`
  if (winnerSide === null) return `a tie at ${scoreA} : ${scoreB}, ${hearts}`
  const fold = foldedSide === null ? '' : ` after ${within(names[foldedSide])} folded`
  return `${verb(names[winnerSide], 'win')} ${scoreA} : ${scoreB}${fold}, ${hearts}`
}

function sideText(name: string, choice: number | null, cards: readonly number[], score: number | null) {
  const relic = choice === null ? undefined : choiceTexts[choice]?.name
  const shown = cards.filter((card) => card <= 52).map(cardText)
  const parts = [relic, shown.join(', '), score !== null && score > 21 ? 'bust' : undefined].filter(Boolean)
  return `${name}: ${parts.length > 0 ? parts.join(' · ') : 'nothing shown yet'}`
}
