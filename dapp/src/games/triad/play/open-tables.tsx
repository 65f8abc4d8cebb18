import type { Deck } from '@fivefold/sdk/triad'
import { useNow } from '../../../hooks/use-now.js'
import { usePlayerAddress } from '../../../hooks/use-player-address.js'
import { timeAgo } from '../../../lib/time-ago.js'
import { Button } from '../../../shell/ui/button.js'
import { useOpenRooms } from '../hooks/use-rooms.js'
import { PlayerName } from '../player-name.js'
import { rulesetName, seasonName } from '../ruleset-name.js'

type OpenTablesProps = { deck: Deck | null; onJoin: (roomId: string) => void; isBusy: boolean }

/** Tables that wait for anyone. */
export function OpenTables({ deck, onJoin, isBusy }: OpenTablesProps) {
  const { data: rooms, isError } = useOpenRooms()
  const own = usePlayerAddress('evm')?.toLowerCase()
  const now = useNow()
  const others = rooms?.filter(({ seats: [first] }) => first.player.toLowerCase() !== own) ?? []
  return (
    <section aria-labelledby="open-title">
      <h2 id="open-title" className="text-xl">
        Open tables
      </h2>
      {isError && <p className="mt-2 text-sm text-bad">The match server does not answer.</p>}
      {!isError && others.length === 0 && (
        <p className="mt-2 text-sm text-soft">Nobody waits right now. Open a table and somebody may come.</p>
      )}
      <ul className="divide-y divide-line">
        {others.map(({ id, seats: [first], terms, createdAt }) => (
          <li key={id} className="flex items-center gap-3 py-2">
            <div className="min-w-0">
              <PlayerName address={first.player} />
              <p className="text-sm text-soft">
                {rulesetName(terms.ruleset)} · {seasonName(terms.seasonId)} · {timeAgo(createdAt, now)}
              </p>
            </div>
            <Button
              size="small"
              look="primary"
              className="ml-auto"
              disabled={!deck || isBusy}
              onClick={() => onJoin(id)}
            >
              Sit down
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
