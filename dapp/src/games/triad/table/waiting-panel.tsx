import { deckCards, TriadError } from '@fivefold/sdk/triad'
import type { ShownMatch, ShownSeat } from '@fivefold/sdk/triad/match'
import { WaitingPanel as AnyWaitingPanel } from '../../common/match/waiting-panel.js'
import { CardFace } from '../cards/card-face.js'
import { cardText, rarityOf } from '../cards/card-text.js'
import { rulesetName, seasonName } from '../ruleset-name.js'
import { triadGame } from '../server-game.js'

type WaitingPanelProps = { matchId: string; view: ShownMatch | undefined; seat: ShownSeat | null | undefined }

/** The player's own table, before an opponent has joined. */
export function WaitingPanel({ matchId, view, seat }: WaitingPanelProps) {
  return (
    <AnyWaitingPanel game={triadGame} matchId={matchId}>
      {view && (
        <p className="mt-4 text-sm text-face-soft">
          {rulesetName(view.terms.ruleset)} rules · {seasonName(view.terms.seasonId)} · your deck is sealed
          and stays hidden until both sit
        </p>
      )}
      {view && seat && <OwnDeck view={view} seat={seat} />}
    </AnyWaitingPanel>
  )
}

function OwnDeck({ view, seat: { deck, cards } }: { view: ShownMatch; seat: ShownSeat }) {
  const held = deck && cards ? deckCards(view.terms.ruleset.config, deck, cards) : []
  if (held instanceof TriadError) return null
  return (
    <ul className="triad-hand mt-4" aria-label="Your deck">
      {held.map((card) => (
        <li key={`${card.tokenId}`}>
          <span className="block h-full" role="img" aria-label={cardText(card)}>
            <CardFace card={card} side="near" rarity={rarityOf(cards, card.tokenId)} />
          </span>
        </li>
      ))}
    </ul>
  )
}
