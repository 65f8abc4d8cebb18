import type { BotStrength, PlayerIndex } from '@fivefold/sdk/dolero'
import type { ChainGame, Table } from '@fivefold/sdk/solana/dolero'
import { useState } from 'react'
import { formatAmount } from '../../../lib/format-amount.js'
import { Button } from '../../../shell/ui/button.js'
import { InviteLink } from '../../common/invite-link.js'
import { bots } from '../../common/lobby/lobby-setup.js'
import { useDolero } from '../hooks/use-dolero.js'
import { useJoinGame, useLeaveGame, useSeatBot } from '../hooks/use-seats.js'
import { useMoney, useTables } from '../hooks/use-tables.js'
import { AmountSlider } from './amount-slider.js'
import { startingStack } from './end-panel.js'

/** A game before the second player has joined. */
export function WaitingPanel({ seen, seat }: { seen: ChainGame; seat: PlayerIndex | null }) {
  const { data: tables, isError } = useTables()
  const table = tables?.find(({ address }) => address === seen.table)
  return (
    <div className="play-notice baize">
      <div className="notice play-notice-card">
        {!table && <p role="status">{isError ? 'The chain does not answer.' : 'Reading the table…'}</p>}
        {table && seat === null && <Join seen={seen} table={table} />}
        {table && seat !== null && <Waiting seen={seen} table={table} />}
      </div>
    </div>
  )
}

type PanelProps = { seen: ChainGame; table: Table }

function Waiting({ seen, table }: PanelProps) {
  const { deployment } = useDolero()
  const { unit } = useMoney(table)
  const leave = useLeaveGame(seen.address)
  const seatBot = useSeatBot(seen.address)
  const seat = (strength: BotStrength) => seatBot.mutate({ table, stack: seen.deposited, strength })
  const isBusy = leave.isPending || seatBot.isPending
  return (
    <>
      <h2 className="text-2xl">Waiting for an opponent</h2>
      <p className="mt-2 text-face-soft">
        You brought {formatAmount({ raw: seen.deposited, ...unit })} to the table “{table.name}”. Send the
        link to an opponent; you may close the page and come back.
      </p>
      <InviteLink path={`/dolero/game/${seen.address}`} />
      {deployment.local && (
        <p className="mt-5 flex flex-wrap items-center justify-center gap-2">
          Or play the bot:
          {bots.map(({ strength, name }) => (
            <Button key={strength} size="small" disabled={isBusy} onClick={() => seat(strength)}>
              {name}
            </Button>
          ))}
        </p>
      )}
      <p className="mt-5">
        <Button disabled={isBusy} onClick={() => leave.mutate()}>
          {leave.isPending ? 'Leaving…' : 'Leave and take everything back'}
        </Button>
      </p>
      <p className="mt-2 text-sm text-face-soft" role="status">
        {seatBot.isPending && 'The bot sits down…'}
      </p>
    </>
  )
}

function Join({ seen, table }: PanelProps) {
  const { unit, balance } = useMoney(table)
  const join = useJoinGame(seen.address)
  const [stack, setStack] = useState(() => startingStack(table))
  const { limits } = seen.game
  return (
    <>
      <h2 className="text-2xl">A seat is free</h2>
      <p className="mt-2 text-face-soft">
        The other player brought {formatAmount({ raw: seen.deposited, ...unit })}. The seat fee of{' '}
        {formatAmount({ raw: limits.seatFee, ...unit })} goes to the pot at once; the rest is your stack.
      </p>
      <div className="mt-4 text-left">
        <AmountSlider
          label="Your stack"
          lowest={limits.seatFee}
          highest={limits.maxStack}
          value={stack}
          unit={unit}
          onValue={setStack}
        />
      </div>
      {balance !== undefined && (
        <p className="mt-1 text-sm text-face-soft">You have {formatAmount({ raw: balance, ...unit })}.</p>
      )}
      <p className="mt-4">
        <Button look="primary" disabled={join.isPending} onClick={() => join.mutate({ table, stack })}>
          {join.isPending ? 'Sitting down…' : 'Take the seat'}
        </Button>
      </p>
    </>
  )
}
