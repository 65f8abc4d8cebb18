import type { SeatProblem } from '@fivefold/sdk/evm/triad'
import type { Player } from '@fivefold/sdk/triad'
import type { ShownMatch } from '@fivefold/sdk/triad/match'
import { useSeatProblem } from '../hooks/use-seat-problem.js'

const warnings: Record<SeatProblem, string> = {
  'not sealed': 'Your opponent has not sealed this deck on chain. The match could not be settled.',
  'sealed too short':
    'The seal of your opponent’s deck ends before the match does. The match could not be settled.',
  'other cards':
    'Your opponent’s cards differ from those on chain. The contract would replay other cards than you see here.',
}

type SeatCheckProps = { view: ShownMatch; near: Player }

/** Warns if the opponent's claim and the chain differ. */
export function SeatWarning({ view, near }: SeatCheckProps) {
  const { data: problem } = useSeatProblem(view, near)
  if (!problem) return null
  return (
    <div role="alert" className="play-alert col-span-full">
      <b>Do not play on.</b> {warnings[problem]}
    </div>
  )
}

/** Confirms that both decks are sealed. */
export function SeatProof({ view, near }: SeatCheckProps) {
  const { data: problem } = useSeatProblem(view, near)
  return problem === null ? <p className="play-proof">Both decks are sealed on chain.</p> : null
}
