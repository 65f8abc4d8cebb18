import type { DamageMode } from '@fivefold/sdk/phalanx'

const modes: readonly { id: DamageMode; name: string; meaning: string }[] = [
  { id: 'cumulative', name: 'Cumulative', meaning: 'damage stays on the cards' },
  { id: 'per-turn', name: 'Per turn', meaning: 'survivors heal after each attack' },
]

export const modeName = (mode: DamageMode): string => modes.find(({ id }) => id === mode)?.name ?? mode

type ModeChoiceProps = { mode: DamageMode; onMode: (mode: DamageMode) => void }

/** How long damage lasts. */
export function ModeChoice({ mode, onMode }: ModeChoiceProps) {
  return (
    <div className="play-terms">
      <fieldset>
        <legend>Damage</legend>
        {modes.map(({ id, name, meaning }) => (
          <label key={id} className="play-choice" data-chosen={mode === id || undefined}>
            <input type="radio" name="mode" checked={mode === id} onChange={() => onMode(id)} />
            <span>
              <b>{name}</b>
              <small>{meaning}</small>
            </span>
          </label>
        ))}
      </fieldset>
    </div>
  )
}
