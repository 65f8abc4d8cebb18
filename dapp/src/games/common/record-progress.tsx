import type { RecordStage } from '../../chains/record-match.js'

const steps = ['Sending', 'In block', 'Indexed'] as const

const reached: Record<RecordStage, number> = { funding: 0, sending: 0, 'in block': 1, late: 1, indexed: 2 }

/** The three stages of a submitted match. The current one pulses. */
export function RecordProgress({ stage, busy }: { stage: RecordStage | undefined; busy: boolean }) {
  const current = stage ? reached[stage] : -1
  const waiting = busy && stage !== 'indexed'
  return (
    <ol className="col-span-full mt-3 grid grid-cols-3 gap-1.5 text-xs" aria-label="Progress">
      {steps.map((step, index) => (
        <li
          key={step}
          aria-current={index === current && waiting ? 'step' : undefined}
          data-state={
            index < current || (index === current && !waiting)
              ? 'done'
              : index === current
                ? 'active'
                : 'open'
          }
          className="record-step"
        >
          {index === 0 && stage === 'funding' ? 'Funding' : step}
        </li>
      ))}
    </ol>
  )
}
