import { concat, type Hex, numberToHex, slice } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { beforeAll, describe, expect, it } from 'vitest'
import { createRandom } from '../../../src/core/index.js'
import {
  checkSignatures,
  defaultRuleset,
  isSignedBy,
  isStrictSignature,
  type Match,
  matchDigest,
  randomMatch,
  signMatch,
  verifyMatch,
} from '../../../src/games/triad/index.js'

const a = privateKeyToAccount(generatePrivateKey())
const b = privateKeyToAccount(generatePrivateKey())
const drawn = randomMatch(createRandom('signatures'), { ruleset: defaultRuleset })
const match: Match = { ...drawn, header: { ...drawn.header, playerA: a.address, playerB: b.address } }
const domain = { chainId: 1, verifyingContract: `0x${'cc'.repeat(20)}` as const }
const order = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n

let sigA: Hex
let sigB: Hex
beforeAll(async () => {
  sigA = await signMatch(a, domain, match)
  sigB = await signMatch(b, domain, match)
})

const withV = (signature: Hex, v: number) => concat([slice(signature, 0, 64), numberToHex(v, { size: 1 })])
const otherS = (signature: Hex) => {
  const s = numberToHex(order - BigInt(slice(signature, 32, 64)), { size: 32 })
  return concat([slice(signature, 0, 32), s, numberToHex(55 - Number(slice(signature, 64)), { size: 1 })])
}

describe('two signatures', () => {
  it('of the players are accepted', async () => {
    expect(await checkSignatures(match, { domain, sigA, sigB })).toBeNull()
    expect(await verifyMatch(match, { domain, sigA, sigB })).toMatchObject({ ok: true })
  })

  it('are refused when swapped, A first', async () => {
    const error = await checkSignatures(match, { domain, sigA: sigB, sigB: sigA })
    expect(error).toMatchObject({ code: 'InvalidSignature', args: { player: 0 } })
  })

  it('are refused when A signed for B', async () => {
    const error = await checkSignatures(match, { domain, sigA, sigB: sigA })
    expect(error).toMatchObject({ code: 'InvalidSignature', args: { player: 1 } })
  })

  it('do not hold on another chain, for another contract or another match', async () => {
    const chain = { ...domain, chainId: 2 }
    const contract = { ...domain, verifyingContract: a.address }
    const other = { ...match, header: { ...match.header, seasonId: 99 } }
    for (const refused of [
      checkSignatures(match, { domain: chain, sigA, sigB }),
      checkSignatures(match, { domain: contract, sigA, sigB }),
      checkSignatures(other, { domain, sigA, sigB }),
    ]) {
      expect(await refused).toMatchObject({ code: 'InvalidSignature', args: { player: 0 } })
    }
  })
})

describe('a signature', () => {
  it('has 65 bytes, v 27 or 28, and a low s', async () => {
    const digest = matchDigest(domain, match)
    expect(await isSignedBy(a.address, digest, sigA)).toBe(true)
    expect(await isSignedBy(a.address.toLowerCase() as Hex, digest, sigA)).toBe(true)
    const refused: Hex[] = [
      '0x',
      slice(sigA, 0, 64),
      concat([sigA, '0x00']),
      withV(sigA, Number(slice(sigA, 64)) - 27),
      withV(sigA, 29),
      withV(sigA, Number(slice(sigA, 64)) === 27 ? 28 : 27),
      otherS(sigA),
    ]
    for (const signature of refused) expect(await isSignedBy(a.address, digest, signature)).toBe(false)
  })

  it('with a high s would recover the same account, which is why it is refused', () => {
    expect(isStrictSignature(sigA)).toBe(true)
    expect(isStrictSignature(otherS(sigA))).toBe(false)
    expect(otherS(otherS(sigA))).toBe(sigA)
  })

  it('that is no point of the curve is refused, not thrown', async () => {
    const digest = matchDigest(domain, match)
    const zero = withV(numberToHex(0, { size: 64 }), 27)
    const large = concat([numberToHex(2n ** 256n - 1n, { size: 32 }), slice(sigA, 32)])
    expect(await isSignedBy(a.address, digest, zero)).toBe(false)
    expect(await isSignedBy(a.address, digest, large)).toBe(false)
  })
})

describe('verifyMatch', () => {
  const illegal = (): Match => ({ ...match, turns: match.turns.map((turn) => ({ ...turn, cell: 9 })) })

  it('checks header, deadline, cards, signatures and turns in this order', async () => {
    const spoilt = illegal()
    const bad = { domain, sigA: '0x', sigB: '0x', now: match.header.deadline + 1n } as const
    const code = async (match: Match, proof: Parameters<typeof verifyMatch>[1]) => {
      const result = await verifyMatch(match, proof)
      return result.ok ? 'ok' : result.error.code
    }
    const cardless = { ...spoilt, cards: new Map() }
    const version = { ...cardless, header: { ...match.header, version: 3 } }
    const duplicate = {
      ...cardless,
      header: { ...match.header, deckA: match.header.deckA.with(1, match.header.deckA[0]) },
    }
    expect(await code(version, bad)).toBe('UnsupportedVersion')
    expect(await code(duplicate as unknown as Match, bad)).toBe('DeadlinePassed')
    expect(await code(duplicate as unknown as Match, { ...bad, now: 0n })).toBe('DuplicateCard')
    expect(await code(cardless, { ...bad, now: 0n })).toBe('UnknownCard')
    expect(await code(spoilt, { ...bad, now: 0n })).toBe('InvalidSignature')
    const signed = {
      domain,
      sigA: await signMatch(a, domain, spoilt),
      sigB: await signMatch(b, domain, spoilt),
    }
    expect(await code(spoilt, signed)).toBe('CellOutOfRange')
    expect(await code(match, { domain, sigA, sigB, now: match.header.deadline })).toBe('ok')
  })
})
