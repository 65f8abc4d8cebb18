import { useEffect, useState } from 'react'
import { Button } from '../../../shell/ui/button.js'
import { ChainNotices } from '../../common/chain-notices.js'
import type { Turn } from './use-turn.js'

type NoticesProps = {
  turn: Turn
  /** How often a reorganisation has reverted a state that was shown. */
  reorganisations: number
  error: unknown
  botProblem: string | undefined
}

/** Notices about states that were shown and then changed. */
export function Notices({ turn, reorganisations, error, botProblem }: NoticesProps) {
  const [seen, setSeen] = useState(reorganisations)
  useEffect(() => {
    // A new subscription counts from zero again.
    if (reorganisations < seen) setSeen(reorganisations)
  }, [reorganisations, seen])
  return (
    <ChainNotices botProblem={botProblem} error={error}>
      {reorganisations > seen && (
        <Alert onClose={() => setSeen(reorganisations)}>
          The chain has reorganised: blocks that were shown here are no longer part of it. You see its present
          state; what was taken back has to be played again.
        </Alert>
      )}
      {turn.notice && <Alert onClose={turn.dismiss}>{turn.notice.text}</Alert>}
    </ChainNotices>
  )
}

function Alert({ onClose, children }: { onClose: () => void; children: React.ReactNode }) {
  return (
    <div
      role="alert"
      className="play-alert flex flex-wrap items-start justify-between gap-2"
      data-testid="notice"
    >
      <p className="min-w-0 flex-1">{children}</p>
      <Button size="small" onClick={onClose}>
        Got it
      </Button>
    </div>
  )
}
