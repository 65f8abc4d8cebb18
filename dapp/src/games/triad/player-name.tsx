import { PlayerName as Name } from '../common/player-name.js'

/** A player by picture and address; leads to their matches of Triad. */
export function PlayerName({ address }: { address: string }) {
  return <Name address={address} to={`/triad/player/${address}`} />
}
