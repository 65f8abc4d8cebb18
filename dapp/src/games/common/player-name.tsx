import { Link } from 'react-router'
import { shortAddress } from '../../lib/short-address.js'
import { Identicon } from '../../shell/ui/identicon.js'

type PlayerNameProps = { address: string; to: string; isBot?: boolean }

/** A player's picture and address, with a link to their matches. */
export function PlayerName({ address, to, isBot = false }: PlayerNameProps) {
  return (
    <Link to={to} className="play-player" title={address}>
      <Identicon address={address} className="size-5" />
      <span className="play-words font-mono text-[0.8125rem]">{shortAddress(address)}</span>
      {isBot && <BotMark />}
    </Link>
  )
}

/** A player at the table, with name and address. */
export const SeatName = ({ name, address }: { name: string; address: string }) => (
  <p className="flex min-w-0 items-baseline gap-2">
    <b>{name}</b>
    <span className="truncate font-mono text-xs text-baize-soft" title={address}>
      {shortAddress(address)}
    </span>
  </p>
)

/** Marks an account as a player's bot. */
export const BotMark = () => <span className="bot-mark">Bot</span>

/** A player within a sentence. */
export const playerText = (address: string, isBot: boolean): string =>
  isBot ? `Bot ${shortAddress(address)}` : shortAddress(address)
