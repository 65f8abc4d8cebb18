import type { DoleroGame } from '@fivefold/sdk/indexer'
import { formatAmount } from '../../../lib/format-amount.js'
import { type Names, verb } from '../../common/seat-names.js'
import { useIndexedGame } from '../hooks/use-indexed.js'
import type { Unit } from '../hooks/use-tables.js'
import { RoundLine } from './round-line.js'

type GameHistoryProps = { address: string; names: Names; unit: Unit }

/** Rounds and bets so far, from the indexer. */
export function GameHistory({ address, names, unit }: GameHistoryProps) {
  const { data: record, isError } = useIndexedGame(address)
  return (
    <section className="play-panel px-4 py-3 text-sm" aria-labelledby="history-title">
      <h2 id="history-title" className="text-base">
        Rounds and bets
      </h2>
      {!record && (
        <p className="mt-1 text-soft">{isError ? 'The indexer does not answer.' : 'Nothing recorded yet.'}</p>
      )}
      {record && <Rounds record={record} names={names} unit={unit} />}
    </section>
  )
}

type RoundsProps = { record: DoleroGame; names: Names; unit: Unit }

/** Every round with its bets, newest first. */
export function Rounds({ record, names, unit }: RoundsProps) {
  if (record.rounds.length === 0) return <p className="mt-1 text-soft">No round has begun.</p>
  return (
    <ol className="dolero-history">
      {record.rounds.toReversed().map((round) => (
        <li key={round.number}>
          <RoundLine round={round} names={names} />
          <ul>
            {record.bets
              .filter((bet) => bet.round === round.number)
              .map((bet) => (
                <li key={bet.index}>{betText(bet, names, unit)}</li>
              ))}
          </ul>
        </li>
      ))}
    </ol>
  )
}

function betText({ kind, side, amount, returned }: DoleroGame['bets'][number], names: Names, unit: Unit) {
  const money = (raw: bigint | null) => formatAmount({ raw: raw ?? 0n, ...unit })
  const what = verb(names[side], kind)
  if (kind === 'raise') return `${what} by ${money(amount)}`
  if (kind === 'fold' && returned) return `${what}; ${money(returned)} uncalled are returned`
  return what
}
