import { useHref } from 'react-router'
import { CopyButton } from '../../../shell/ui/copy-button.js'
import { matchPath, type ServerGame } from './server-game.js'

/** The link for spectators: a visitor without a seat watches. */
export function WatchLink({ game, matchId }: { game: ServerGame; matchId: string }) {
  const link = new URL(useHref(matchPath(game, matchId)), window.location.href).href
  return (
    <p className="flex items-center gap-1 text-sm text-soft">
      Anyone with the link may watch.
      <CopyButton text={link} label="Copy the link for spectators" />
    </p>
  )
}
