/** The keyboard shortcuts of a match. */
export function KeyboardHelp({ keys }: { keys: readonly (readonly [string, string])[] }) {
  return (
    <details className="play-panel px-4 py-3 text-sm">
      <summary className="cursor-pointer font-semibold">Keys</summary>
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
    </details>
  )
}
