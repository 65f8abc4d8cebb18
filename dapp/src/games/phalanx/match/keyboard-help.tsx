import { handKeys } from './orders.js'

const keys = [
  [`1 – 9, 0, ${handKeys.slice(10).split('').join(', ')}`, 'choose a card of your hand'],
  ['← →', 'go from column to column'],
  ['Enter', 'put the card there; in combat: aim, and once more to attack'],
  ['p', 'pass'],
  ['Esc', 'one step back'],
] as const

/** How a match is played by keyboard. */
export function KeyboardHelp() {
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
