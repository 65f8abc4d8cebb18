import { concat, encodeAbiParameters, type Hex, keccak256, pad, stringToHex, toHex } from 'viem'
import { describe, expect, it } from 'vitest'
import {
  encodeMatch,
  matchDigest,
  matchDomainSeparator,
  matchId,
  matchStructHash,
  type Turn,
} from '../../../src/games/triad/index.js'
import { header, turn } from './build.js'

const turns: Turn[] = Array.from({ length: 9 }, (_, i) =>
  turn([i, Math.floor(i / 2), { mark: 8 - i, edge: i % 4 }]),
)
const match = { header, turns }
const domain = { chainId: 31337, verifyingContract: `0x${'cc'.repeat(20)}` as const }

const word = (value: bigint | number | Hex): Hex =>
  typeof value === 'string' ? pad(value) : toHex(value, { size: 32 })

const headerWords = [
  word(header.version),
  header.rulesetId,
  word(header.seasonId),
  word(header.playerA),
  word(header.playerB),
]
const tailWords = [word(header.firstPlayer), word(header.deadline), header.salt]
const turnWords = (t: Turn) =>
  [t.cell, t.cardIndex, t.warningMarkCell, t.earthBoostEdge, t.reserved].map(word)
const hashWords = (words: readonly Hex[]) => keccak256(concat([...words]))
const typeHash = (type: string) => keccak256(stringToHex(type))

describe('matchId', () => {
  it('is the hash of 18 + 45 words in a row', () => {
    const words = [
      ...headerWords,
      ...header.deckA.map(word),
      ...header.deckB.map(word),
      ...tailWords,
      ...turns.flatMap(turnWords),
    ]
    expect(words).toHaveLength(18 + 45)
    expect(encodeMatch(match)).toBe(concat(words))
    expect(matchId(match)).toBe(hashWords(words))
  })

  it('needs nine turns', () => {
    expect(() => matchId({ header, turns: turns.slice(1) })).toThrow(
      expect.objectContaining({ code: 'INVALID_INPUT', message: 'a match has 9 turns, not 8' }),
    )
  })

  it('changes with the salt and with fields that the rules ignore', () => {
    const salted = { header: { ...header, salt: header.rulesetId }, turns }
    const reserved = { header, turns: turns.map((t, i) => (i === 3 ? { ...t, reserved: 1 } : t)) }
    expect(new Set([match, salted, reserved].map(matchId)).size).toBe(3)
  })
})

describe('the EIP-712 message', () => {
  const headerType =
    'MatchHeader(uint16 version,bytes32 rulesetId,uint32 seasonId,address playerA,address playerB,' +
    'uint256[5] deckA,uint256[5] deckB,uint8 firstPlayer,uint64 deadline,bytes32 salt)'
  const turnType =
    'Turn(uint8 cell,uint8 cardIndex,uint8 warningMarkCell,uint8 earthBoostEdge,uint8 reserved)'
  const matchType = `Match(MatchHeader header,Turn[9] turns)${headerType}${turnType}`

  const headerHash = hashWords([
    typeHash(headerType),
    ...headerWords,
    hashWords(header.deckA.map(word)),
    hashWords(header.deckB.map(word)),
    ...tailWords,
  ])
  const turnsHash = hashWords(turns.map((t) => hashWords([typeHash(turnType), ...turnWords(t)])))
  const structHash = hashWords([typeHash(matchType), headerHash, turnsHash])
  const separator = keccak256(
    encodeAbiParameters(
      [
        { type: 'bytes32' },
        { type: 'bytes32' },
        { type: 'bytes32' },
        { type: 'uint256' },
        { type: 'address' },
      ],
      [
        typeHash('EIP712Domain(string name,string version,uint256 chainId,address verifyingContract)'),
        typeHash('NyanoTriadLeague'),
        typeHash('1'),
        31337n,
        domain.verifyingContract,
      ],
    ),
  )

  it('hashes every field of header and turns', () => {
    expect(matchStructHash(match)).toBe(structHash)
  })

  it('is bound to chain and contract', () => {
    expect(matchDomainSeparator(domain)).toBe(separator)
    expect(matchDigest(domain, match)).toBe(keccak256(concat(['0x1901', separator, structHash])))
  })
})
