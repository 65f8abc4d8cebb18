import { FivefoldError } from '@fivefold/sdk/core'
import { type Player, playerOfTurn } from '@fivefold/sdk/triad'
import { useMemo } from 'react'
import { Link, useParams } from 'react-router'
import { errorMessage } from '../../../lib/error-message.js'
import { Button } from '../../../shell/ui/button.js'
import { type OpenedTable, useOpenTable } from '../hooks/use-open-table.js'
import { TriadFrame } from '../triad-frame.js'
import { ChooseFirst } from './choose-first.js'
import { JoinPanel } from './join-panel.js'
import { PlayTable } from './play-table.js'
import { WaitingPanel } from './waiting-panel.js'

export function Page() {
  const { roomId = '' } = useParams()
  const { opened, error, retry } = useOpenTable(roomId)
  return (
    <TriadFrame title={opened && isMyTurn(opened) ? 'Your turn' : 'Triad table'}>
      <h1 className="sr-only">Triad table</h1>
      {error !== undefined && <RoomProblem error={error} onRetry={retry} />}
      {!opened && error === undefined && <p className="p-8 text-center text-soft">Going to the table…</p>}
      {opened && <Room key={opened.view.id} opened={opened} />}
    </TriadFrame>
  )
}

function Room({ opened }: { opened: OpenedTable }) {
  const { table, view } = opened
  const { header, turns, seats, terms } = view
  const [a, b] = seats
  const match = useMemo(() => {
    if (!header || !a.cards || !b?.cards) return undefined
    return { header, turns, ruleset: terms.ruleset, cards: new Map([...a.cards, ...b.cards]) }
  }, [header, turns, terms, a.cards, b?.cards])
  if (view.phase === 'open') {
    return table.seat === null ? <JoinPanel view={view} /> : <WaitingPanel view={view} />
  }
  if (match) return <PlayTable opened={opened} match={match} />
  return <ChooseFirst table={table} view={view} />
}

/** For the title of the tab: one may be looking elsewhere. */
function isMyTurn({ table, view }: OpenedTable): boolean {
  const { phase, header, turns } = view
  if (phase !== 'playing' || !header) return false
  return playerOfTurn(header.firstPlayer as Player, turns.length) === table.seat
}

function RoomProblem({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { title, hint } = errorMessage(error)
  const isGone = error instanceof FivefoldError && error.code === 'ROOM_NOT_FOUND'
  return (
    <div className="mx-auto max-w-xl px-4 py-16 text-center" role="alert">
      <h2 className="text-2xl">{isGone ? 'There is no such table' : 'The table cannot be reached'}</h2>
      <p className="mt-3 text-soft">{title}</p>
      {hint && <p className="text-soft">{hint}</p>}
      <p className="mt-5 flex items-center justify-center gap-4">
        {!isGone && (
          <Button look="primary" onClick={onRetry}>
            Try again
          </Button>
        )}
        <Link to="/triad" className="link font-semibold">
          Open one of your own
        </Link>
      </p>
    </div>
  )
}
