import type { TriadMatch, TriadSnapshot } from '@fivefold/sdk/match/triad'
import { type MatchResult, otherPlayer, type Player } from '@fivefold/sdk/triad'
import type { ShownMatch } from '@fivefold/sdk/triad/match'
import { Link } from 'react-router'
import { Button } from '../../../shell/ui/button.js'
import { Rematch } from '../../common/match/rematch.js'
import { RecordProgress } from '../../common/record-progress.js'
import { SignatureLine } from '../../common/signature-line.js'
import { useEnterMatch } from '../hooks/use-enter-match.js'
import { useSettlement } from '../hooks/use-settlement.js'
import { SignedText } from './signed-text.js'
import type { Names } from './table-felt.js'

type EndPanelProps = {
  match: TriadMatch
  snapshot: TriadSnapshot
  view: ShownMatch
  result: MatchResult
  names: Names
}

/** The result, the two signatures, and the steps to the chain. */
export function EndPanel({ match, snapshot, view, result, names }: EndPanelProps) {
  const { playerIndex: seat } = match
  const near = seat ?? 0
  const far = otherPlayer(near)
  const settlement = useSettlement(match, view)
  const { sign, submit, stage, isSettled, isIndexed } = settlement
  const { rematch, isBusy } = useEnterMatch(view.seats[near]?.deck ?? null)
  const { signatures } = view
  const isSigned = signatures[0] !== null && signatures[1] !== null
  return (
    <section className="play-end" aria-label="Result">
      <h2 className="text-2xl" data-testid="result">
        {resultText(result, seat, names)}{' '}
        <span className="tabular-nums">
          {result.tiles[near]} : {result.tiles[far]}
        </span>
      </h2>
      <ul className="play-signatures">
        <SignatureLine name={names.near} isThere={signatures[near] !== null} />
        <SignatureLine name={names.far} isThere={signatures[far] !== null} />
      </ul>
      {seat !== null && signatures[seat] === null && (
        <div className="grid gap-2">
          <Button look="primary" onClick={() => sign.mutate()} disabled={sign.isPending}>
            {sign.isPending ? 'Signing…' : 'Sign the match'}
          </Button>
          <p className="text-sm text-face-soft">
            Your wallet shows the whole match in readable fields. Signing costs nothing.
          </p>
        </div>
      )}
      {seat !== null && signatures[seat] !== null && !isSigned && (
        <p className="text-face-soft">Waiting for the other signature. You may leave and come back.</p>
      )}
      {isSigned && !isSettled && (
        <div className="grid gap-2">
          <Button look="primary" onClick={() => submit.mutate()} disabled={submit.isPending}>
            {submit.isPending ? 'Settling…' : 'Settle on chain'}
          </Button>
          <p className="text-sm text-face-soft">
            Either side can submit the match alone; the contract replays all nine turns.
          </p>
        </div>
      )}
      {isSigned && <RecordProgress stage={stage} busy={submit.isPending || (isSettled && !isIndexed)} />}
      {isSettled && (
        <p>
          <b>Settled.</b>{' '}
          <Link to={`/triad/match/${settlement.matchId}`} className="link font-semibold">
            Watch the replay
          </Link>
          {view.terms.seasonId > 0 && (
            <>
              {' · '}
              <Link to={`/triad/standings?season=${view.terms.seasonId}`} className="link font-semibold">
                Standings
              </Link>
            </>
          )}
        </p>
      )}
      <SignedText view={view} />
      {seat !== null && (
        <div className="flex flex-wrap items-center gap-3">
          <Rematch rematchId={snapshot.rematchId} isBusy={isBusy} onRematch={() => rematch.mutate(match)} />
          <Link to="/triad" className="link">
            Other cards
          </Link>
        </div>
      )}
    </section>
  )
}

/** The result as a heading, from the viewer's side; null for a spectator. */
export function resultText({ winner }: MatchResult, seat: Player | null, names: Names): string {
  if (seat !== null) return winner === seat ? 'You win' : 'You lose'
  return `${winner === 0 ? names.near : names.far} wins`
}
