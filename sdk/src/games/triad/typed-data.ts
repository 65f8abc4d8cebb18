import type { Hex } from 'viem'
import { defineTypedData, type SigningDomain } from '../../core/eip712.js'
import { FivefoldError } from '../../core/index.js'
import { type Transcript, type Turn, turnCount } from './state.js'

export const matchTypes = {
  Match: [
    { name: 'header', type: 'MatchHeader' },
    { name: 'turns', type: 'Turn[9]' },
  ],
  MatchHeader: [
    { name: 'version', type: 'uint16' },
    { name: 'rulesetId', type: 'bytes32' },
    { name: 'seasonId', type: 'uint32' },
    { name: 'playerA', type: 'address' },
    { name: 'playerB', type: 'address' },
    { name: 'deckA', type: 'uint256[5]' },
    { name: 'deckB', type: 'uint256[5]' },
    { name: 'firstPlayer', type: 'uint8' },
    { name: 'deadline', type: 'uint64' },
    { name: 'salt', type: 'bytes32' },
  ],
  Turn: [
    { name: 'cell', type: 'uint8' },
    { name: 'cardIndex', type: 'uint8' },
    { name: 'warningMarkCell', type: 'uint8' },
    { name: 'earthBoostEdge', type: 'uint8' },
    { name: 'reserved', type: 'uint8' },
  ],
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
