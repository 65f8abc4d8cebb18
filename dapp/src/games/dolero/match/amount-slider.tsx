import { useState } from 'react'
import { formatAmount } from '../../../lib/format-amount.js'
import type { Unit } from '../hooks/use-tables.js'
import { amountAt, amountText, parseAmount, sliderSteps, stepOf } from './amounts.js'

type AmountSliderProps = {
  label: string
  lowest: bigint
  highest: bigint
  value: bigint
  unit: Unit
  onValue: (value: bigint) => void
}

/** An amount between two bounds: set by slider, or typed to the last decimal. */
export function AmountSlider({ label, lowest, highest, value, unit, onValue }: AmountSliderProps) {
  const [typed, setTyped] = useState<string>()
  const type = (text: string) => {
    setTyped(text)
    const amount = parseAmount(text, unit.decimals)
    if (amount !== undefined && amount >= lowest && amount <= highest) onValue(amount)
  }
  const show = (raw: bigint) => formatAmount({ raw, ...unit })
  return (
    <div className="dolero-amount">
      <input
        type="range"
        className="play-slider"
        min={0}
        max={sliderSteps}
        value={stepOf(value, lowest, highest)}
        disabled={highest <= lowest}
        aria-label={label}
        aria-valuetext={show(value)}
        onChange={(event) => {
          setTyped(undefined)
          onValue(amountAt(Number(event.target.value), lowest, highest))
        }}
      />
      <label className="dolero-typed">
        <span className="sr-only">{label}, exactly</span>
        <input
          className="field"
          inputMode="decimal"
          value={typed ?? amountText(value, unit.decimals)}
          onChange={(event) => type(event.target.value)}
          onBlur={() => setTyped(undefined)}
        />
        {unit.symbol}
      </label>
      <small>
        {show(lowest)} to {show(highest)}
      </small>
    </div>
  )
}
