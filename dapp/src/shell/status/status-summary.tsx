import { Link } from 'react-router'
import { useSystemHealth } from '../../hooks/use-system-health.js'
import { worstState } from '../../lib/health.js'
import { HealthDot } from './health-dot.js'

const words = { up: 'All up', behind: 'Catching up', connecting: 'Connecting', down: 'Trouble' } as const

/** The health of all parts in one line of dots; links to the status page. */
export function StatusSummary() {
  const parts = useSystemHealth()
  const worst = worstState(parts.map((part) => part.state))
  const down = parts.filter((part) => part.state === 'down').map((part) => part.name)
  const text = down.length > 0 ? `${down.join(', ')} down` : words[worst]
  return (
    <Link
      to="/status"
      className="status-summary"
      data-state={worst}
      aria-label={`Status: ${text}`}
      title={text}
    >
      <span className="sm:hidden">
        <HealthDot state={worst} />
      </span>
      <span className="hidden gap-1 sm:flex">
        {parts.map((part) => (
          <HealthDot key={part.id} state={part.state} />
        ))}
      </span>
      <span className="hidden max-w-40 truncate xl:inline">{text}</span>
    </Link>
  )
}
