import type { Names } from '../../common/seat-names.js'
import { useIndexedGame } from '../hooks/use-indexed.js'
import { roundText } from './round-line.js'

type LastRoundProps = { address: string; round: number; names: Names; isOver: boolean }

/** The result of the previous round: its cards leave the account as soon as the next round begins. */
export function LastRound({ address, round, names, isOver }: LastRoundProps) {
  const { data: record } = useIndexedGame(address)
  const wanted = isOver ? round : round - 1
  const last = record?.rounds.find(({ number }) => number === wanted)
  if (!last || last.scoredAt === null) return null
  return (
    <p className="play-panel dolero-last" role="status" data-testid="last-round">
      <b>Round {last.number}</b>: {roundText(last, names)}.
    </p>
  )
}
