import { FivefoldError } from './error.js'
import type { PlayerIndex } from './player.js'
import { sha256Hex } from './sha256-hex.js'

/** How well the bots of most games play, weakest first. */
export const botStrengths = ['random', 'greedy', 'search'] as const
export type BotStrength = (typeof botStrengths)[number]

/**
 * The 32 bytes of a bot's key, in hex. They are derived from public data alone, so that anyone can recognise a player's
 * bot.
 *
 * @param chain separates the chains, whose accounts may have the same bytes.
 * @param player the player's address in the one form that the chain prints.
 */
export const botSeed = (chain: 'evm' | 'polkadot' | 'solana', player: string): string =>
  sha256Hex(`fivefold bot\n${chain}\n${player}`)

/**
 * The seat of a bot that belongs to the other player; null where neither player is the other one's bot.
 *
 * @param botAddress of the chain that both addresses belong to.
 */
export function findBotSide(
  [a, b]: readonly [string, string],
  botAddress: (player: string) => string,
): PlayerIndex | null {
  if (botAddress(a) === b) return 1
  return botAddress(b) === a ? 0 : null
}

/**
 * Refuses bots on public chains: a bot's key is public, so anyone could take its funds.
 *
 * @throws {FivefoldError} NOT_LOCAL
 */
export function requireLocalBot({ local }: { readonly local: boolean }): void {
  if (!local) throw new FivefoldError('Bots play on local chains only', { code: 'NOT_LOCAL' })
}
