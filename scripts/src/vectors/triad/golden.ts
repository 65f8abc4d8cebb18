import {
  type Card,
  coreRuleset,
  createRuleset,
  defaultRuleset,
  type Match,
  type Turn,
} from '@fivefold/sdk/triad'
import { dealMatch } from './deal.js'
import { eventsOf, find, findDecisive, played } from './search.js'
import type { Case } from './vector.js'

const plainRuleset = createRuleset({
  warning: { enabled: false },
  combo: { enabled: false },
  traitDerivation: { enabled: false },
  traitEffects: { enabled: false },
  formationBonuses: { enabled: false },
})

const withTurns = (match: Match, change: (turn: Turn, index: number) => Turn): Match => ({
  ...match,
  turns: match.turns.map(change),
})

const withEqualHands = (match: Match): Match => ({
  ...match,
  cards: new Map([...match.cards].map(([id, card]): [bigint, Card] => [id, { ...card, hand: 0 }])),
})

const withoutMarks = (match: Match): Match => withTurns(match, (turn) => ({ ...turn, warningMarkCell: 255 }))

/** The first Earth choice, turned to the next edge. */
function withOtherEdge(match: Match): Match {
  const chosen = match.turns.findIndex(({ earthBoostEdge }) => earthBoostEdge !== 255)
  return withTurns(match, (turn, index) =>
    index === chosen ? { ...turn, earthBoostEdge: (turn.earthBoostEdge + 1) % 4 } : turn,
  )
}

/** The five cases required by the transcript's specification. */
export function goldenCases(): Case[] {
  const core = find('core only', (random) => dealMatch(random, { ruleset: plainRuleset }))
  const chain = find('chain', (random) => {
    const match = dealMatch(random, { ruleset: coreRuleset })
    const result = played(match)
    const chained = result && eventsOf(result).filter((e) => e.type === 'captured' && e.kind === 'chain')
    return chained && chained.length >= 3 ? match : null
  })
  const janken = findDecisive('janken', { ruleset: plainRuleset }, withEqualHands)
  const mark = findDecisive('mark', { ruleset: coreRuleset }, withoutMarks)
  const earth = findDecisive('earth choice', { ruleset: defaultRuleset }, withOtherEdge)
  return [
    { name: 'core-only', about: 'neither marks nor combos nor traits', match: core },
    { name: 'chain', about: 'flipped cards flip others in their turn', match: chain },
    { name: 'janken', about: 'hands decide a match with equal edges', match: janken.match },
    {
      name: 'janken-equal-hands',
      about: 'the same match, all hands rock: the other side wins',
      match: janken.other,
    },
    { name: 'mark', about: 'a warning mark decides the match', match: mark.match },
    { name: 'mark-not-set', about: 'the same match without marks: the other side wins', match: mark.other },
    { name: 'earth-choice', about: 'the edge an Earth card chooses decides the match', match: earth.match },
    {
      name: 'earth-other-choice',
      about: 'the same match, the next edge: the other side wins',
      match: earth.other,
    },
  ]
}
