import { useDeployment } from '../../hooks/use-deployment.js'
import { useSystemHealth } from '../../hooks/use-system-health.js'
import { Detail, DetailList, LongValue } from './detail-list.js'
import { HealthDot } from './health-dot.js'

const services = [
  { id: 'server', title: 'Match server', role: 'Referees Phalanx Duel and War, relays Triad turns.' },
  { id: 'indexer', title: 'Indexer', role: 'Reads the three chains into one GraphQL endpoint.' },
] as const

export function ServiceStatus() {
  const deployment = useDeployment()
  const parts = useSystemHealth()
  const urls = { server: deployment.server.url, indexer: deployment.indexer.graphqlUrl }
  return (
    <div className="mt-4 grid gap-4 lg:grid-cols-2">
      {services.map(({ id, title, role }) => {
        const health = parts.find((part) => part.id === id)
        return (
          <section key={id} className="ledger min-w-0" aria-label={title}>
            <h2 className="flex items-center gap-2 text-xl">
              {title}
              {health && (
                <span className="ml-auto flex items-center gap-1.5 font-sans text-sm tracking-normal tabular-nums">
                  <HealthDot state={health.state} />
                  {health.label}
                </span>
              )}
            </h2>
            <p className="mt-1 text-sm text-soft">{role}</p>
            <DetailList>
              <Detail label="URL">
                <LongValue value={urls[id]} name={`the ${title.toLowerCase()}’s URL`} />
              </Detail>
            </DetailList>
          </section>
        )
      })}
    </div>
  )
}
