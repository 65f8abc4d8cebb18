import type { ShownMatch } from '@fivefold/sdk/triad/match'
import { FactGrid } from '../../common/facts.js'
import { rulesetName, seasonName } from '../ruleset-name.js'

export function TableFacts({ view }: { view: ShownMatch }) {
  const { terms, header } = view
  const facts: [string, string][] = [
    ['Rules', rulesetName(terms.ruleset)],
    ['Season', seasonName(terms.seasonId)],
  ]
  if (header) facts.push(['Settle until', new Date(Number(header.deadline) * 1000).toLocaleString('en-GB')])
  return <FactGrid className="play-panel gap-x-4 gap-y-1 px-4 py-3 text-sm" facts={facts} />
}
