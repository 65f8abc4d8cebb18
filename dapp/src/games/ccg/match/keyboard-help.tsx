const keys = [
  ['1 – 8', 'choose a card of your hand'],
  ['Arrows', 'go over the places it can go to'],
  ['Enter', 'play it there'],
  ['u', 'undo the last action'],
  ['e', 'end the turn: sends everything'],
  ['Esc', 'put the card back'],
] as const

/** How a game is played by keyboard. */
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
