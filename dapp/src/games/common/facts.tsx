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

/** Facts in a small panel, in two columns. */
export function FactGrid({ facts }: { facts: readonly (readonly [string, ReactNode])[] }) {
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-0.5">
      {facts.map(([label, value]) => (
        <div key={label} className="contents">
          <dt className="text-soft">{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
