import type { ReactNode } from 'react'

/** The heading of a text page. */
export function PageHead({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <header className="mx-auto max-w-[84rem] px-4 pt-8 pb-2 sm:px-6">
      <h1 className="text-3xl sm:text-4xl">{title}</h1>
      {children && <div className="mt-2 max-w-[42rem] text-soft">{children}</div>}
    </header>
  )
}
