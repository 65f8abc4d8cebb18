import { useMemo } from 'react'
import { Link, useParams } from 'react-router'
import { errorMessage } from '../../../lib/error-message.js'
import { type OpenedTable, useOpenTable } from '../hooks/use-open-table.js'
import { TriadFrame } from '../triad-frame.js'
import { ChooseFirst } from './choose-first.js'
import { JoinPanel } from './join-panel.js'
import { PlayTable } from './play-table.js'
import { WaitingPanel } from './waiting-panel.js'

export function Page() {
  const { roomId = '' } = useParams()
  const { opened, error } = useOpenTable(roomId)
  return (
    <TriadFrame title="Triad table">
      <h1 className="sr-only">Triad table</h1>
      {error !== undefined && <RoomProblem error={error} />}
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

function RoomProblem({ error }: { error: unknown }) {
  const { title, hint } = errorMessage(error)
  return (
    <div className="mx-auto max-w-xl px-4 py-16 text-center">
      <h2 className="text-2xl">There is no such table</h2>
      <p className="mt-3 text-soft">{title}</p>
      {hint && <p className="text-soft">{hint}</p>}
      <p className="mt-5">
        <Link to="/triad" className="link font-semibold">
          Open one of your own
        </Link>
      </p>
    </div>
  )
}
