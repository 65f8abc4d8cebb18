import { useMemo } from 'react'
import { Link } from 'react-router'
import type { ChainId } from '../../../chains/chains.js'
import { usePlayerAddress } from '../../../hooks/use-player-address.js'
import { ListSection } from '../list-section.js'
import { BotMark } from '../player-name.js'

export type OwnGame = {
  key: string | number
  path: string
  name: string
  /** What the game waits for, or how it ended. */
  progress: string
  hasPlayer: (address: string) => boolean
}

type OwnGamesProps = {
  chain: ChainId
  /** The address of a player's bot. */
  botOf: (address: string) => string
  empty: string
  games: readonly OwnGame[]
}

/** The player's games on a chain. */
export function OwnGames({ chain, botOf, empty, games }: OwnGamesProps) {
  const address = usePlayerAddress(chain)
  const bot = useMemo(() => address && botOf(address), [address, botOf])
  return (
    <ListSection id="own" title="Your games" empty={empty} listClass="mt-2 grid gap-1.5 text-sm">
      {games.map(({ key, path, name, progress, hasPlayer }) => (
        <li key={key} className="flex items-baseline gap-3">
          <Link to={path} className="link font-semibold">
            {name}
          </Link>
          {bot && hasPlayer(bot) && <BotMark />}
          <span className="ml-auto text-soft">{progress}</span>
        </li>
      ))}
    </ListSection>
  )
}
