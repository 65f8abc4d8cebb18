import {
  createRuleset,
  defaultRuleset,
  firstPlayerChooser,
  type Match,
  orThrow,
  type RulesetConfigInput,
  startMatch,
  type Trait,
  traits,
} from '@fivefold/sdk/triad'
import { dealMatch } from './deal.js'
import { type Accept, eventsOf, find, findDecisive, type Pair, played, under } from './search.js'
import type { Case } from './vector.js'

type Effects = NonNullable<RulesetConfigInput['traitEffects']>

const withEffects = (traitEffects: Effects) => createRuleset({ traitEffects })

/** The same match under other trait effects has another winner. */
function decisiveEffect(name: string, on: Effects, off: Effects, accept?: Accept): Pair {
  const changed = withEffects(off)
  return findDecisive(name, { ruleset: withEffects(on) }, (match) => under(match, changed), accept)
}

function traitPair(trait: Exclude<Trait, 'none' | 'wind'>): Case[] {
  const { match, other } = decisiveEffect(trait, {}, { [trait]: { enabled: false } })
  return [
    { name: trait, about: `${trait} decides the match`, match },
    {
      name: `${trait}-off`,
      about: `the same match with ${trait} switched off: the other side wins`,
      match: other,
    },
  ]
}

const chooserOf = (match: Match) => firstPlayerChooser(orThrow(startMatch(match)).state.setup.decks)

/** Wind acts before the match: its owner chooses `firstPlayer`, which can decide it. */
function windPair(): Case[] {
  const { match, other } = find('wind', (random) => {
    const deal = { ruleset: defaultRuleset, traitsA: ['wind'] as const, header: { firstPlayer: 0 } }
    const match = dealMatch(random, deal)
    const other = { ...match, header: { ...match.header, firstPlayer: 1 } }
    const [result, contrast] = [played(match), played(other)]
    if (!result || !contrast || result.winner === contrast.winner || chooserOf(match) !== 0) return null
    return { match, other }
  })
  return [
    { name: 'wind', about: 'A alone has Wind and chose to begin', match },
    {
      name: 'wind-other-choice',
      about: 'the same turns after A let B begin: the other side wins',
      match: other,
    },
  ]
}

function variants(): Case[] {
  const aqua = decisiveEffect('aqua sum', { aqua: { diagonalStrengthMethod: 'sum' } }, {})
  const light = decisiveEffect('light stack', { light: { stack: true } }, {})
  const forest = decisiveEffect('forest two', { forest: { shieldHits: 2 } }, {})
  const earth = decisiveEffect(
    'earth optional',
    { earth: { requireChoice: false } },
    { earth: { enabled: false } },
    (result) => eventsOf(result).some(({ type }) => type === 'earth'),
  )
  const flame = decisiveEffect('flame holds', {}, { flame: { enabled: false } }, (result) =>
    eventsOf(result).every((event) => event.type !== 'captured' || event.wonBy !== 'flame'),
  )
  const thunder = decisiveEffect('thunder strong', { thunder: { adjacentEnemyAllTriadDelta: -4 } }, {})
  return [
    {
      name: 'aqua-sum',
      about: 'diagonal strength is the sum of the two edges, and decides the match',
      match: aqua.match,
    },
    { name: 'light-stack', about: 'every Light neighbour counts, and decides the match', match: light.match },
    { name: 'forest-two-hits', about: 'a shield of two hits decides the match', match: forest.match },
    { name: 'earth-optional', about: 'an Earth card may pass on its choice', match: earth.match },
    {
      name: 'flame-holds',
      about: 'a Flame defender holds on equal edges, and no Flame attack matters',
      match: flame.match,
    },
    {
      name: 'flame-holds-off',
      about: 'the same match with Flame off: the other side wins',
      match: flame.other,
    },
    {
      name: 'thunder-strong',
      about: 'Thunder takes four from each edge, down to edgeMin',
      match: thunder.match,
    },
  ]
}

/** For each trait a match that it decides, and the same match without it. */
export function traitCases(): Case[] {
  const acting = traits.filter((trait) => trait !== 'none' && trait !== 'wind')
  return [...acting.flatMap(traitPair), ...windPair(), ...variants()]
}
