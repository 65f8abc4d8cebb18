import { useState } from 'react'
import { Button } from '../../../shell/ui/button.js'

export type Resigning = { onResign: () => void; isResigning: boolean }

/** Resigns after a confirmation; also in the opponent's turn. */
export function Resign({ onResign, isResigning }: Resigning) {
  const [isAsked, setAsked] = useState(false)
  if (!isAsked || isResigning) {
    return (
      <Button
        size="small"
        look="plain"
        className="justify-self-start"
        onClick={() => setAsked(true)}
        disabled={isResigning}
      >
        {isResigning ? 'Resigning…' : 'Resign'}
      </Button>
    )
  }
  return (
    <p className="flex flex-wrap items-center gap-2 text-sm">
      The other player wins.
      <Button size="small" look="danger" onClick={onResign}>
        Resign the game
      </Button>
      <Button size="small" onClick={() => setAsked(false)}>
        Play on
      </Button>
    </p>
  )
}
