import type { MatchSnapshot } from '@fivefold/sdk/server/phalanx'
import { useEffect, useRef } from 'react'
import { toast } from 'sonner'
import { useNow } from '../../../hooks/use-now.js'
import { Button } from '../../../shell/ui/button.js'
import { secondsUntil } from './turn-time.js'

type NoticesProps = { snapshot: MatchSnapshot; opponent: string; onRetry: () => void }

/** Who is gone, and that all goes on when they are back. */
export function Notices({ snapshot, opponent, onRetry }: NoticesProps) {
  const { connection, isOpponentAway, forfeitAt, error } = snapshot
  const now = useNow(1_000)
  useToldWhenBack(connection === 'connecting', 'The connection is back')
  useToldWhenBack(isOpponentAway, `${opponent} is back`)
  return (
    <div className="phalanx-notices">
      {connection === 'connecting' && (
        <p role="alert" className="play-alert">
          Connection lost. Trying again; nothing is lost.
        </p>
      )}
      {connection === 'closed' && (
        <div role="alert" className="play-alert">
          <p>{error?.message ?? 'The match was left'}.</p>
          <Button size="small" className="mt-2" onClick={onRetry}>
            Come back here
          </Button>
        </div>
      )}
      {isOpponentAway && snapshot.state?.phase !== 'gameOver' && (
        <p role="status" className="phalanx-notice">
          {opponent} lost the connection. The match waits
          {forfeitAt ? ` ${secondsUntil(forfeitAt, now)} s, then it is won` : ''}.
        </p>
      )}
    </div>
  )
}

/** A toast once something that was wrong is over. */
function useToldWhenBack(isWrong: boolean, text: string): void {
  const was = useRef(false)
  useEffect(() => {
    if (was.current && !isWrong) toast.success(text)
    was.current = isWrong
  }, [isWrong, text])
}
