import { passBlocks } from '@fivefold/sdk/polkadot'
import { useMutation } from '@tanstack/react-query'
import { useDeployment } from '../../../hooks/use-deployment.js'
import { toastError } from '../../../lib/toast-error.js'
import { Button } from '../../../shell/ui/button.js'
import { useCcg } from '../hooks/use-ccg.js'

const counts = [1, 10]

/** A local chain makes blocks only for transactions: without this button, votes and locks would never end. */
export function PassBlocks() {
  const { local } = useDeployment()
  const { player } = useCcg()
  const pass = useMutation({
    mutationFn: async (count: number) => {
      const { connection, account } = await player()
      return passBlocks(connection, account, count)
    },
    onError: (error) => toastError('No block passed', error),
  })
  if (!local) return null
  return (
    <section aria-labelledby="pass-title" className="grid gap-2">
      <h2 id="pass-title" className="text-xl">
        Local chain
      </h2>
      <p className="text-sm text-soft">It makes one block per transaction, and none otherwise.</p>
      <div className="flex gap-2">
        {counts.map((count) => (
          <Button key={count} size="small" onClick={() => pass.mutate(count)} disabled={pass.isPending}>
            Let {count} {count === 1 ? 'block' : 'blocks'} pass
          </Button>
        ))}
      </div>
    </section>
  )
}
