import type { ShownMatch } from '@fivefold/sdk/triad/match'
import { rulesetName, seasonName } from '../ruleset-name.js'

export function TableFacts({ view }: { view: ShownMatch }) {
  const { terms, header } = view
  const facts = [
    ['Rules', rulesetName(terms.ruleset)],
    ['Season', seasonName(terms.seasonId)],
    ...(header ? [['Settle until', new Date(Number(header.deadline) * 1000).toLocaleString('en-GB')]] : []),
  ]
  return (
    <dl className="play-panel grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 px-4 py-3 text-sm">
      {facts.map(([label, value]) => (
        <div key={label} className="contents">
          <dt className="text-soft">{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
