import { longestName } from './seat-store.js'
import type { ServerGame } from './server-game.js'

/** The name that opponents see. */
export function NameField({ game: { useSeats } }: { game: ServerGame }) {
  const { name, setName } = useSeats()
  return (
    <label className="grid gap-1 text-sm">
      <span>Your name</span>
      <input
        className="field play-name-field"
        value={name}
        maxLength={longestName}
        placeholder="Guest"
        autoComplete="nickname"
        onChange={(event) => setName(event.target.value)}
      />
    </label>
  )
}
