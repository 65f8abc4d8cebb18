import { type Hex, parseAbiParameters } from 'viem'
import { defineTypedData, type SigningDomain } from '../../core/eip712.js'
import { FivefoldError } from '../../core/index.js'
import { type Transcript, type Turn, turnCount } from './state.js'

export const matchTypes = {
  Match: [
    { name: 'header', type: 'MatchHeader' },
    { name: 'turns', type: 'Turn[9]' },
  ],
  MatchHeader: parseAbiParameters([
    'uint16 version, bytes32 rulesetId, uint32 seasonId, address playerA, address playerB',
    'uint256[5] deckA, uint256[5] deckB, uint8 firstPlayer, uint64 deadline, bytes32 salt',
  ]),
  Turn: parseAbiParameters(
    'uint8 cell, uint8 cardIndex, uint8 warningMarkCell, uint8 earthBoostEdge, uint8 reserved',
  ),
} as const

const triad = defineTypedData({
  name: 'NyanoTriadLeague',
  version: '1',
  types: matchTypes,
  primaryType: 'Match',
})

type NineTurns = readonly [Turn, Turn, Turn, Turn, Turn, Turn, Turn, Turn, Turn]

/** The EIP-712 message of a match; only a finished one, with nine turns, can be signed. */
export function matchMessage({ header, turns }: Transcript) {
  if (turns.length !== turnCount) {
    throw new FivefoldError(`a match has ${turnCount} turns, not ${turns.length}`, {
      code: 'INVALID_INPUT',
      value: turns,
    })
  }
  return { header, turns: turns as NineTurns }
}

/** The typed data that a wallet shows and signs: every field of the match. */
export function matchTypedData(domain: SigningDomain, transcript: Transcript) {
  return triad.typedData(domain, matchMessage(transcript))
}

export function matchStructHash(transcript: Transcript): Hex {
  return triad.structHash(matchMessage(transcript))
}

export function matchDomainSeparator(domain: SigningDomain): Hex {
  return triad.domainSeparator(domain)
}

/** The 32 bytes that both players sign. */
export function matchDigest(domain: SigningDomain, transcript: Transcript): Hex {
  return triad.digest(domain, matchMessage(transcript))
}
