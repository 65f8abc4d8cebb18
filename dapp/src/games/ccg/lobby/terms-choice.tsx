import { drawSchemes, rulesVersions } from '@fivefold/sdk/ccg'
import type { Terms } from '../hooks/use-start-game.js'

const rulesChoices = [
  { value: rulesVersions.effects, name: 'With effects', text: 'Taunt, Charge, spells and the rest.' },
  { value: rulesVersions.plain, name: 'Plain', text: 'Units fight, nothing else.' },
]
const schemeChoices = [
  {
    value: drawSchemes.hashChains,
    name: 'Hash chains',
    text: 'Both players’ secrets decide the draws; nobody can choose.',
  },
  {
    value: drawSchemes.blockHash,
    name: 'Block hash',
    text: 'For comparison: whoever builds blocks could choose.',
  },
]

type TermsChoiceProps = { terms: Terms; onTerms: (terms: Terms) => void }

/** By which rules to play, and what decides the draws. */
export function TermsChoice({ terms, onTerms }: TermsChoiceProps) {
  return (
    <div className="play-terms">
      <Choice
        legend="Rules"
        name="rules"
        choices={rulesChoices}
        value={terms.rules}
        onChoose={(rules) => onTerms({ ...terms, rules })}
      />
      <Choice
        legend="Draws"
        name="scheme"
        choices={schemeChoices}
        value={terms.scheme}
        onChoose={(scheme) => onTerms({ ...terms, scheme })}
      />
    </div>
  )
}

type ChoiceProps = {
  legend: string
  name: string
  choices: readonly { value: number; name: string; text: string }[]
  value: number
  onChoose: (value: number) => void
}

function Choice({ legend, name, choices, value, onChoose }: ChoiceProps) {
  return (
    <fieldset>
      <legend>{legend}</legend>
      {choices.map((choice) => (
        <label key={choice.value} className="play-choice" data-chosen={choice.value === value || undefined}>
          <input
            type="radio"
            name={name}
            checked={choice.value === value}
            onChange={() => onChoose(choice.value)}
          />
          <span>
            {choice.name}
            <small>{choice.text}</small>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
