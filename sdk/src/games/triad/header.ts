import { TriadError } from './error.js'
import type { Ruleset } from './ruleset.js'
import { type Deck, type MatchHeader, type Player, protocolVersion } from './state.js'

/** The first card that is in the deck more than once. */
function duplicateOf(deck: Deck): bigint | undefined {
  return deck.find((tokenId, index) => deck.includes(tokenId, index + 1))
}

function checkDeck(player: Player, deck: Deck): TriadError | null {
  const tokenId = duplicateOf(deck)
  return tokenId === undefined ? null : new TriadError('DuplicateCard', { player, tokenId })
}

/** Checks the deadline, which is inclusive. `now` is in unix seconds. */
export function checkDeadline({ deadline }: MatchHeader, now: bigint): TriadError | null {
  return deadline < now ? new TriadError('DeadlinePassed', { deadline, now }) : null
}

/** The checks of a header, in the contract's order. The deadline is checked only if the time is given. */
export function checkHeader(header: MatchHeader, ruleset: Ruleset, now?: bigint): TriadError | null {
  const { version, firstPlayer, playerA, playerB, deckA, deckB, rulesetId } = header
  if (version !== protocolVersion) return new TriadError('UnsupportedVersion', { version })
  if (firstPlayer !== 0 && firstPlayer !== 1) return new TriadError('InvalidFirstPlayer', { firstPlayer })
  if (playerA.toLowerCase() === playerB.toLowerCase())
    return new TriadError('SamePlayer', { player: playerA })
  const late = now === undefined ? null : checkDeadline(header, now)
  const refused = late ?? checkDeck(0, deckA) ?? checkDeck(1, deckB)
  if (refused) return refused
  if (rulesetId.toLowerCase() !== ruleset.id) {
    return new TriadError('RulesetMismatch', { rulesetId, expected: ruleset.id })
  }
  return null
}
