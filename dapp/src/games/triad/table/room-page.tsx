import { type Player, playerOfTurn } from '@fivefold/sdk/triad'
import type { GameState } from '@fivefold/sdk/triad/match'
import { matchOf, readGame } from '@fivefold/sdk/triad/match'
import { useMemo } from 'react'
import { useParams } from 'react-router'
import { MatchProblem } from '../../common/match/match-problem.js'
import { type ConnectedTriadMatch, useMatch } from '../hooks/use-match.js'
import { triadGame } from '../server-game.js'
import { TriadFrame } from '../triad-frame.js'
import { ChooseFirst } from './choose-first.js'
import { JoinPanel } from './join-panel.js'
import { PlayTable } from './play-table.js'
import { WaitingPanel } from './waiting-panel.js'

export function Page() {
  const { roomId = '' } = useParams()
  const { connected, error, retry } = useMatch(roomId)
  return (
    <TriadFrame title={connected && isMyTurn(connected) ? 'Your turn' : 'Triad table'}>
      <h1 className="sr-only">Triad table</h1>
      {error !== undefined && <MatchProblem game={triadGame} error={error} onRetry={retry} />}
      {!connected && error === undefined && <p className="p-8 text-center text-soft">Opening the table…</p>}
      {connected && <Room key={connected.match.matchId} connected={connected} onRetry={retry} />}
    </TriadFrame>
  )
}

function Room({ connected, onRetry }: { connected: ConnectedTriadMatch; onRetry: () => void }) {
  const { match, snapshot } = connected
  const { matchId, playerIndex } = match
  const shown = useShown(snapshot.state)
  if (shown?.played)
    return <PlayTable connected={connected} view={shown.view} played={shown.played} onRetry={onRetry} />
  const view = shown?.view
  if (view?.phase === 'choosing') return <ChooseFirst match={match} view={view} />
  if (playerIndex !== null)
    return <WaitingPanel matchId={matchId} view={view} seat={view?.seats[playerIndex]} />
  return view ? <JoinPanel matchId={matchId} view={view} /> : null
}

/** The match in the types of the rules, replayed once it has begun. */
function useShown(state: GameState | undefined) {
  return useMemo(() => {
    if (!state) return undefined
    const view = readGame(state)
    return { view, played: matchOf(view) }
  }, [state])
}

/** For the tab's title: the player may have another tab open. */
function isMyTurn({ match, snapshot: { state } }: ConnectedTriadMatch): boolean {
  if (state?.phase !== 'playing' || !state.header) return false
  return playerOfTurn(state.header.firstPlayer as Player, state.turns.length) === match.playerIndex
}
