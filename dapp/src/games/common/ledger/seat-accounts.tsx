import { Button } from '../../../shell/ui/button.js'
import type { Names, SeatedMatch, ServerGame } from '../match/server-game.js'
import { PlayerName } from '../player-name.js'
import type { Statements } from './statements.js'
import { useLedgerRecord } from './use-ledger-record.js'
import { useSeatAccount } from './use-seat-account.js'

type SeatAccountsProps = { game: ServerGame; match: SeatedMatch; statements: Statements; names: Names }

/** The accounts of both seats. With both, the result can be recorded even if one player refuses to sign. */
export function SeatAccounts({ game, match, statements, names }: SeatAccountsProps) {
  const { matchId, playerIndex } = match
  const isBot = game.useSeats(({ seats }) => seats[matchId]?.bot !== undefined)
  const { data: record } = useLedgerRecord(matchId, !isBot)
  const { mutation } = useSeatAccount(match, statements)
  if (!record) return null
  const { players } = record
  if (playerIndex === null && players.every((player) => player === null)) return null
  return (
    <section className="play-panel grid gap-2 px-4 py-3 text-sm" aria-label="Accounts">
      <dl className="grid gap-1">
        <Account game={game} name={names[0]} address={players[0]} />
        <Account game={game} name={names[1]} address={players[1]} />
      </dl>
      {playerIndex !== null && !players[playerIndex] && (
        <>
          <Button size="small" disabled={mutation.isPending} onClick={() => mutation.mutate()}>
            {mutation.isPending ? 'Signing…' : 'Play for the record'}
          </Button>
          <p className="text-soft">
            Signs that your account plays here. If both do, the result can reach the chain even if one will
            not sign it.
          </p>
        </>
      )}
    </section>
  )
}

type AccountProps = { game: ServerGame; name: string; address: string | null }

function Account({ game, name, address }: AccountProps) {
  return (
    <div className="flex items-center gap-2">
      <dt className="truncate">{name}</dt>
      <dd className="ml-auto">
        {address ? (
          <PlayerName address={address} to={`/${game.id}/standings?player=${address}`} />
        ) : (
          <span className="text-soft">no account</span>
        )}
      </dd>
    </div>
  )
}
