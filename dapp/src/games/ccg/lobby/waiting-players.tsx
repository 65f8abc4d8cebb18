import { usePlayerAddress } from '../../../hooks/use-player-address.js'
import { shortAddress } from '../../../lib/short-address.js'
import { Identicon } from '../../../shell/ui/identicon.js'
import { useQueue } from '../hooks/use-queue.js'
import { termsText } from './terms-text.js'

/** Who else waits, and for what. */
export function WaitingPlayers() {
  const { data: queue = [], isError } = useQueue()
  const own = usePlayerAddress('polkadot')
  const others = queue.filter(({ player }) => player !== own)
  return (
    <section aria-labelledby="waiting-title">
      <h2 id="waiting-title" className="text-xl">
        In the queue
      </h2>
      {others.length === 0 && (
        <p className="mt-2 text-sm text-soft">{isError ? 'The chain does not answer.' : 'Nobody waits.'}</p>
      )}
      <ul className="mt-2 grid gap-2 text-sm">
        {others.map((waiting) => (
          <li key={`${waiting.rules} ${waiting.scheme}`} className="flex items-center gap-2">
            <Identicon address={waiting.player} className="size-6" />
            <span>
              <span className="font-mono text-[0.8125rem]" title={waiting.player}>
                {shortAddress(waiting.player)}
              </span>
              <br />
              <span className="text-soft">{termsText(waiting)}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
