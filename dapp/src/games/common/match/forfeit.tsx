import { useState } from 'react'
import { ActionButton } from '../action-button.js'

/** Forfeits after a confirmation. */
export function Forfeit({ onForfeit }: { onForfeit: () => void }) {
  const [isAsking, setAsking] = useState(false)
  if (!isAsking) {
    return <ActionButton onClick={() => setAsking(true)}>Forfeit</ActionButton>
  }
  return (
    <fieldset className="play-sure">
      <legend className="sr-only">Really forfeit?</legend>
      <ActionButton isPrimary onClick={onForfeit}>
        Really forfeit
      </ActionButton>
      <ActionButton onClick={() => setAsking(false)}>Play on</ActionButton>
    </fieldset>
  )
}
