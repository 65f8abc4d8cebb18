import { useState } from 'react'
import { Button } from '../../../shell/ui/button.js'

/** Forfeits the game and the pot after a confirmation. */
export function Forfeit({ onForfeit, isPossible }: { onForfeit: () => void; isPossible: boolean }) {
  const [isAsked, setAsked] = useState(false)
  if (!isAsked) {
    return (
      <Button
        size="small"
        look="plain"
        className="justify-self-start"
        disabled={!isPossible}
        onClick={() => setAsked(true)}
      >
        Forfeit
      </Button>
    )
  }
  return (
    <p className="flex flex-wrap items-center gap-2 text-sm">
      The other player gets the pot; your stack stays yours.
      <Button
        size="small"
        look="danger"
        disabled={!isPossible}
        onClick={() => {
          setAsked(false)
          onForfeit()
        }}
      >
        Forfeit the game
      </Button>
      <Button size="small" onClick={() => setAsked(false)}>
        Play on
      </Button>
    </p>
  )
}
