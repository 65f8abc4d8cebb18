import { useState } from 'react'

/** Forfeits after a confirmation. */
export function Forfeit({ onForfeit }: { onForfeit: () => void }) {
  const [isAsking, setAsking] = useState(false)
  if (!isAsking) {
    return (
      <button type="button" className="play-action" onClick={() => setAsking(true)}>
        Forfeit
      </button>
    )
  }
  return (
    <fieldset className="play-sure">
      <legend className="sr-only">Really forfeit?</legend>
      <button type="button" className="play-action play-action-primary" onClick={onForfeit}>
        Really forfeit
      </button>
      <button type="button" className="play-action" onClick={() => setAsking(false)}>
        Play on
      </button>
    </fieldset>
  )
}
