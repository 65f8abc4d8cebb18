import { mayFlip } from '@fivefold/sdk/war'
import { useParams } from 'react-router'
import { JoinPanel } from '../../common/match/join-panel.js'
import { MatchProblem } from '../../common/match/match-problem.js'
import { WaitingPanel } from '../../common/match/waiting-panel.js'
import { useEnterMatch } from '../hooks/use-enter-match.js'
import { type OpenedMatch, useMatch } from '../hooks/use-match.js'
import { warGame } from '../server-game.js'
import { WarFrame } from '../war-frame.js'
import { MatchTable } from './match-table.js'
import { SeedPanel } from './seed-panel.js'

export function Page() {
  const { matchId = '' } = useParams()
  const { opened, error, retry } = useMatch(matchId)
  return (
    <WarFrame title={opened && isMyTurn(opened) ? 'Your turn' : 'War match'}>
      <h1 className="sr-only">War match</h1>
      {error !== undefined && <MatchProblem game={warGame} error={error} onRetry={retry} />}
      {!opened && error === undefined && <p className="p-8 text-center text-soft">Going to the match…</p>}
      {opened && <OpenMatch key={opened.match.matchId} opened={opened} onRetry={retry} />}
    </WarFrame>
  )
}

function OpenMatch({ opened, onRetry }: { opened: OpenedMatch; onRetry: () => void }) {
  const { match, snapshot } = opened
  const { state } = snapshot
  if (state && state.phase !== 'setup') return <MatchTable opened={opened} state={state} onRetry={onRetry} />
  if (snapshot.awaitsReveal)
    return <SeedPanel snapshot={snapshot} seat={match.playerIndex} onRetry={onRetry} />
  if (match.playerIndex === null) return <Invitation opened={opened} />
  return <WaitingPanel game={warGame} matchId={match.matchId} />
}

function Invitation({ opened: { match, snapshot } }: { opened: OpenedMatch }) {
  const { join, isBusy } = useEnterMatch()
  return (
    <JoinPanel
      game={warGame}
      host={snapshot.state?.players[0].player.name || undefined}
      isBusy={isBusy}
      onJoin={() => join.mutate(match.matchId)}
    >
      War with tarot cards, twenty each. Your NFTs are played where you have some.
    </JoinPanel>
  )
}

/** For the title of the tab: one may be looking elsewhere. */
const isMyTurn = ({ match: { playerIndex }, snapshot: { state } }: OpenedMatch): boolean =>
  state !== undefined && playerIndex !== null && mayFlip(state, playerIndex)
