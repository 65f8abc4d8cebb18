import type { Action, LegalAction } from '@fivefold/sdk/dolero'
import { useState } from 'react'
import { formatAmount } from '../../../lib/format-amount.js'
import { ActionButton } from '../../common/action-button.js'
import type { Unit } from '../hooks/use-tables.js'
import { AmountSlider } from './amount-slider.js'

type BettingBarProps = {
  legal: readonly LegalAction[]
  unit: Unit
  isBusy: boolean
  onAct: (action: Action) => void
}

type Raise = Extract<LegalAction, { type: 'raise' }>

/** The legal bets. */
export function BettingBar({ legal, unit, isBusy, onAct }: BettingBarProps) {
  const find = <T extends LegalAction['type']>(type: T) =>
    legal.find((action): action is Extract<LegalAction, { type: T }> => action.type === type)
  const call = find('call')
  const raise = find('raise')
  return (
    <section className="dolero-betting" aria-label="Your bet">
      <div className="dolero-bets">
        {find('reveal') && (
          <ActionButton isPrimary disabled={isBusy} onClick={() => onAct({ type: 'reveal' })}>
            Reveal
          </ActionButton>
        )}
        {call && (
          <ActionButton isPrimary disabled={isBusy} onClick={() => onAct({ type: 'call' })}>
            Call {formatAmount({ raw: call.amount, ...unit })}
          </ActionButton>
        )}
        {find('fold') && (
          <ActionButton disabled={isBusy} onClick={() => onAct({ type: 'fold' })}>
            Fold
          </ActionButton>
        )}
      </div>
      {raise && <RaiseForm key={`${raise.highest}`} {...{ raise, unit, isBusy, onAct }} />}
    </section>
  )
}

type RaiseFormProps = Omit<BettingBarProps, 'legal'> & { raise: Raise }

function RaiseForm({ raise: { lowest, highest }, unit, isBusy, onAct }: RaiseFormProps) {
  const [amount, setAmount] = useState(() => (highest / 4n > lowest ? highest / 4n : lowest))
  return (
    <div className="dolero-raise">
      <AmountSlider
        label="Raise by"
        lowest={lowest}
        highest={highest}
        value={amount}
        unit={unit}
        onValue={setAmount}
      />
      <ActionButton disabled={isBusy} onClick={() => onAct({ type: 'raise', amount })}>
        Raise by {formatAmount({ raw: amount, ...unit })}
      </ActionButton>
    </div>
  )
}
