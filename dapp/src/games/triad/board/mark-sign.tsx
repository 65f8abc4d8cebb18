import type { Side } from '../cards/card-face.js'

/** A warning mark on an empty cell. */
export function MarkSign({ side, isDraft = false }: { side: Side; isDraft?: boolean }) {
  return (
    <svg
      viewBox="0 0 24 24"
      className="triad-mark"
      data-side={side}
      data-draft={isDraft || undefined}
      aria-hidden="true"
    >
      <path d="M12 3.200 22 20.500H2Z" strokeLinejoin="round" />
      <path d="M12 9.500v5M12 17.300v.4" strokeLinecap="round" />
    </svg>
  )
}
