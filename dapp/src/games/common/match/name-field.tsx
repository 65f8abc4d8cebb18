import { longestPlayerName } from '@fivefold/sdk/core'
import { useId } from 'react'
import { nameProblem } from './seat-store.js'
import type { ServerGame } from './server-game.js'

/** The name that opponents see. */
export function NameField({ game: { useSeats } }: { game: ServerGame }) {
  const { name, setName } = useSeats()
  const problem = nameProblem(name)
  const problemId = useId()
  return (
    <div className="grid gap-1 text-sm">
      <label className="grid gap-1">
        <span>Your name</span>
        <input
          className="field play-name-field"
          value={name}
          maxLength={longestPlayerName.bytes}
          placeholder="Guest"
          autoComplete="nickname"
          aria-invalid={problem !== undefined}
          aria-describedby={problem && problemId}
          onChange={(event) => setName(event.target.value)}
        />
      </label>
      {problem && (
        <p id={problemId} role="alert" className="text-bad">
          The name {problem}.
        </p>
      )}
    </div>
  )
}
