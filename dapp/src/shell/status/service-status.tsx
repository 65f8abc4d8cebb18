import type { ReactNode } from 'react'
import { chainNames } from '../../chains/chains.js'
import { useDeployment } from '../../hooks/use-deployment.js'
import { useIndexerStatus } from '../../hooks/use-indexer-status.js'
import { useNow } from '../../hooks/use-now.js'
import { useServerHealth } from '../../hooks/use-server-health.js'
import { useSystemHealth } from '../../hooks/use-system-health.js'
import { formatDuration } from '../../lib/format-duration.js'
import { timeAgo } from '../../lib/time-ago.js'
import { Detail, DetailList, LongValue } from './detail-list.js'
import { HealthDot } from './health-dot.js'

/** The match server: its version and what it depends on. */
export function ServerStatus() {
  const { url } = useDeployment().server
  const { data } = useServerHealth()
  return (
    <Service
      id="server"
      title="Match server"
      purpose="Runs matches of Phalanx Duel and War, and relays Triad’s turns."
    >
      <Detail label="URL">
        <LongValue value={url} name="the match server’s URL" />
      </Detail>
      <Detail label="Version">{data?.version ?? '–'}</Detail>
      <Detail label="Up for">{data ? formatDuration(data.uptime) : '–'}</Detail>
      {Object.entries(data?.dependencies ?? {}).map(([name, { status, latency, reason }]) => (
        <Detail key={name} label={name}>
          {status === 'ok' ? 'up' : (reason ?? 'down')}
          {latency !== undefined && <span className="text-soft"> ({latency.toFixed(0)} ms)</span>}
        </Detail>
      ))}
    </Service>
  )
}

/** The indexer: its URL, and when it last read each chain. */
export function IndexerStatus() {
  const { graphqlUrl } = useDeployment().indexer
  const { data } = useIndexerStatus()
  const now = useNow()
  return (
    <Service id="indexer" title="Indexer" purpose="Reads the three chains into one GraphQL endpoint.">
      <Detail label="URL">
        <LongValue value={graphqlUrl} name="the indexer’s URL" />
      </Detail>
      {data?.map(({ chain, updatedAt }) => (
        <Detail key={chain} label={chainNames[chain]}>
          last news {timeAgo(updatedAt, now)}
        </Detail>
      ))}
    </Service>
  )
}

type ServiceProps = { id: 'server' | 'indexer'; title: string; purpose: string; children: ReactNode }

function Service({ id, title, purpose, children }: ServiceProps) {
  const health = useSystemHealth().find((part) => part.id === id)
  return (
    <section className="ledger min-w-0" aria-label={title}>
      <h2 className="flex items-center gap-2 text-xl">
        {title}
        {health && (
          <span className="ml-auto flex items-center gap-1.5 font-sans text-sm tracking-normal tabular-nums">
            <HealthDot state={health.state} />
            {health.label}
          </span>
        )}
      </h2>
      <p className="mt-1 text-sm text-soft">{purpose}</p>
      <DetailList>{children}</DetailList>
    </section>
  )
}
