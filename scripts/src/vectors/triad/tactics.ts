import {
  coreRuleset,
  createRuleset,
  defaultRuleset,
  type Match,
  type RulesetConfigInput,
  type Turn,
} from '@fivefold/sdk/triad'
import { dealMatch } from './deal.js'
import { type Accept, eventsOf, find, findDecisive, played, under } from './search.js'
import type { Case } from './vector.js'

const coreWith = (change: RulesetConfigInput) => createRuleset({ ...coreRuleset.config, ...change })

function decisive(
  name: string,
  about: string,
  { on = {}, off, accept }: { on?: RulesetConfigInput; off: RulesetConfigInput; accept?: Accept },
): Case[] {
  const changed = coreWith(off)
  const { match, other } = findDecisive(
    name,
    { ruleset: coreWith(on) },
    (match) => under(match, changed),
    accept,
  )
  return [
    { name, about, match },
    { name: `${name}-off`, about: 'the same match without it: the other side wins', match: other },
  ]
}

function comboCases(): Case[] {
  return [
    ...decisive('momentum', 'three in a turn give the next card one more on each edge', {
      off: { combo: { momentumPlus: 0 } },
    }),
    ...decisive('domination', 'four in a turn give the next card two more on each edge', {
      off: { combo: { dominationPlus: 0 } },
    }),
    ...decisive('fever', 'five in a turn let the next card ignore a mark', {
      off: { combo: { feverAt: 255 } },
      accept: (result) => eventsOf(result).some((e) => e.type === 'markHit' && e.ignoredBy === 'fever'),
    }),
  ]
}

/** A mark that was not triggered is gone a turn later, so the cell is free then. */
function expiredMark(): Case {
  const match = find('mark expires', (random) => {
    const match = dealMatch(random, { ruleset: coreRuleset })
    const steppedLate = match.turns.some((turn, i) => match.turns[i - 2]?.warningMarkCell === turn.cell)
    const result = played(match)
    const neverHit = result && eventsOf(result).every(({ type }) => type !== 'markHit')
    return steppedLate && neverHit ? match : null
  })
  return { name: 'mark-expires', about: 'a mark lives for one turn of the opponent', match }
}

/** The second player sets four marks where three are allowed, plus one. */
function extraMark(): Case[] {
  const ruleset = coreWith({ warning: { secondPlayerExtraUses: 1 } })
  const match = find('extra mark', (random) => {
    const match = dealMatch(random, { ruleset })
    const marks = match.turns.filter((turn, i) => i % 2 === 1 && turn.warningMarkCell !== 255)
    return marks.length === 4 ? match : null
  })
  return [
    { name: 'second-player-extra-mark', about: 'the second player may set a fourth mark', match },
    {
      name: 'second-player-extra-mark-off',
      about: 'the same match without the extra mark is refused',
      match: under(match, coreRuleset),
    },
  ]
}

function bothBeginnings(): Case[] {
  const { match, other } = findDecisive(
    'first player',
    { ruleset: defaultRuleset, header: { firstPlayer: 0 } },
    (match) => ({ ...match, header: { ...match.header, firstPlayer: 1 } }),
  )
  return [
    { name: 'first-player-a', about: 'A begins', match },
    { name: 'first-player-b', about: 'B begins with the same turns: the other side wins', match: other },
  ]
}

/** Fields that the ruleset does not use may hold anything, but are part of the id. */
function ignoredFields(): Case {
  const ruleset = createRuleset({ warning: { enabled: false }, traitEffects: { earth: { enabled: false } } })
  const match = find('ignored fields', (random) => dealMatch(random, { ruleset }))
  const fill = (turn: Turn, i: number): Turn => ({
    ...turn,
    warningMarkCell: i,
    earthBoostEdge: 4 + i,
    reserved: 255 - i,
  })
  const filled: Match = { ...match, turns: match.turns.map(fill) }
  return {
    name: 'ignored-fields',
    about: 'marks and Earth are off, so their fields are not looked at',
    match: filled,
  }
}

function largeNumbers(): Case {
  const match = find('large numbers', (random) => dealMatch(random, { ruleset: defaultRuleset }))
  const [, ...rest] = match.header.deckA
  const largest = 2n ** 256n - 1n
  const cards = new Map(match.cards).set(largest, match.cards.get(match.header.deckA[0]) as never)
  cards.delete(match.header.deckA[0])
  const deckA = [largest, ...rest] as unknown as Match['header']['deckA']
  const header = { ...match.header, deckA, seasonId: 2 ** 32 - 1, deadline: 2n ** 64n - 1n }
  return {
    name: 'large-numbers',
    about: 'every number as large as its type',
    match: { ...match, cards, header },
  }
}

function lastSecond(): Case {
  const match = find('deadline', (random) => dealMatch(random, { ruleset: defaultRuleset }))
  return {
    name: 'deadline-second',
    about: 'the second of the deadline still counts',
    match,
    now: match.header.deadline,
  }
}

/** Combos, marks, both orders of play, and edge cases. */
export function tacticsCases(): Case[] {
  return [
    ...comboCases(),
    ...decisive('first-move-bonus', "the second player's first card gets two more on each edge", {
      on: { secondPlayerBalance: { enabled: true, firstMoveTriadPlus: 2 } },
      off: {},
    }),
    ...decisive('edge-min', 'a mark does not take an edge below edgeMin', {
      on: { warning: { penaltyAllTriad: -6, edgeMin: 4 } },
      off: { warning: { penaltyAllTriad: -6 } },
    }),
    expiredMark(),
    ...extraMark(),
    ...bothBeginnings(),
    ignoredFields(),
    largeNumbers(),
    lastSecond(),
  ]
}
