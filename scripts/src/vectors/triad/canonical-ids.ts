import { createRuleset } from '@fivefold/sdk/triad'
import { type RandomRuleset, usualRuleset } from '../../parity/triad/random-ruleset.js'

type Pair = {
  readonly name: string
  /** Why the two configs have one id, or two. */
  readonly about: string
  readonly configs: readonly [RandomRuleset, RandomRuleset]
}

/** The default ruleset, changed. */
function changed(change: (config: RandomRuleset) => void): RandomRuleset {
  const config = usualRuleset()
  change(config)
  return config
}

/** Changes every value; codes become undefined ones. */
function scrambled<T>(value: T): T {
  if (Array.isArray(value)) return value.map(scrambled) as T
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, scrambled(item)])) as T
  }
  return (typeof value === 'boolean' ? !value : 100) as T
}

type Group = { [name: string]: { enabled: boolean } }

/** A section that is off with its usual values, and with others. */
function offPair(name: string, groupOf: (config: RandomRuleset) => object): Pair {
  const withSection = (values: (section: { enabled: boolean }) => object) =>
    changed((config) => {
      const group = groupOf(config) as Group
      const section = group[name]
      if (!section) throw new Error(`there is no section ${name}`)
      group[name] = { ...values(section), enabled: false }
    })
  return {
    name: `${name}-off`,
    about: `${name} is off, so its values do not count`,
    configs: [withSection((section) => section), withSection(scrambled)],
  }
}

function equalPairs(): Pair[] {
  const sections = [
    'warning',
    'combo',
    'secondPlayerBalance',
    'traitDerivation',
    'traitEffects',
    'formationBonuses',
  ]
  const traits = ['cosmic', 'light', 'forest', 'aqua', 'thunder', 'earth']
  return [
    ...sections.map((name) => offPair(name, (config) => config)),
    ...traits.map((name) => offPair(name, ({ traitEffects }) => traitEffects)),
    ...['fiveElements', 'eclipse'].map((name) => offPair(name, ({ formationBonuses }) => formationBonuses)),
    {
      name: 'element-order',
      about: 'required elements are sorted',
      configs: [
        usualRuleset(),
        changed(({ formationBonuses }) => {
          formationBonuses.fiveElements.requiredElements = [10, 6, 8, 7, 9]
        }),
      ],
    },
  ]
}

function distinctPairs(): Pair[] {
  const withElements = (elements: [number, number, number, number, number]) =>
    changed(({ formationBonuses }) => {
      formationBonuses.fiveElements.requiredElements = elements
    })
  const withStack = (stack: boolean) =>
    changed(({ traitEffects }) => {
      traitEffects.light = { enabled: true, adjacencyTriadPlus: 0, stack }
    })
  const withEffects = (enabled: boolean) =>
    changed(({ traitDerivation, traitEffects }) => {
      traitDerivation.enabled = false
      traitEffects.enabled = enabled
    })
  return [
    {
      name: 'element-twice',
      about: 'a repeated element is not dropped',
      configs: [withElements([6, 6, 7, 8, 9]), withElements([6, 7, 7, 8, 9])],
    },
    {
      name: 'stack-of-nothing',
      about: 'Light is on and adds nothing, but its values count',
      configs: [withStack(false), withStack(true)],
    },
    {
      name: 'effects-without-traits',
      about: 'no trait is derived, but effects have a switch of their own',
      configs: [withEffects(false), withEffects(true)],
    },
  ]
}

/**
 * Pairs of whole configs, as the contract takes them, with their ids: what is off never counts, what is on always does.
 */
export function canonicalIdCases() {
  return [...equalPairs(), ...distinctPairs()].map((pair) => ({
    ...pair,
    rulesetIds: pair.configs.map((config) => createRuleset(config).id),
  }))
}
