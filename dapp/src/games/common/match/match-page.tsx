import type { ReactNode } from 'react'
import { useParams } from 'react-router'
import { usePageTitle } from '../../../hooks/use-page-title.js'
import type { Statements } from '../ledger/statements.js'
import { Loading } from '../missing.js'
import type { Names } from '../seat-names.js'
import { JoinPanel } from './join-panel.js'
import { MatchProblem } from './match-problem.js'
import { MatchTable } from './match-table.js'
import type { AnySnapshot, FollowedMatch, PlayedState, PlayerIndex, ServerGame } from './server-game.js'
import type { EnterMatch } from './use-enter-match.js'
import type { ConnectedMatch } from './use-server-match.js'
import { WaitingPanel } from './waiting-panel.js'

export type FeltProps<State, Match> = {
  match: Match
  state: State
  names: Names
  /** Replaces the controls once the match is over. */
  end: ReactNode
  clock: ReactNode
}

export type LogProps<State extends PlayedState> = {
  entries: State['transactionLog']
  names: Names
  /** How many of them have happened. */
  upTo: number
}

/** What a game of the match server adds to the shared screens of a match. */
export type MatchShell<S extends PlayedState, M extends FollowedMatch<S>> = {
  game: ServerGame
  /** The match, from the player's seat if this browser has one, else as a spectator. */
  useMatch: (matchId: string) => {
    connected: ConnectedMatch<M> | undefined
    error: unknown
    retry: () => void
  }
  useEnterMatch: () => Pick<EnterMatch, 'join' | 'rematch' | 'isBusy'>
  isMyTurn: (state: S, seat: PlayerIndex) => boolean
  /** The terms of the match, for a visitor with its link. */
  invitation: (state: S | undefined) => string
  /** Shown before the game starts, instead of the waiting room. */
  renderOpening?: (connected: ConnectedMatch<M>, onRetry: () => void) => ReactNode
  /** What the players sign for the ledger. */
  statements: (match: M, state: S) => Statements
  Felt: (props: FeltProps<S, M>) => ReactNode
  Log: (props: LogProps<S>) => ReactNode
  logTitle: (state: S) => string
  /** Explains what is hidden from a spectator. */
  watchingText: string
  /** A notice above the log, while it applies. */
  renderNotice?: (snapshot: ReturnType<M['getSnapshot']>) => ReactNode
  factsText?: (match: M, snapshot: AnySnapshot<S>, state: S) => string
  keys: readonly (readonly [string, string])[]
  /** The last action, for screen readers. */
  announcement: (state: S, seat: PlayerIndex | null, names: Names) => string
  /** Undefined until the match is over. */
  end: (state: S, seat: PlayerIndex | null, names: Names) => { result: string; reason: string } | undefined
}

/** The page of a match: joining, waiting, playing, and its end. */
export const matchPage = <S extends PlayedState, M extends FollowedMatch<S>>(shell: MatchShell<S, M>) =>
  function MatchPage() {
    const { matchId = '' } = useParams()
    const { connected, error, retry } = shell.useMatch(matchId)
    const { name } = shell.game
    const { state } = (connected?.snapshot ?? {}) as Partial<AnySnapshot<S>>
    const seat = connected?.match.playerIndex ?? null
    // The tab's title, for a player who has another tab open.
    const isMyTurn = state !== undefined && seat !== null && shell.isMyTurn(state, seat)
    usePageTitle(isMyTurn ? 'Your turn' : `${name} match`)
    return (
      <>
        <h1 className="sr-only">{name} match</h1>
        {error !== undefined && <MatchProblem game={shell.game} error={error} onRetry={retry} />}
        {!connected && error === undefined && <Loading text="Opening the match…" />}
        {connected && (
          <ConnectedPage key={connected.match.matchId} shell={shell} connected={connected} onRetry={retry} />
        )}
      </>
    )
  }

type ConnectedPageProps<S extends PlayedState, M extends FollowedMatch<S>> = {
  shell: MatchShell<S, M>
  connected: ConnectedMatch<M>
  onRetry: () => void
}

function ConnectedPage<S extends PlayedState, M extends FollowedMatch<S>>(props: ConnectedPageProps<S, M>) {
  const { shell, connected, onRetry } = props
  const { match } = connected
  const { state } = connected.snapshot as AnySnapshot<S>
  if (state && state.phase !== 'setup') {
    return (
      <MatchTable shell={shell} match={match} snapshot={connected.snapshot} state={state} onRetry={onRetry} />
    )
  }
  const opening = shell.renderOpening?.(connected, onRetry)
  if (opening) return opening
  if (match.playerIndex === null) return <Invitation shell={shell} matchId={match.matchId} state={state} />
  return <WaitingPanel game={shell.game} matchId={match.matchId} />
}

type InvitationProps<S extends PlayedState, M extends FollowedMatch<S>> = {
  shell: MatchShell<S, M>
  matchId: string
  state: S | undefined
}

function Invitation<S extends PlayedState, M extends FollowedMatch<S>>(props: InvitationProps<S, M>) {
  const { shell, matchId, state } = props
  const { join, isBusy } = shell.useEnterMatch()
  const host = state?.players[0].player.name || undefined
  return (
    <JoinPanel game={shell.game} host={host} isBusy={isBusy} onJoin={() => join.mutate(matchId)}>
      {shell.invitation(state)}
    </JoinPanel>
  )
}
