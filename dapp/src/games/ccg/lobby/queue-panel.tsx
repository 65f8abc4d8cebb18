import type { Waiting } from '@fivefold/sdk/polkadot/ccg'
import { ActionButton } from '../../common/action-button.js'
import { useLeaveQueue } from '../hooks/use-start-game.js'
import { termsText } from './terms-text.js'

/** The terms that the player waits for, and a button to leave the queue. */
export function QueuePanel({ waiting }: { waiting: Waiting }) {
  const leave = useLeaveQueue()
  return (
    <section className="grid gap-3" aria-labelledby="queue-title">
      <h2 id="queue-title" className="ccg-pending w-fit text-lg">
        Waiting for an opponent
      </h2>
      <p className="play-hint" role="status">
        {termsText(waiting)}. The game opens here by itself; you may leave the page and come back.
      </p>
      <div>
        <ActionButton
          disabled={leave.isPending}
          onClick={() => leave.mutate({ rules: waiting.rules, scheme: waiting.scheme })}
        >
          {leave.isPending ? 'Leaving…' : 'Leave the queue'}
        </ActionButton>
      </div>
    </section>
  )
}
