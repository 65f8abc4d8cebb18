import { KeyboardHelp } from '../../common/match/keyboard-help.js'
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
export function KeysAndSettings() {
  const { confirmsAtOnce, setConfirmsAtOnce } = useTriadSettings()
  return (
    <KeyboardHelp title="Keys and settings" keys={keys}>
      <label className="mt-3 flex items-center gap-2">
        <input
          type="checkbox"
          checked={confirmsAtOnce}
          onChange={(event) => setConfirmsAtOnce(event.target.checked)}
        />
        Confirm plain turns at once
      </label>
    </KeyboardHelp>
  )
}
