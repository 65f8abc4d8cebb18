import { canonicalIdCases } from './triad/canonical-ids.js'
import { formationCases } from './triad/formations.js'
import { goldenCases } from './triad/golden.js'
import { lightCases } from './triad/light.js'
import { refusalCases } from './triad/refusals.js'
import { rulesetCases } from './triad/rulesets.js'
import { tacticsCases } from './triad/tactics.js'
import { traitCases } from './triad/traits.js'
import { type Case, makeVector } from './triad/vector.js'

const makeAll = (cases: readonly Case[]) => Promise.all(cases.map(makeVector))

/** One file per theme; each vector is also a match that `fivefold triad verify` reads. */
export async function triadVectors(): Promise<Record<string, unknown>> {
  return {
    golden: await makeAll(goldenCases()),
    traits: await makeAll(traitCases()),
    light: await makeAll(lightCases()),
    formations: await makeAll(formationCases()),
    tactics: await makeAll(tacticsCases()),
    refusals: await makeAll(refusalCases()),
    rulesets: rulesetCases(),
    'canonical-ids': canonicalIdCases(),
  }
}
