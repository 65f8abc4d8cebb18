import { type Hand, hands, type Trait } from '@fivefold/sdk/triad'
import { rarityName, traitName } from '../cards/card-text.js'
import { type Order, orders, type ShelfCard, type ShelfFilter } from './collection-filter.js'

type CollectionFiltersProps = {
  cards: readonly ShelfCard[]
  filter: ShelfFilter
  onChange: (filter: ShelfFilter) => void
}

const anyOption = { value: 'any', label: 'Any' }

/** Filters and sort order. Offers only values that occur in the collection. */
export function CollectionFilters({ cards, filter, onChange }: CollectionFiltersProps) {
  const traits = [...new Set(cards.map(({ trait }) => trait))].sort()
  const rarities = [...new Set(cards.map(({ rarity }) => rarity))].sort()
  return (
    <div className="triad-filters">
      <Select
        label="Trait"
        value={filter.trait}
        options={[anyOption, ...traits.map((trait) => ({ value: trait, label: traitName(trait) }))]}
        onChange={(value) => onChange({ ...filter, trait: value as Trait | 'any' })}
      />
      <Select
        label="Hand"
        value={`${filter.hand}`}
        options={[anyOption, ...hands.map((hand, index) => ({ value: `${index}`, label: hand }))]}
        onChange={(value) => onChange({ ...filter, hand: value === 'any' ? value : (Number(value) as Hand) })}
      />
      <Select
        label="Rarity"
        value={`${filter.rarity}`}
        options={[
          anyOption,
          ...rarities.map((rarity) => ({ value: `${rarity}`, label: rarityName(rarity) })),
        ]}
        onChange={(value) => onChange({ ...filter, rarity: value === 'any' ? value : Number(value) })}
      />
      <Select
        label="Order"
        value={filter.order}
        options={orders.map((order) => ({ value: order, label: order }))}
        onChange={(value) => onChange({ ...filter, order: value as Order })}
      />
    </div>
  )
}

type SelectProps = {
  label: string
  value: string
  options: readonly { value: string; label: string }[]
  onChange: (value: string) => void
}

function Select({ label, value, options, onChange }: SelectProps) {
  return (
    <label>
      <span>{label}</span>
      <select className="play-select" value={value} onChange={(event) => onChange(event.target.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label.charAt(0).toUpperCase() + option.label.slice(1)}
          </option>
        ))}
      </select>
    </label>
  )
}
