import { deckCards, TriadError } from '@fivefold/sdk/triad'
import type { RoomView } from '@fivefold/sdk/triad/room'
import { InviteLink } from '../../common/invite-link.js'
import { CardFace } from '../cards/card-face.js'
import { cardText, rarityOf } from '../cards/card-text.js'
import { rulesetName, seasonName } from '../ruleset-name.js'

/** One's own table, before anybody came. */
export function WaitingPanel({ view }: { view: RoomView }) {
  const { deck, cards } = view.seats[0]
  const held = deck && cards ? deckCards(view.terms.ruleset.config, deck, cards) : []
  return (
    <section className="play-notice baize" aria-labelledby="waiting-title">
      <div className="play-notice-card">
        <h2 id="waiting-title" className="text-2xl">
          Waiting for an opponent
        </h2>
        <p className="mt-2 text-face-soft" role="status">
          {view.isListed
            ? 'Your table is on the list: anyone may sit down. Stay on this page, or send somebody the link.'
            : 'Send this link to whoever you want to play. The match begins when they sit down.'}
        </p>
        <InviteLink path={`/triad/room/${view.id}`} />
        <p className="mt-4 text-sm text-face-soft">
          {rulesetName(view.terms.ruleset)} rules · {seasonName(view.terms.seasonId)} · your deck is sealed
          and stays hidden until both sit
        </p>
        {!(held instanceof TriadError) && (
          <ul className="triad-hand mt-4" aria-label="Your deck">
            {held.map((card) => (
              <li key={`${card.tokenId}`}>
                <span className="block h-full" role="img" aria-label={cardText(card)}>
                  <CardFace card={card} side="near" rarity={rarityOf(cards, card.tokenId)} />
                </span>
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  )
}
