import { useState } from 'react'
import { Button } from '../../../shell/ui/button.js'

/** Gives the game up, after a second thought. */
export function Concede({ onConcede, isPossible }: { onConcede: () => void; isPossible: boolean }) {
  const [isAsked, setAsked] = useState(false)
  if (!isAsked) {
    return (
      <Button
        size="small"
        look="plain"
        className="justify-self-start"
        onClick={() => setAsked(true)}
        disabled={!isPossible}
      >
        Concede
      </Button>
    )
  }
  return (
    <p className="flex flex-wrap items-center gap-2 text-sm">
      The other player wins.
      <Button
        size="small"
        look="danger"
        disabled={!isPossible}
        onClick={() => {
          setAsked(false)
          onConcede()
        }}
      >
        Concede the game
      </Button>
      <Button size="small" onClick={() => setAsked(false)}>
        Play on
      </Button>
    </p>
  )
}
