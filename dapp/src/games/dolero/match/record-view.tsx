import type { DoleroGame } from '@fivefold/sdk/indexer'
import { Link } from 'react-router'
import { usePlayerAddress } from '../../../hooks/use-player-address.js'
import { formatAmount } from '../../../lib/format-amount.js'
import { shortAddress } from '../../../lib/short-address.js'
import { namesFor } from '../../common/seat-names.js'
import { useIndexedGame } from '../hooks/use-indexed.js'
import { useMoney, useTables } from '../hooks/use-tables.js'
import { reasonText, resultText } from './end-panel.js'
import { Rounds } from './game-history.js'
import { Payouts } from './payouts.js'

/** A game whose account is closed, from the indexer's record. */
export function RecordView({ address }: { address: string }) {
  const { data: record, isError } = useIndexedGame(address)
  return (
    <div className="mx-auto grid max-w-3xl gap-5 px-4 py-8">
      {record ? (
        <Record record={record} />
      ) : (
        <p className="py-8 text-center text-soft" role="status">
          {isError
            ? 'The indexer does not answer.'
            : record === null
              ? 'No game here: it was never opened, or the indexer has not reached it yet.'
              : 'Reading…'}
        </p>
      )}
      <p>
        <Link to="/dolero" className="link font-semibold">
          To the lobby
        </Link>
      </p>
    </div>
  )
}

function Record({ record }: { record: DoleroGame }) {
  const own = usePlayerAddress('solana')
  const { data: tables } = useTables()
  const { unit } = useMoney(tables?.find(({ address }) => address === record.tableAddress))
  const seat = own === record.playerA ? 0 : own === record.playerB ? 1 : null
  const names = namesFor(seat, record.botSide)
  const money = (raw: bigint) => formatAmount({ raw, ...unit })
  return (
    <>
      <header>
        <h2 className="text-3xl" data-testid="result">
          {record.status === 'left'
            ? 'No opponent joined'
            : resultText({ winner: record.winnerSide ?? 255 }, seat, names)}
        </h2>
        <p className="mt-1 text-soft">
          {record.endedBy && reasonText(record.endedBy)} {names[0]}: {shortAddress(record.playerA)}
          {record.playerB && `, ${names[1]}: ${shortAddress(record.playerB)}`}
        </p>
      </header>
      <Payouts
        className="play-facts"
        isPaid={record.payouts.length > 0}
        rows={record.payouts.map(({ side, amount, deposited }) => ({
          name: names[side],
          raw: amount,
          text: `${money(amount)} of ${money(deposited)} brought`,
        }))}
        rake={record.rake === null ? undefined : money(record.rake)}
      />
      <section className="play-panel px-4 py-3 text-sm" aria-label="Rounds and bets">
        <Rounds record={record} names={names} unit={unit} />
      </section>
    </>
  )
}
