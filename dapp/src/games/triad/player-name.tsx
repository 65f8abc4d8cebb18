import { PlayerName as Name } from '../common/player-name.js'

/** A player by picture and address; leads to their matches of Triad. */
export function PlayerName({ address, isBot = false }: { address: string; isBot?: boolean }) {
  return <Name address={address} isBot={isBot} to={`/triad/player/${address}`} />
}
