import { createRuleset, defaultRuleset, type Ruleset, type Trait } from '@fivefold/sdk/triad'
import { dealMatch, withTraits } from './deal.js'
import { find, played } from './search.js'
import type { Case } from './vector.js'

type Receivers = { readonly name: string; readonly about: string; readonly deck: readonly Trait[] }

/** A match whose winner depends on whether the cards beside a source of light are Light themselves. No marks: traits differ in them. */
function decisive(ruleset: Ruleset, light: Receivers, other: Receivers): Case[] {
  const pair = find(`${light.name} ${other.name}`, (random) => {
    const dealt = dealMatch(random, { ruleset, traitsA: light.deck, traitsB: light.deck })
    const match = { ...dealt, turns: dealt.turns.map((turn) => ({ ...turn, warningMarkCell: 255 })) }
    const changed = withTraits(match, { traitsA: other.deck, traitsB: other.deck })
    const isDecisive = played(match)?.winner !== played(changed)?.winner
    return isDecisive ? { match, changed } : null
  })
  return [
    { name: light.name, about: light.about, match: pair.match },
    { name: other.name, about: other.about, match: pair.changed },
  ]
}

function besideTheirOwn(ruleset: Ruleset, suffix: string): Case[] {
  return decisive(
    ruleset,
    {
      name: `light-beside-light${suffix}`,
      about: 'decks of Light alone: no card gets the bonus',
      deck: ['light', 'light', 'light', 'light', 'light'],
    },
    {
      name: `shadow-beside-shadow${suffix}`,
      about:
        'the same match, four cards of each deck are Shadow: under Eclipse they strengthen each other, the other side wins',
      deck: ['light', 'shadow', 'shadow', 'shadow', 'shadow'],
    },
  )
}

/** Who gets the bonus of Light: any card but a Light card, with and without `stack`, from Light and, under Eclipse, from Shadow. */
export function lightCases(): Case[] {
  return [
    ...besideTheirOwn(defaultRuleset, ''),
    ...besideTheirOwn(createRuleset({ traitEffects: { light: { stack: true } } }), '-stack'),
    ...decisive(
      defaultRuleset,
      {
        name: 'light-beside-shadow',
        about:
          'under Eclipse Shadow is a source of light too, but gives the two Light cards of each deck nothing',
        deck: ['light', 'light', 'shadow', 'shadow', 'shadow'],
      },
      {
        name: 'light-beside-shadow-contrast',
        about: 'the same match, one of the two is Shadow and gets the bonus: the other side wins',
        deck: ['light', 'shadow', 'shadow', 'shadow', 'shadow'],
      },
    ),
  ]
}
