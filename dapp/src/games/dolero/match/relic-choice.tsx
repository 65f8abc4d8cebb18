import { choice, choiceTexts } from '@fivefold/sdk/dolero'
import { ActionButton } from '../../common/action-button.js'

type RelicChoiceProps = {
  /** `options[i]` is the meaning of choice i. */
  options: readonly number[]
  isBusy: boolean
  onChoose: (index: number) => void
}

/** Three relics, the joker, or none. */
export function RelicChoice({ options, isBusy, onChoose }: RelicChoiceProps) {
  const skip = options.indexOf(choice.skipped)
  return (
    <section className="dolero-relics" aria-label="Choose a relic">
      <ul>
        {options.map((option, index) => {
          const text = choiceTexts[option]
          if (!text || index === skip) return null
          const isJoker = option === choice.joker
          return (
            <li key={option}>
              <button
                type="button"
                className="dolero-relic"
                data-joker={isJoker || undefined}
                data-choice={option}
                disabled={isBusy}
                onClick={() => onChoose(index)}
              >
                <b>{text.name}</b>
                {isJoker && <span className="dolero-odds">50 : 50</span>}
                <span>{text.text}</span>
              </button>
            </li>
          )
        })}
      </ul>
      <ActionButton disabled={isBusy} onClick={() => onChoose(skip)}>
        Skip: no relic this round
      </ActionButton>
    </section>
  )
}
