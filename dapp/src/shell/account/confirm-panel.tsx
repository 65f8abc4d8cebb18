import { Button } from '../ui/button.js'

type ConfirmPanelProps = {
  question: string
  /** The label of the button that confirms. */
  confirm: string
  onConfirm: () => void
  onClose: () => void
}

/** Asks before something that cannot be undone. */
export function ConfirmPanel({ question, confirm, onConfirm, onClose }: ConfirmPanelProps) {
  return (
    <div className="tool-panel">
      <p>{question}</p>
      <div className="flex gap-2">
        <Button size="small" look="danger" onClick={onConfirm}>
          {confirm}
        </Button>
        <Button size="small" look="plain" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </div>
  )
}
