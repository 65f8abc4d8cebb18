import { Link } from 'react-router'
import { shortAddress } from '../../lib/short-address.js'
import { Identicon } from '../../shell/ui/identicon.js'

/** A player by picture and address; leads to their matches. */
export function PlayerName({ address, to }: { address: string; to: string }) {
  return (
    <Link to={to} className="play-player" title={address}>
      <Identicon address={address} className="size-5" />
      <span className="play-words font-mono text-[0.8125rem]">{shortAddress(address)}</span>
    </Link>
  )
}
