import { findBotSide } from '@fivefold/sdk/core'

/** Size of the bot cache: deriving a key takes a millisecond, and most players return. */
const remembered = 1_000

let hasBots = true

/** Anyone can derive a bot's key, and bots play on local chains only; elsewhere it is an ordinary player. */
export function recogniseBots(isLocal: boolean): void {
  hasBots = isLocal
}

/** Finds the side of a match that the other player's bot plays; null for a match between two players. */
export function createBotFinder(botAddress: (player: string) => string) {
  const bots = new Map<string, string>()
  const botOf = (player: string): string => {
    const bot = bots.get(player) ?? botAddress(player)
    bots.set(player, bot)
    const [oldest] = bots.keys()
    if (bots.size > remembered && oldest !== undefined) bots.delete(oldest)
    return bot
  }
  return (playerA: string, playerB: string): 0 | 1 | null =>
    hasBots ? findBotSide([playerA, playerB], botOf) : null
}
