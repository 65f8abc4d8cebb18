import { type Pace, paces, useWarSettings } from '../state/settings-store.js'

const names: Readonly<Record<Pace, string>> = { hand: 'By hand', calm: 'By itself', fast: 'Fast' }

/** The choice between flipping by hand and automatically. */
export function PaceChoice() {
  const { pace, setPace } = useWarSettings()
  return (
    <fieldset className="war-paces">
      <legend className="sr-only">Flip</legend>
      {paces.map((each) => (
        <label key={each} data-chosen={pace === each || undefined}>
          <input
            type="radio"
            name="pace"
            className="sr-only"
            checked={pace === each}
            onChange={() => setPace(each)}
          />
          {names[each]}
        </label>
      ))}
    </fieldset>
  )
}
