import { createRuleset, defaultRuleset, type RulesetConfigInput, type Trait } from '@fivefold/sdk/triad'
import { findDecisive, under } from './search.js'
import type { Case } from './vector.js'

type Formations = NonNullable<RulesetConfigInput['formationBonuses']>

function decisive(name: string, traitsA: readonly Trait[], off: Formations, about: string): Case[] {
  const changed = createRuleset({ formationBonuses: off })
  const deal = { ruleset: defaultRuleset, traitsA }
  const { match, other } = findDecisive(name, deal, (match) => under(match, changed))
  return [
    { name, about, match },
    { name: `${name}-off`, about: 'the same match without it: the other side wins', match: other },
  ]
}

/** For each bonus of a formation: a match that it decides, and the same match without it. */
export function formationCases(): Case[] {
  const elements = ['flame', 'aqua', 'earth', 'wind', 'thunder'] as const
  const twilight = ['light', 'shadow', 'light', 'shadow', 'light'] as const
  return [
    ...decisive(
      'five-elements',
      elements,
      { fiveElements: { enabled: false } },
      'A has all five elements, so its combo bonus is doubled',
    ),
    ...decisive(
      'eclipse-light-ignores-mark',
      twilight,
      { eclipse: { lightAlsoIgnoresWarningMark: false } },
      'under Eclipse a Light card steps on a mark unharmed',
    ),
    ...decisive(
      'eclipse-shadow-shines',
      twilight,
      { eclipse: { shadowCountsAsLightSource: false } },
      'under Eclipse a Shadow card gives its neighbours what Light gives',
    ),
  ]
}
