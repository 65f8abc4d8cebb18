import { longestName, useSeatStore } from '../state/seat-store.js'

/** The name that opponents see. */
export function NameField() {
  const { name, setName } = useSeatStore()
  return (
    <label className="grid gap-1 text-sm">
      <span>Your name</span>
      <input
        className="field phalanx-name-field"
        value={name}
        maxLength={longestName}
        placeholder="Guest"
        autoComplete="nickname"
        onChange={(event) => setName(event.target.value)}
      />
    </label>
  )
}
