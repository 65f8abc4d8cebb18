import { CardBack } from '../cards/card-back.js'

/** A face-down pile with its card count. */
export function Stack({ label, count }: { label: string; count: number }) {
  return (
    <span className="war-stack" data-empty={count === 0 || undefined}>
      <span className="war-stack-cards" aria-hidden="true">
        {count > 0 && <CardBack />}
        {count > 1 && <CardBack />}
        {count > 5 && <CardBack />}
      </span>
      <span className="play-count">
        <b>{count}</b> {label}
      </span>
    </span>
  )
}
