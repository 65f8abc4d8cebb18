import { useState } from 'react'
import { ActionButton } from '../../common/action-button.js'
import { cardText } from '../cards/card-text.js'

type SwapFormProps = {
  hand: readonly number[]
  left: number
  isBusy: boolean
  onSwap: (mask: number) => void
}

/** Selects any number of cards for one swap. */
export function SwapForm({ hand, left, isBusy, onSwap }: SwapFormProps) {
  const [mask, setMask] = useState(0)
  const count = hand.filter((_, place) => mask & (1 << place)).length
  return (
    <fieldset className="dolero-swap">
      <legend>Swap: {left} left, for as many cards at once as you like</legend>
      {hand.map((card, place) => (
        <label key={card} className="dolero-check">
          <input
            type="checkbox"
            checked={(mask & (1 << place)) !== 0}
            onChange={() => setMask(mask ^ (1 << place))}
          />
          {cardText(card)}
        </label>
      ))}
      <ActionButton disabled={count === 0 || isBusy} onClick={() => onSwap(mask)}>
        Swap {count === 1 ? '1 card' : `${count} cards`}
      </ActionButton>
    </fieldset>
  )
}
