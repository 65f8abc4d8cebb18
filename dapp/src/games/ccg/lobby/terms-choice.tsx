import { drawSchemes, rulesVersions } from '@fivefold/sdk/ccg'
import { Choice } from '../../common/lobby/lobby-setup.js'
import type { Terms } from '../hooks/use-start-game.js'

const rulesChoices = [
  { value: rulesVersions.effects, name: 'With effects', text: 'Taunt, Charge, spells and the rest.' },
  { value: rulesVersions.plain, name: 'Plain', text: 'Units fight, nothing else.' },
]
const schemeChoices = [
  {
    value: drawSchemes.hashChains,
    name: 'Hash chains',
    text: 'Both players’ secrets decide the draws; neither can choose.',
  },
  {
    value: drawSchemes.blockHash,
    name: 'Block hash',
    text: 'For comparison: the block producer could choose.',
  },
]

type TermsChoiceProps = { terms: Terms; onTerms: (terms: Terms) => void }

/** The choice of the rules and of the source of randomness. */
export function TermsChoice({ terms, onTerms }: TermsChoiceProps) {
  return (
    <div className="play-terms">
      <Choice
        legend="Rules"
        choices={rulesChoices}
        value={terms.rules}
        onChoose={(rules) => onTerms({ ...terms, rules })}
      />
      <Choice
        legend="Draws"
        choices={schemeChoices}
        value={terms.scheme}
        onChoose={(scheme) => onTerms({ ...terms, scheme })}
      />
    </div>
  )
}
