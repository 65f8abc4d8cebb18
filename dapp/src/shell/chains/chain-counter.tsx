import { useId } from 'react'
import { type ChainId, chainNames } from '../../chains/chains.js'
import { useChainHealth } from '../../hooks/use-chain-health.js'
import { useMatchCounters } from '../../hooks/use-match-counters.js'
import { useRecordMatch } from '../../hooks/use-record-match.js'
import { HealthDot } from '../status/health-dot.js'
import { Button } from '../ui/button.js'
import { ChainMark } from '../ui/chain-mark.js'
import { RecordProgress } from './record-progress.js'
import { RollingNumber } from './rolling-number.js'
import { SignedBy } from './signed-by.js'

/** One chain's match counter, as the indexer reports it, and the button that raises it. */
export function ChainCounter({ chain }: { chain: ChainId }) {
  const title = useId()
  const counters = useMatchCounters()
  const health = useChainHealth(chain)
  const { record, stage, busy } = useRecordMatch(chain)
  const count = counters.data?.find((counter) => counter.chain === chain)?.count ?? 0
  return (
    <article aria-labelledby={title} className="ledger" data-chain={chain}>
      <header className="flex items-center gap-2">
        <ChainMark chain={chain} className="size-5 text-soft" />
        <h3 id={title} className="text-lg">
          {chainNames[chain]}
        </h3>
        <span className="ml-auto flex items-center gap-1.5 text-sm text-soft tabular-nums">
          <HealthDot state={health.state} />
          {health.label}
        </span>
      </header>
      <p className="mt-3 flex items-baseline gap-2.5 md:mt-5" aria-live="polite">
        <output
          className="font-display text-6xl leading-none font-semibold"
          data-testid={`count-${chain}`}
          data-count={counters.data && count}
        >
          {counters.data ? <RollingNumber value={count} /> : <span aria-hidden="true">–</span>}
          {counters.data && <span className="sr-only">{count}</span>}
        </output>
        <span className="text-sm text-soft">{count === 1 ? 'match' : 'matches'}</span>
      </p>
      <div className="md:mt-auto md:pt-5">
        <Button look="primary" className="w-full" onClick={record} disabled={busy || health.state === 'down'}>
          Record a match
          <span className="sr-only"> on {chainNames[chain]}</span>
        </Button>
      </div>
      <RecordProgress stage={stage} busy={busy} />
      <SignedBy chain={chain} />
    </article>
  )
}
