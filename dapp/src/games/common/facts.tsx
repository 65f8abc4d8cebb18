import type { ReactNode } from 'react'

export type Fact = readonly [label: ReactNode, value: ReactNode]

/** Facts on a text page: label beside value, one per line. */
export function Facts({ title, note, facts }: { title: string; note?: string; facts: readonly Fact[] }) {
  return (
    <section>
      <h2 className="text-xl">{title}</h2>
      {note && <p className="mt-1 text-sm text-soft">{note}</p>}
      <dl className="play-facts">
        {[...facts.entries()].map(([index, [label, value]]) => (
          <div key={index}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

type FactGridProps = {
  facts: readonly (readonly [label: string, value: ReactNode])[]
  /** Spacing, and the panel around it. */
  className?: string
  /** The colour of the labels. */
  labelClass?: string
}

/** Facts in a small panel, in two columns. */
export function FactGrid({
  facts,
  className = 'gap-x-4 gap-y-0.5',
  labelClass = 'text-soft',
}: FactGridProps) {
  return (
    <dl className={`grid grid-cols-[auto_minmax(0,1fr)] ${className}`}>
      {facts.map(([label, value]) => (
        <div key={label} className="contents">
          <dt className={labelClass}>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
