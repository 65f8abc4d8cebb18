import { type Address, bytesToHex } from 'viem'
import {
  type Deck,
  type MatchHeader,
  type Player,
  protocolVersion,
  type Ruleset,
} from '../../../games/triad/index.js'
import { withChainErrors } from '../chain-error.js'
import type { EvmConnection } from '../connect.js'

const oneDay = 24 * 60 * 60

export type BuildHeaderParameters = {
  ruleset: Ruleset
  playerA: Address
  playerB: Address
  deckA: Deck
  deckB: Deck
  firstPlayer: Player
  seasonId?: number
  /** Seconds from now, by the chain's clock, in which the match may be settled; seals must last as long. */
  lifetime?: number
}

/** A header for a new match, with a deadline by the chain's clock and a random salt. */
export async function buildHeader(
  { client }: EvmConnection,
  { ruleset, seasonId = 0, lifetime = oneDay, ...agreed }: BuildHeaderParameters,
): Promise<MatchHeader> {
  const { timestamp } = await withChainErrors(() => client.getBlock())
  return {
    version: protocolVersion,
    rulesetId: ruleset.id,
    seasonId,
    ...agreed,
    deadline: timestamp + BigInt(lifetime),
    salt: bytesToHex(crypto.getRandomValues(new Uint8Array(32))),
  }
}
