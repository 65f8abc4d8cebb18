import type { CombatStep } from '@fivefold/sdk/phalanx'
import { bonusText, stepText } from './log-text.js'

/** The path of the damage, step by step. */
export function CombatSteps({ steps }: { steps: readonly CombatStep[] }) {
  return (
    <ol className="phalanx-steps">
      {steps.map((step) => (
        <li key={step.target}>
          {stepText(step)}
          {step.bonuses?.map((bonus) => (
            <span key={bonus} className="phalanx-bonus">
              {bonusText(bonus)}
            </span>
          ))}
        </li>
      ))}
    </ol>
  )
}
