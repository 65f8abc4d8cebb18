import type { ReactNode } from 'react'

type ListSectionProps = { id: string; title: string; isEmpty: boolean; empty: string; children: ReactNode }

/** A titled list of a lobby, with a text for the empty list. */
export function ListSection({ id, title, isEmpty, empty, children }: ListSectionProps) {
  return (
    <section aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className="text-xl">
        {title}
      </h2>
      {isEmpty && <p className="mt-2 text-sm text-soft">{empty}</p>}
      {children}
    </section>
  )
}
