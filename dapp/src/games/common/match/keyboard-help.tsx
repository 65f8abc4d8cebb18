import type { ReactNode } from 'react'

type KeyboardHelpProps = {
  title?: string
  keys: readonly (readonly [string, string])[]
  /** Settings below the keys. */
  children?: ReactNode
}

/** The keyboard shortcuts of a match. */
export function KeyboardHelp({ title = 'Keys', keys, children }: KeyboardHelpProps) {
  return (
    <details className="play-panel px-4 py-3 text-sm">
      <summary className="cursor-pointer font-semibold">{title}</summary>
      <dl className="mt-2 grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1">
        {keys.map(([key, what]) => (
          <div key={key} className="contents">
            <dt>
              <kbd className="play-key">{key}</kbd>
            </dt>
            <dd className="text-soft">{what}</dd>
          </div>
        ))}
      </dl>
      {children}
    </details>
  )
}
