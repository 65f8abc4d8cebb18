import { cardName } from '@fivefold/sdk/ccg'
import { type FormEvent, useState } from 'react'
import { Button } from '../../../shell/ui/button.js'
import { useCatalogue } from '../hooks/use-cards.js'
import { usePropose } from '../hooks/use-governance.js'
import { changeText } from './change-text.js'

const stats = ['cost', 'attack', 'health'] as const
const noChange = { cost: 0, attack: 0, health: 0 }

/** A kind and the changes to its stats. */
export function ProposeForm() {
  const { data: catalogue = [] } = useCatalogue()
  const propose = usePropose()
  const [cardId, setCardId] = useState<number>()
  const [adjustment, setAdjustment] = useState(noChange)
  const chosen = catalogue.find(({ id }) => id === cardId) ?? catalogue[0]
  const isEmpty = stats.every((stat) => adjustment[stat] === 0)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!chosen || isEmpty) return
    propose.mutate({ cardId: chosen.id, adjustment }, { onSuccess: () => setAdjustment(noChange) })
  }
  return (
    <form className="grid gap-3" onSubmit={submit}>
      <label className="grid gap-1 text-sm">
        Card
        <select
          className="play-select"
          value={chosen?.id ?? ''}
          onChange={(event) => setCardId(Number(event.target.value))}
        >
          {catalogue.map(({ id }) => (
            <option key={id} value={id}>
              {cardName(id)}
            </option>
          ))}
        </select>
      </label>
      <div className="ccg-form">
        {stats.map((stat) => (
          <label key={stat}>
            <span>
              <span className="capitalize">{stat}</span>{' '}
              <span className="text-soft">now {chosen?.current[stat] ?? '–'}</span>
            </span>
            <input
              type="number"
              className="field"
              min={-9}
              max={9}
              value={adjustment[stat]}
              onChange={(event) => setAdjustment({ ...adjustment, [stat]: Number(event.target.value) || 0 })}
            />
          </label>
        ))}
      </div>
      <p>
        <Button look="primary" type="submit" disabled={!chosen || isEmpty || propose.isPending}>
          {propose.isPending ? 'Proposing…' : isEmpty ? 'Propose' : `Propose ${changeText(adjustment)}`}
        </Button>
      </p>
    </form>
  )
}
