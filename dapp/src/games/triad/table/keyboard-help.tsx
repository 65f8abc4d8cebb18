import { useTriadSettings } from '../state/settings-store.js'

const keys = [
  ['1 – 5', 'choose a card'],
  ['Arrows', 'go from cell to cell'],
  ['Enter', 'place; on the same cell again: confirm'],
  ['m', 'set a mark'],
  ['e, then an arrow', 'edge that Earth strengthens'],
  ['Esc', 'one step back'],
] as const

/** The keyboard shortcuts of the table, and the setting for confirming turns. */
export function KeyboardHelp() {
  const { confirmsAtOnce, setConfirmsAtOnce } = useTriadSettings()
  return (
    <details className="play-panel px-4 py-3 text-sm">
      <summary className="cursor-pointer font-semibold">Keys and settings</summary>
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
      <label className="mt-3 flex items-center gap-2">
        <input
          type="checkbox"
          checked={confirmsAtOnce}
          onChange={(event) => setConfirmsAtOnce(event.target.checked)}
        />
        Confirm plain turns at once
      </label>
    </details>
  )
}
