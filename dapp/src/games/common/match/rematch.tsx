import { Button } from '../../../shell/ui/button.js'

type RematchProps = { rematchId: string | undefined; isBusy: boolean; onRematch: () => void }

/** Another match of the same two, in each other's seats. An opponent who asked for one first is answered. */
export function Rematch({ rematchId, isBusy, onRematch }: RematchProps) {
  const idle = rematchId ? 'Accept the rematch' : 'Rematch'
  return (
    <Button look={rematchId ? 'primary' : 'quiet'} disabled={isBusy} onClick={onRematch}>
      {isBusy ? 'Opening…' : idle}
    </Button>
  )
}
