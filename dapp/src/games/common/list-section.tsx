import type { ReactNode } from 'react'

type ListSectionProps = {
  id: string
  title: string
  /** The text for the empty list. */
  empty: string
  /** Whether the chain could not be read. */
  isError?: boolean
  listClass?: string
  /** The list's items. */
  children: readonly ReactNode[]
}

/** A titled list of a lobby. */
export function ListSection(props: ListSectionProps) {
  const { id, title, empty, isError, listClass = 'mt-2 grid gap-2 text-sm', children } = props
  return (
    <section aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className="text-xl">
        {title}
      </h2>
      {children.length === 0 && (
        <p className="mt-2 text-sm text-soft">{isError ? 'The chain does not answer.' : empty}</p>
      )}
      <ul className={listClass}>{children}</ul>
    </section>
  )
}
