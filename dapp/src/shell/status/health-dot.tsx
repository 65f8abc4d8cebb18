import type { HealthState } from '../../lib/health.js'

/** State by colour and by shape: a disc is up, a ring waits, a cross is down. */
export function HealthDot({ state }: { state: HealthState }) {
  return (
    <svg viewBox="0 0 10 10" className="health-dot" data-state={state} aria-hidden="true">
      {state === 'down' ? (
        <path d="M1.5 1.5 L8.5 8.5 M8.5 1.5 L1.5 8.5" stroke="currentColor" strokeWidth="2.4" />
      ) : state === 'up' ? (
        <circle cx="5" cy="5" r="4" fill="currentColor" />
      ) : (
        <circle cx="5" cy="5" r="3.4" fill="none" stroke="currentColor" strokeWidth="1.8" />
      )}
    </svg>
  )
}
