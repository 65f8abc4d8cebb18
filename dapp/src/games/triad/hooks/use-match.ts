import { resumeTriadMatch, type TriadMatch, watchTriadMatch } from '@fivefold/sdk/match/triad'
import { useEvmConnection } from '../../../hooks/use-evm-connection.js'
import { type ConnectedMatch, useServerMatch } from '../../common/match/use-server-match.js'
import { triadGame } from '../server-game.js'
import { openBotMatch } from '../state/bot-matches.js'

export type ConnectedTriadMatch = ConnectedMatch<TriadMatch>

/** The match, from the player's seat if this browser has one, else as a spectator. */
export function useMatch(matchId: string) {
  const connection = useEvmConnection()
  return useServerMatch<TriadMatch>(triadGame, matchId, {
    reconnect: async (url, id, _name, { seatToken, bot }) =>
      bot ? openBotMatch(connection, id) : resumeTriadMatch(url, { matchId: id, seatToken }),
    watch: (url, id) => watchTriadMatch(url, id),
  })
}
