import { Link } from 'react-router'
import { useDeployment } from '../hooks/use-deployment.js'
import { useSystemHealth } from '../hooks/use-system-health.js'
import { HealthDot } from './status/health-dot.js'

export function Footer() {
  const deployment = useDeployment()
  const parts = useSystemHealth()
  return (
    <footer className="mt-auto border-t border-line bg-paper text-sm">
      <div className="mx-auto flex max-w-[84rem] flex-wrap items-center gap-x-5 gap-y-2 px-4 py-3 sm:px-6">
        <ul className="flex flex-wrap gap-x-5 gap-y-1.5" aria-label="Status of the services">
          {parts.map(({ id, name, state, label }) => (
            <li key={id} className="flex items-center gap-1.5" data-part={id} data-state={state}>
              <HealthDot state={state} />
              <span className="font-semibold">{name}</span>
              <span className={state === 'down' ? 'text-bad' : 'text-soft tabular-nums'}>{label}</span>
            </li>
          ))}
        </ul>
        <p className="ml-auto text-soft">
          Deployment <span className="text-ink">{deployment.name}</span>
          {' · '}
          <Link to="/status" className="link">
            Status
          </Link>
        </p>
      </div>
    </footer>
  )
}
