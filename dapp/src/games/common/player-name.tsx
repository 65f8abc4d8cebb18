import { Link } from 'react-router'
import { shortAddress } from '../../lib/short-address.js'
import { Identicon } from '../../shell/ui/identicon.js'

type PlayerNameProps = { address: string; to: string; isBot?: boolean }

/** A player by picture and address; leads to their matches. */
export function PlayerName({ address, to, isBot = false }: PlayerNameProps) {
  return (
    <Link to={to} className="play-player" title={address}>
      <Identicon address={address} className="size-5" />
      <span className="play-words font-mono text-[0.8125rem]">{shortAddress(address)}</span>
      {isBot && <BotMark />}
    </Link>
  )
}

/** A player of the table by name and address. */
export const SeatName = ({ name, address }: { name: string; address: string }) => (
  <p className="flex min-w-0 items-baseline gap-2">
    <b>{name}</b>
    <span className="truncate font-mono text-xs text-baize-soft" title={address}>
      {shortAddress(address)}
    </span>
  </p>
)

/** Says that an account is a player's bot. */
export const BotMark = () => <span className="bot-mark">Bot</span>

/** A player within a line of text. */
export const playerText = (address: string, isBot: boolean): string =>
  isBot ? `Bot ${shortAddress(address)}` : shortAddress(address)
