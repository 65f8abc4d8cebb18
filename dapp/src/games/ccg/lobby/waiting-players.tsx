import { usePlayerAddress } from '../../../hooks/use-player-address.js'
import { shortAddress } from '../../../lib/short-address.js'
import { Identicon } from '../../../shell/ui/identicon.js'
import { ListSection } from '../../common/list-section.js'
import { useQueue } from '../hooks/use-queue.js'
import { termsText } from './terms-text.js'

/** The other players in the queue, with their terms. */
export function WaitingPlayers() {
  const { data: queue = [], isError } = useQueue()
  const own = usePlayerAddress('polkadot')
  const others = queue.filter(({ player }) => player !== own)
  return (
    <ListSection id="waiting" title="In the queue" empty="No players are waiting." isError={isError}>
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
    </ListSection>
  )
}
