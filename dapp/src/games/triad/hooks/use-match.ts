import { resumeTriadMatch, type TriadMatch, watchTriadMatch } from '@fivefold/sdk/match/triad'
import { useEvmConnection } from '../../../hooks/use-evm-connection.js'
import { type Opened, useOpened } from '../../common/match/use-opened.js'
import { triadGame } from '../server-game.js'
import { openBotMatch } from '../state/bot-matches.js'

export type OpenedMatch = Opened<TriadMatch>

/** The match, from the player's seat if this browser has one, else as a spectator. */
export function useMatch(matchId: string) {
  const connection = useEvmConnection()
  return useOpened<TriadMatch>(triadGame, matchId, {
    back: async (url, id, _name, { seatToken, bot }) =>
      bot ? openBotMatch(connection, id) : resumeTriadMatch(url, { matchId: id, seatToken }),
    watch: (url, id) => watchTriadMatch(url, id),
  })
}
