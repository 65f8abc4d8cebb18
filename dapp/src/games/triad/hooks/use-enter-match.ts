import { matchDomain, prepareSeat } from '@fivefold/sdk/evm/triad'
import { createTriadMatch, joinTriadMatch, rematchTriad, type TriadMatch } from '@fivefold/sdk/match/triad'
import type { BotStrength, Deck, Ruleset } from '@fivefold/sdk/triad'
import { type MatchTerms, readGame, seatToJson, startGame, termsToJson } from '@fivefold/sdk/triad/match'
import { bytesToHex } from 'viem'
import { findFundedPlayer } from '../../../accounts/find-funded-player.js'
import { useDeployment } from '../../../hooks/use-deployment.js'
import { useEvmConnection } from '../../../hooks/use-evm-connection.js'
import { type JoinFunctions, useEnterMatch as useEnterAnyMatch } from '../../common/match/use-enter-match.js'
import { triadGame } from '../server-game.js'
import { openBotMatch, useBotMatches } from '../state/bot-matches.js'
import { prepareBotSeat } from '../state/prepare-bot-seat.js'

const hour = 60 * 60
/** Seconds between the agreement and the deadline. */
const lifetime = 24 * hour
/** How long a table may wait for its second player; the seal of the first deck must outlast that too. */
const patience = 48 * hour

const now = () => Math.floor(Date.now() / 1000)
const randomHex = (length: number) => bytesToHex(crypto.getRandomValues(new Uint8Array(length)))

export type NewMatch = {
  ruleset: Ruleset
  seasonId: number
  visibility?: 'public' | 'private'
  /** A bot takes the other seat. */
  opponent?: BotStrength
}

/** Seals the deck and takes a seat: in a new match, in another player's match, or in a rematch. */
export function useEnterMatch(deck: Deck | null) {
  const connection = useEvmConnection()
  const deployment = useDeployment()

  const prepareOwnSeat = async () => {
    if (!deck) throw new Error('a seat needs a deck')
    const { account, address } = await findFundedPlayer(connection, deployment)
    const until = BigInt(now() + lifetime + patience)
    return prepareSeat(connection, account, { player: address, deck, until })
  }

  const playBot = async (terms: MatchTerms, strength: BotStrength): Promise<TriadMatch> => {
    const matchId = `bot-${randomHex(8).slice(2)}`
    const seat = await prepareOwnSeat()
    const botSeat = await prepareBotSeat(connection, {
      player: seat.player,
      seed: matchId,
      until: BigInt(now() + lifetime + hour),
    })
    const game = startGame({
      // Matches against an own bot do not count for a season.
      terms: termsToJson({ ...terms, seasonId: 0 }),
      seats: [seatToJson(seat), seatToJson(botSeat)],
      chance: { now: `${now()}`, salt: randomHex(32) },
    })
    const state = { ...game, transactionLog: [] }
    useBotMatches.getState().keep(matchId, { state, strength, keptAt: Date.now() })
    return openBotMatch(connection, matchId)
  }

  const joinFunctions: JoinFunctions<NewMatch> = {
    open: async (url, _name, { ruleset, seasonId, visibility, opponent }) => {
      const terms: MatchTerms = { ruleset, seasonId, domain: matchDomain(connection), lifetime }
      if (opponent) return playBot(terms, opponent)
      return createTriadMatch(url, { terms, seat: await prepareOwnSeat(), visibility })
    },
    join: async (url, _name, matchId) => joinTriadMatch(url, { matchId, seat: await prepareOwnSeat() }),
    rematch: async (url, _name, { rematchOf, seatToken }) => {
      const kept = useBotMatches.getState().matches[rematchOf]
      if (kept) return playBot(readGame(kept.state).terms, kept.strength)
      return rematchTriad(url, { rematchOf, seatToken, seat: await prepareOwnSeat() })
    },
  }
  return useEnterAnyMatch(triadGame, joinFunctions)
}
