import { Button } from '../ui/button.js'

export function ResetBurner({ onReset, onClose }: { onReset: () => void; onClose: () => void }) {
  return (
    <div className="tool-panel">
      <p>
        The secret is erased from this browser, and with it everything the account holds. Keep a copy if you
        care.
      </p>
      <div className="flex gap-2">
        <Button size="small" look="danger" onClick={onReset}>
          Erase it
        </Button>
        <Button size="small" look="plain" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </div>
  )
}
