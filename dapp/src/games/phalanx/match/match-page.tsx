import { useParams } from 'react-router'
import { JoinPanel } from '../../common/match/join-panel.js'
import { MatchProblem } from '../../common/match/match-problem.js'
import { WaitingPanel } from '../../common/match/waiting-panel.js'
import { useEnterMatch } from '../hooks/use-enter-match.js'
import { type OpenedMatch, useMatch } from '../hooks/use-match.js'
import { PhalanxFrame } from '../phalanx-frame.js'
import { phalanxGame } from '../server-game.js'
import { MatchTable } from './match-table.js'

export function Page() {
  const { matchId = '' } = useParams()
  const { opened, error, retry } = useMatch(matchId)
  return (
    <PhalanxFrame title={opened && isMyTurn(opened) ? 'Your turn' : 'Phalanx Duel match'}>
      <h1 className="sr-only">Phalanx Duel match</h1>
      {error !== undefined && <MatchProblem game={phalanxGame} error={error} onRetry={retry} />}
      {!opened && error === undefined && <p className="p-8 text-center text-soft">Going to the match…</p>}
      {opened && <OpenMatch key={opened.match.matchId} opened={opened} onRetry={retry} />}
    </PhalanxFrame>
  )
}

function OpenMatch({ opened, onRetry }: { opened: OpenedMatch; onRetry: () => void }) {
  const { match, snapshot } = opened
  const { state } = snapshot
  if (state && state.phase !== 'setup') return <MatchTable opened={opened} state={state} onRetry={onRetry} />
  if (match.playerIndex === null) return <Invitation opened={opened} />
  return <WaitingPanel game={phalanxGame} matchId={match.matchId} />
}

function Invitation({ opened: { match, snapshot } }: { opened: OpenedMatch }) {
  const { join, isBusy } = useEnterMatch()
  const { state } = snapshot
  const heals = state?.gameOptions.damageMode === 'per-turn'
  return (
    <JoinPanel
      game={phalanxGame}
      host={state?.players[0].player.name}
      isBusy={isBusy}
      onJoin={() => join.mutate(match.matchId)}
    >
      Phalanx Duel, {heals ? 'survivors heal after each attack' : 'damage stays'}.
    </JoinPanel>
  )
}

/** For the title of the tab: one may be looking elsewhere. */
function isMyTurn({ match, snapshot: { state } }: OpenedMatch): boolean {
  return (
    state?.activePlayerIndex === match.playerIndex && state?.phase !== 'gameOver' && state?.phase !== 'setup'
  )
}
