import type { ReactNode } from 'react'
import type { Game } from '../../game.js'
import { LedgerMatches } from '../ledger/ledger-matches.js'
import { NameField } from '../match/name-field.js'
import { type OpenMatch, OpenMatches } from '../match/open-matches.js'
import { OwnMatches } from '../match/own-matches.js'
import type { ServerGame } from '../match/server-game.js'
import type { EnterMatch } from '../match/use-enter-match.js'
import { LobbySetup } from './lobby-setup.js'

type ServerLobbyProps<Open extends OpenMatch> = {
  game: Game
  seats: ServerGame
  lead: string
  /** What the player can verify, in words. */
  hint: string
  /** The terms and the start buttons. */
  actions: ReactNode
  list: (url: string) => Promise<Open[]>
  /** Details of an open match, beside its player's name. */
  terms?: (match: Open) => string
  entering: Pick<EnterMatch, 'join' | 'isBusy'>
  /** Further lists. */
  children?: ReactNode
}

/** The lobby of a game that the match server runs. */
export function ServerLobby<Open extends OpenMatch>(props: ServerLobbyProps<Open>) {
  const { game, seats, lead, hint, actions, list, terms, entering, children } = props
  return (
    <>
      <LobbySetup game={game} label="Begin a match" lead={lead} actions={actions}>
        <div className="max-w-80">
          <NameField game={seats} />
        </div>
        <p className="play-hint max-w-[34rem]">{hint}</p>
      </LobbySetup>
      <div className="play-below play-lists">
        <OwnMatches game={seats} />
        <OpenMatches
          game={seats}
          list={list}
          {...(terms && { terms })}
          onJoin={(matchId) => entering.join.mutate(matchId)}
          isBusy={entering.isBusy}
        />
        <LedgerMatches game={game.id} />
        {children}
      </div>
    </>
  )
}
