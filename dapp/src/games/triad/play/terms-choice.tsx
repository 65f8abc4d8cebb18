import { useSeasons } from '../hooks/use-indexed.js'
import { seasonName } from '../ruleset-name.js'

type Rules = 'full' | 'core'

type TermsChoiceProps = {
  rules: Rules
  onRules: (rules: Rules) => void
  seasonId: number
  onSeason: (seasonId: number) => void
}

const rulesets: readonly { id: Rules; name: string; meaning: string }[] = [
  { id: 'full', name: 'Full', meaning: 'marks, combos, traits, formations' },
  { id: 'core', name: 'Core', meaning: 'marks and combos; numbers alone decide' },
]

/** The choice of the ruleset and the season. */
export function TermsChoice({ rules, onRules, seasonId, onSeason }: TermsChoiceProps) {
  const { data: played = [] } = useSeasons()
  const seasons = [...new Set([0, 1, ...played.map((season) => season.seasonId)])].sort((a, b) => a - b)
  return (
    <div className="play-terms">
      <fieldset>
        <legend>Rules</legend>
        {rulesets.map(({ id, name, meaning }) => (
          <label key={id} className="play-choice" data-chosen={rules === id || undefined}>
            <input type="radio" name="rules" checked={rules === id} onChange={() => onRules(id)} />
            <span>
              <b>{name}</b>
              <small>{meaning}</small>
            </span>
          </label>
        ))}
      </fieldset>
      <label className="play-season">
        <span>Counts for</span>
        <select
          className="play-select"
          value={seasonId}
          onChange={(event) => onSeason(Number(event.target.value))}
        >
          {seasons.map((season) => (
            <option key={season} value={season}>
              {seasonName(season)}
            </option>
          ))}
        </select>
      </label>
    </div>
  )
}
