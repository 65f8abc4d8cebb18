import { Button } from '../../../shell/ui/button.js'

type RematchProps = { rematchId: string | undefined; isBusy: boolean; onRematch: () => void }

/** Requests a rematch with swapped seats, or accepts the one that the opponent requested. */
export function Rematch({ rematchId, isBusy, onRematch }: RematchProps) {
  const idle = rematchId ? 'Accept the rematch' : 'Rematch'
  return (
    <Button look={rematchId ? 'primary' : 'quiet'} disabled={isBusy} onClick={onRematch}>
      {isBusy ? 'Opening…' : idle}
    </Button>
  )
}
