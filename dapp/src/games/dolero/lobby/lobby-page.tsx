import type { BotStrength } from '@fivefold/sdk/dolero'
import type { Table } from '@fivefold/sdk/solana/dolero'
import { useState } from 'react'
import { useDeployment } from '../../../hooks/use-deployment.js'
import { errorMessage } from '../../../lib/error-message.js'
import { formatAmount } from '../../../lib/format-amount.js'
import { BotButtons, LobbySetup, StartButtons } from '../../common/lobby/lobby-setup.js'
import { dolero } from '../game.js'
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
    <>
      <LobbySetup
        game={dolero}
        label="Take a seat"
        lead="Closest to 21, three hearts, a pot in escrow on Solana."
        actions={table && <Seat key={table.address} table={table} />}
      >
        {tables && table ? (
          <TableChoice tables={tables} chosen={table} onChoose={setChosen} />
        ) : (
          <p className="play-hint" role="status">
            {error ? errorMessage(error).title : tables ? 'There are no tables yet.' : 'Reading the tables…'}
          </p>
        )}
      </LobbySetup>
      <div className="play-below" data-with-aside>
        <OpenGames tables={tables ?? []} />
        <aside>
          <OwnGames tables={tables ?? []} />
        </aside>
      </div>
    </>
  )
}

/** The stack to bring to a table, and the opponent. */
function Seat({ table }: { table: Table }) {
  const { local } = useDeployment()
  const { unit, balance } = useMoney(table)
  const [stack, setStack] = useState(() => startingStack(table))
  const open = useOpenGame()
  const begin = (opponent: BotStrength | 'anyone') => open.mutate({ table, stack, opponent })
  const money = (raw: bigint) => formatAmount({ raw, ...unit })
  const isShort = !local && balance !== undefined && balance < stack
  return (
    <>
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
      <StartButtons
        disabled={open.isPending || isShort}
        starts={[{ label: 'Open a game', onStart: () => begin('anyone') }]}
      />
      {local && <BotButtons disabled={open.isPending} onStart={begin} />}
      <p className="play-hint" role="status">
        {open.isPending
          ? 'Opening on chain…'
          : isShort
            ? 'You have less than this stack.'
            : 'Pot and stacks stay in escrow until the game is settled.'}
      </p>
    </>
  )
}
