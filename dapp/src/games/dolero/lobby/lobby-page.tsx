import type { BotStrength } from '@fivefold/sdk/dolero'
import type { Table } from '@fivefold/sdk/solana/dolero'
import { useState } from 'react'
import { useDeployment } from '../../../hooks/use-deployment.js'
import { errorMessage } from '../../../lib/error-message.js'
import { formatAmount } from '../../../lib/format-amount.js'
import { bots } from '../bots.js'
import { DoleroFrame } from '../dolero-frame.js'
import { DoleroEmblem } from '../emblem.js'
import { useOpenGame } from '../hooks/use-seats.js'
import { useMoney, useTables } from '../hooks/use-tables.js'
import { AmountSlider } from '../match/amount-slider.js'
import { startingStack } from '../match/end-panel.js'
import { OpenGames, OwnGames } from './game-lists.js'
import { TableChoice } from './table-choice.js'

export function Page() {
  const { data: tables, error } = useTables()
  const [chosen, setChosen] = useState<string>()
  const table = tables?.find(({ address }) => address === chosen) ?? tables?.[0]
  return (
    <DoleroFrame title="DOLERO">
      <section className="baize" aria-label="Take a seat">
        <div className="play-setup">
          <div className="grid content-start gap-6">
            <div className="flex items-center gap-4">
              <DoleroEmblem className="play-emblem" />
              <div>
                <h1 className="text-3xl font-bold sm:text-4xl">DOLERO</h1>
                <p className="mt-1 text-baize-soft">
                  Closest to 21, three hearts, a pot in escrow on Solana.
                </p>
              </div>
            </div>
            {tables && table ? (
              <TableChoice tables={tables} chosen={table} onChoose={setChosen} />
            ) : (
              <p className="play-hint" role="status">
                {error
                  ? errorMessage(error).title
                  : tables
                    ? 'There are no tables yet.'
                    : 'Reading the tables…'}
              </p>
            )}
          </div>
          {table && <Seat key={table.address} table={table} />}
        </div>
      </section>
      <div className="play-below" data-with-aside>
        <OpenGames tables={tables ?? []} />
        <aside>
          <OwnGames tables={tables ?? []} />
        </aside>
      </div>
    </DoleroFrame>
  )
}

/** What is brought to a table, and against whom. */
function Seat({ table }: { table: Table }) {
  const { local } = useDeployment()
  const { unit, balance } = useMoney(table)
  const [stack, setStack] = useState(() => startingStack(table))
  const open = useOpenGame()
  const begin = (opponent: BotStrength | 'anyone') => open.mutate({ table, stack, opponent })
  const money = (raw: bigint) => formatAmount({ raw, ...unit })
  const isShort = !local && balance !== undefined && balance < stack
  return (
    <div className="play-actions">
      <div className="dolero-stack">
        <p>
          <b>Your stack</b>, seat fee of {money(table.limits.seatFee)} included
        </p>
        <AmountSlider
          label="Your stack"
          lowest={table.limits.seatFee}
          highest={table.limits.maxStack}
          value={stack}
          unit={unit}
          onValue={setStack}
        />
        <p className="play-hint">
          {balance === undefined ? 'No account yet.' : `You have ${money(balance)}.`}
          {local && ' A burner account gets what is missing from the local faucet.'}
        </p>
      </div>
      <div className="play-start">
        <button
          type="button"
          className="play-action play-action-primary"
          disabled={open.isPending || isShort}
          onClick={() => begin('anyone')}
        >
          Open a game
        </button>
      </div>
      {local && (
        <fieldset className="play-bots">
          <legend>Play the bot</legend>
          {bots.map(({ strength, name }) => (
            <button
              key={strength}
              type="button"
              className="play-action"
              disabled={open.isPending}
              onClick={() => begin(strength)}
            >
              {name}
            </button>
          ))}
        </fieldset>
      )}
      <p className="play-hint" role="status">
        {open.isPending
          ? 'Opening on chain…'
          : isShort
            ? 'You have less than this stack.'
            : 'Pot and stacks stay in escrow until the game is settled.'}
      </p>
    </div>
  )
}
