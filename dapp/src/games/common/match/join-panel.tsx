import type { ReactNode } from 'react'
import { Button } from '../../../shell/ui/button.js'
import { NameField } from './name-field.js'
import type { ServerGame } from './server-game.js'

type JoinPanelProps = {
  game: ServerGame
  /** The name of the waiting player, if there is one. */
  host: string | undefined
  /** The terms of the match. */
  children: ReactNode
  isBusy: boolean
  onJoin: () => void
}

/** A match with a free seat, for a visitor with its link. */
export function JoinPanel({ game, host, children, isBusy, onJoin }: JoinPanelProps) {
  return (
    <section className="play-notice baize" aria-labelledby="join-title">
      <div className="notice play-notice-card">
        <h2 id="join-title" className="text-2xl">
          {host ? `${host} waits for an opponent` : 'This match waits for players'}
        </h2>
        <div className="mt-2 text-face-soft">{children}</div>
        <div className="mx-auto mt-4 grid max-w-80 gap-3 text-left">
          <NameField game={game} />
          <Button look="primary" disabled={isBusy} onClick={onJoin}>
            {isBusy ? 'Sitting down…' : 'Sit down'}
          </Button>
        </div>
        <p className="mt-4 text-sm text-face-soft">Or stay here and watch once both players have joined.</p>
      </div>
    </section>
  )
}
