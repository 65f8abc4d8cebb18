import type { PhalanxMatch } from '@fivefold/sdk/server/phalanx'
import { Button } from '../../../shell/ui/button.js'
import { useEnterMatch } from '../hooks/use-enter-match.js'

type RematchProps = { match: PhalanxMatch; rematchId: string | undefined }

/** Another match of the same two, in each other's seats. An opponent who asked for one first is answered. */
export function Rematch({ match, rematchId }: RematchProps) {
  const { rematch, isBusy } = useEnterMatch()
  const idle = rematchId ? 'Accept the rematch' : 'Rematch'
  return (
    <Button look={rematchId ? 'primary' : 'quiet'} disabled={isBusy} onClick={() => rematch.mutate(match)}>
      {isBusy ? 'Opening…' : idle}
    </Button>
  )
}
