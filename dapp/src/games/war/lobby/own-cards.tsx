import { type Card, cardName, totalCards } from '@fivefold/sdk/war'
import { useDeployment } from '../../../hooks/use-deployment.js'
import { errorMessage } from '../../../lib/error-message.js'
import { Button } from '../../../shell/ui/button.js'
import { TarotCard } from '../cards/tarot-card.js'
import { freeCards, useTakeTarotCards, useTarotCards } from '../hooks/use-tarot-cards.js'
import { ownedByValue } from './owned-by-value.js'

const values = Array.from({ length: totalCards }, (_, value) => value)

/** The player's NFTs among the 78 cards, and the faucet for more. */
export function OwnCards() {
  const { local } = useDeployment()
  const { data: cards = [], error } = useTarotCards()
  const take = useTakeTarotCards()
  const owned = ownedByValue(cards)
  return (
    <section aria-labelledby="cards-title" className="col-span-full">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 id="cards-title" className="text-xl">
          Your cards
        </h2>
        {local && (
          <Button size="small" disabled={take.isPending} onClick={() => take.mutate()}>
            {take.isPending ? 'Taking…' : `Get ${freeCards} cards`}
          </Button>
        )}
      </div>
      <p className="mt-2 text-sm text-soft" data-testid="own-cards" data-count={cards.length}>
        {error ? errorMessage(error).title : holdingText(cards.length, owned.size)}
      </p>
      <ul className="war-collection" aria-label="All 78 cards">
        {values.map((value) => (
          <CollectionCard key={value} value={value} cards={owned.get(value) ?? []} />
        ))}
      </ul>
    </section>
  )
}

function CollectionCard({ value, cards }: { value: number; cards: readonly Card[] }) {
  const ids = cards.map(({ id }) => `#${id}`).join(', ')
  return (
    <li data-owned={cards.length > 0 || undefined} title={`${cardName({ value })}: ${ids || 'loaner'}`}>
      <span role="img" aria-label={`${cardName({ value })}: ${ids || 'loaner'}`}>
        <TarotCard card={{ value }} />
        {cards.length > 0 && (
          <span className="war-badge" aria-hidden="true">
            {cards.length > 1 ? `${cards.length} NFTs` : `#${cards[0]?.id}`}
          </span>
        )}
      </span>
    </li>
  )
}

function holdingText(cards: number, different: number): string {
  if (cards === 0)
    return 'You own none, so you play with loaners, which lose ties against any NFT with a known lot.'
  return `You own ${cards} NFTs of ${different} different cards. The other ${totalCards - different} are loaners.`
}
