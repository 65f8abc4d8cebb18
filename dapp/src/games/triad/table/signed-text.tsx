import { none, type Player, playerOfTurn, type Turn } from '@fivefold/sdk/triad'
import type { ShownMatch } from '@fivefold/sdk/triad/match'
import { shortAddress } from '../../../lib/short-address.js'
import { FactGrid } from '../../common/facts.js'
import { cellName, directions } from '../board/cells.js'
import { rulesetName, seasonName } from '../ruleset-name.js'

/** The terms that both players sign, in words. */
export function SignedText({ view }: { view: ShownMatch }) {
  const { header, turns, terms } = view
  if (!header) return null
  const facts: [string, string][] = [
    ['A', `${shortAddress(header.playerA)} with ${cardList(header.deckA)}`],
    ['B', `${shortAddress(header.playerB)} with ${cardList(header.deckB)}`],
    ['Begins', header.firstPlayer === 0 ? 'A' : 'B'],
    ['Rules', `${rulesetName(terms.ruleset)} (${header.rulesetId.slice(0, 10)}…)`],
    ['Season', seasonName(header.seasonId)],
    ['Valid until', new Date(Number(header.deadline) * 1000).toLocaleString('en-GB')],
  ]
  return (
    <details className="text-sm">
      <summary className="cursor-pointer font-semibold">What is signed</summary>
      <FactGrid className="mt-2 gap-x-3 gap-y-0.5" labelClass="text-face-soft" facts={facts} />
      <ol className="mt-2 grid gap-0.5">
        {turns.map((turn, index) => {
          const player = playerOfTurn(header.firstPlayer as Player, index)
          return (
            <li key={turn.cell}>
              {index + 1}.{' '}
              {turnText(turn, player === 0 ? 'A' : 'B', player === 0 ? header.deckA : header.deckB)}
            </li>
          )
        })}
      </ol>
    </details>
  )
}

const cardList = (deck: readonly bigint[]) => deck.map((id) => `#${id}`).join(' ')

function turnText(turn: Turn, name: string, deck: readonly bigint[]): string {
  const { cell, cardIndex, warningMarkCell, earthBoostEdge } = turn
  const edge = earthBoostEdge === none ? '' : `, ${directions[earthBoostEdge]} edge strengthened`
  const mark = warningMarkCell === none ? '' : `, mark ${cellName(warningMarkCell)}`
  return `${name}: #${deck[cardIndex]} ${cellName(cell)}${edge}${mark}`
}
