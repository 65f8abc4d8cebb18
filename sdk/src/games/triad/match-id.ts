import { encodeAbiParameters, type Hex, keccak256 } from 'viem'
import type { Transcript } from './state.js'
import { matchMessage, matchTypes } from './typed-data.js'

/** The EIP-712 structs are those of the contract, so `abi.encode` takes the same fields in the same order. */
const parameters = [
  { type: 'tuple', name: 'header', components: matchTypes.MatchHeader },
  { type: 'tuple[9]', name: 'turns', components: matchTypes.Turn },
] as const

/** `abi.encode(header, turns)`: 18 + 45 words in a row. */
export function encodeMatch(transcript: Transcript): Hex {
  const { header, turns } = matchMessage(transcript)
  return encodeAbiParameters(parameters, [header, turns])
}

export function matchId(transcript: Transcript): Hex {
  return keccak256(encodeMatch(transcript))
}
