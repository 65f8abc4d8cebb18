import type { Table } from '@fivefold/sdk/solana/dolero'
import { formatAmount } from '../../../lib/format-amount.js'
import { useMoney } from '../hooks/use-tables.js'

type TableChoiceProps = { tables: readonly Table[]; chosen: Table; onChoose: (address: string) => void }

/** The tables with their limits. */
export function TableChoice({ tables, chosen, onChoose }: TableChoiceProps) {
  return (
    <div className="play-terms">
      <fieldset>
        <legend>Table</legend>
        {tables.map((table) => (
          <TableOption
            key={table.address}
            table={table}
            isChosen={table.address === chosen.address}
            onChoose={() => onChoose(table.address)}
          />
        ))}
      </fieldset>
    </div>
  )
}

type TableOptionProps = { table: Table; isChosen: boolean; onChoose: () => void }

function TableOption({ table, isChosen, onChoose }: TableOptionProps) {
  const { unit } = useMoney(table)
  const { seatFee, maxBet, maxStack, rakePercent, rakeCap } = table.limits
  const money = (raw: bigint) => formatAmount({ raw, ...unit })
  return (
    <label className="play-choice" data-chosen={isChosen || undefined}>
      <input type="radio" name="table" checked={isChosen} onChange={onChoose} />
      <span>
        <b className="dolero-table-name">{table.name ?? `Table ${table.id}`}</b> {unit.symbol}
        <small>Seat fee {money(seatFee)}</small>
        <small>Bets up to {money(maxBet)} a round</small>
        <small>Stack up to {money(maxStack)}</small>
        <small>
          Rake {rakePercent} %, at most {money(rakeCap)}
        </small>
      </span>
    </label>
  )
}
