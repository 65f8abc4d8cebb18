import { useEffect, useRef } from 'react'
import { toast } from 'sonner'
import { useNow } from '../../../hooks/use-now.js'
import { Button } from '../../../shell/ui/button.js'
import type { AnySnapshot, Names, PlayerIndex } from './server-game.js'
import { secondsUntil } from './turn-time.js'

type NoticesProps = { snapshot: AnySnapshot; names: Names; onRetry: () => void }

const seats: readonly PlayerIndex[] = [0, 1]

/** Notices about absent players and a lost connection. */
export function Notices({ snapshot, names, onRetry }: NoticesProps) {
  const { connection, away, error, state } = snapshot
  useRecoveryToast(connection === 'connecting', 'The connection is back')
  return (
    <div className="play-status-list">
      {connection === 'connecting' && (
        <p role="alert" className="play-alert">
          Connection lost. Reconnecting; the match is stored on the server.
        </p>
      )}
      {connection === 'closed' && (
        <div role="alert" className="play-alert">
          <p>{error?.message ?? 'You left the match'}.</p>
          <Button size="small" className="mt-2" onClick={onRetry}>
            Reconnect here
          </Button>
        </div>
      )}
      {seats.map((seat) => (
        <Absence
          key={seat}
          name={names[seat]}
          absence={away[seat]}
          isConnected={connection === 'open'}
          isOver={state?.phase === 'gameOver'}
        />
      ))}
    </div>
  )
}

type AbsenceProps = {
  name: string
  absence: AnySnapshot['away'][PlayerIndex]
  isConnected: boolean
  isOver: boolean
}

function Absence({ name, absence, isConnected, isOver }: AbsenceProps) {
  const now = useNow(1_000)
  // Presence is unknown without a connection.
  useRecoveryToast(absence !== undefined, `${name} is back`, isConnected)
  if (!absence || isOver) return null
  return (
    <p role="status" className="play-status">
      {name} lost the connection. The match waits
      {absence.forfeitAt ? ` ${secondsUntil(absence.forfeitAt, now)} s, then they forfeit` : ''}.
    </p>
  )
}

/** Shows a toast when a problem is over. */
function useRecoveryToast(isWrong: boolean, text: string, isKnown = true): void {
  const was = useRef(false)
  useEffect(() => {
    if (was.current && !isWrong && isKnown) toast.success(text)
    was.current = isWrong
  }, [isWrong, text, isKnown])
}
