import { PlayerName as Name } from '../common/player-name.js'

/** A player's picture and address, with a link to their Triad matches. */
export function PlayerName({ address, isBot = false }: { address: string; isBot?: boolean }) {
  return <Name address={address} isBot={isBot} to={`/triad/player/${address}`} />
}
