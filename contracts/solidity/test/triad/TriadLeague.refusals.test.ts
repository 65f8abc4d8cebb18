import { loadFixture, time } from '@nomicfoundation/hardhat-network-helpers'
import { expect } from 'chai'
import {
  encodeFunctionData,
  encodePacked,
  getAddress,
  type Hex,
  keccak256,
  numberToHex,
  parseSignature,
  slice,
} from 'viem'
import { answersFor, cardsOfA } from './support/cards'
import { deckA, deckB, deployLeague, type Match } from './support/league'
import { expectBareRevert, type Refusal } from './support/refusal'
import { signMatch } from './support/transcript'
import { type Deck, leagueAbi, type MatchHeader, type Turns } from './support/types'

type League = Awaited<ReturnType<typeof deployLeague>>
type Change = (header: MatchHeader, turns: Turns, league: League) => void

const hashOf = (deck: Deck) => keccak256(encodePacked(['uint256[5]'], [deck]))
const reversedHash = (deck: Deck) => hashOf([...deck].reverse() as Deck)
const stranger = getAddress('0x00000000000000000000000000000000000a11ce')

/** Submits a match that must be refused, in a transaction of its own, and sees that it left nothing behind. */
async function expectRefused(league: League, match: Match, expected: Refusal): Promise<void> {
  expect(await league.refusal(() => league.submit(match))).to.deep.equal(expected)
  expect((await league.resultOf(match)).settledAt).to.equal(0n)
}

describe('TriadLeague: refusals', () => {
  const unknownId = keccak256('0x1234')
  const cases: [string, Change, string, unknown[] | ((match: Match) => unknown[])][] = [
    ['version 2', (header) => (header.version = 2), 'UnsupportedVersion', [2]],
    ['version 0', (header) => (header.version = 0), 'UnsupportedVersion', [0]],
    ['firstPlayer 2', (header) => (header.firstPlayer = 2), 'InvalidFirstPlayer', [2]],
    [
      'one account in both seats',
      (header) => (header.playerB = header.playerA),
      'SamePlayer',
      ({ header }) => [header.playerA],
    ],
    ["a card twice in A's deck", ({ deckA }) => (deckA[4] = deckA[1]), 'DuplicateCard', [0, deckA[1]]],
    ["a card twice in B's deck", ({ deckB }) => (deckB[2] = deckB[0]), 'DuplicateCard', [1, deckB[0]]],
    ['an unknown ruleset', (header) => (header.rulesetId = unknownId), 'UnknownRuleset', [unknownId]],
    ['an unsealed deck of A', (header) => header.deckA.reverse(), 'DeckNotSealed', [0, reversedHash(deckA)]],
    ['an unsealed deck of B', (header) => header.deckB.reverse(), 'DeckNotSealed', [1, reversedHash(deckB)]],
    ["another player's deck", (header) => (header.playerA = stranger), 'DeckNotSealed', [0, hashOf(deckA)]],
    ['a cell outside of the board', (_, turns) => (turns[0].cell = 9), 'CellOutOfRange', [0, 9]],
    ['cell 255', (_, turns) => (turns[3].cell = 255), 'CellOutOfRange', [3, 255]],
    ["a cell used twice, the player's own", (_, turns) => (turns[2].cell = 4), 'CellTaken', [2, 4]],
    ["a cell used twice, the opponent's", (_, turns) => (turns[8].cell = 3), 'CellTaken', [8, 3]],
    ['a card outside of the deck', (_, turns) => (turns[1].cardIndex = 5), 'CardOutOfRange', [1, 5]],
    ['card 255', (_, turns) => (turns[8].cardIndex = 255), 'CardOutOfRange', [8, 255]],
    ['a card used twice', (_, turns) => (turns[2].cardIndex = 1), 'CardUsed', [2, 1]],
    [
      'an Earth card without edge',
      (_, turns) => (turns[4].earthBoostEdge = 255),
      'EarthEdgeInvalid',
      [4, 255],
    ],
    ['an Earth card with edge 4', (_, turns) => (turns[4].earthBoostEdge = 4), 'EarthEdgeInvalid', [4, 4]],
    ['a mark outside of the board', (_, turns) => (turns[0].warningMarkCell = 9), 'MarkOutOfRange', [0, 9]],
    ['mark 254', (_, turns) => (turns[7].warningMarkCell = 254), 'MarkOutOfRange', [7, 254]],
    ['a mark on the cell just taken', (_, turns) => (turns[2].warningMarkCell = 1), 'MarkCellTaken', [2, 1]],
    ["a mark on the opponent's cell", (_, turns) => (turns[2].warningMarkCell = 0), 'MarkCellTaken', [2, 0]],
    ['a mark on the full board', (_, turns) => (turns[8].warningMarkCell = 0), 'MarkCellTaken', [8, 0]],
    ['a fourth mark of A', (_, turns) => (turns[2].warningMarkCell = 8), 'MarkLimitReached', [6, 3]],
    ['a fourth mark of B', (_, turns) => (turns[5].warningMarkCell = 6), 'MarkLimitReached', [7, 3]],
  ]
  for (const [name, change, errorName, args] of cases) {
    it(name, async () => {
      const league = await loadFixture(deployLeague)
      const match = await league.makeMatch((header, turns) => change(header, turns, league))
      await expectRefused(league, match, {
        errorName,
        args: typeof args === 'function' ? args(match) : args,
      })
    })
  }

  it('an expired deadline', async () => {
    const league = await loadFixture(deployLeague)
    const match = await league.makeMatch()
    const { deadline } = match.header
    await time.setNextBlockTimestamp(deadline + 1n)
    await expectRefused(league, match, {
      errorName: 'DeadlinePassed',
      args: [deadline, deadline + 1n],
    })
  })

  it('a match that was settled before', async () => {
    const league = await loadFixture(deployLeague)
    const match = await league.makeMatch()
    const matchId = await league.league.read.matchIdOf([match.header, match.turns])
    await league.submit(match)
    const before = await league.resultOf(match)
    expect(await league.refusal(() => league.submit(match))).to.deep.equal({
      errorName: 'MatchAlreadySettled',
      args: [matchId],
    })
    expect(await league.resultOf(match)).to.deep.equal(before)
  })

  it('a card that is not owned: there is no seal to settle with', async () => {
    const league = await loadFixture(deployLeague)
    const { alice, bob, cards, sealDeck, refusal } = league
    const deck: Deck = [...deckA].reverse() as Deck
    await cards.write.set([deckA[0], answersFor(bob.address, cardsOfA()[0])])
    expect(await refusal(() => sealDeck(alice.address, deck))).to.deep.equal({
      errorName: 'CardNotOwned',
      args: [deckA[0], alice.address, bob.address],
    })
    const match = await league.makeMatch((header) => Object.assign(header, { deckA: deck }))
    await expectRefused(league, match, {
      errorName: 'DeckNotSealed',
      args: [0, hashOf(deck)],
    })
  })

  for (const [player, seat] of [
    [0, 'playerA'],
    [1, 'playerB'],
  ] as const) {
    it(`a seal of ${seat} that ends before the deadline`, async () => {
      const league = await loadFixture(deployLeague)
      const { header } = await league.makeMatch()
      const deck = player === 0 ? header.deckA : header.deckB
      await time.increase(60)
      const other =
        player === 0 ? ([header.playerB, header.deckB] as const) : ([header.playerA, header.deckA] as const)
      await league.sealDeck(...other)
      const [sealedUntil] = await league.league.read.sealOf([header[seat], deck])
      const deadline = sealedUntil + 1n
      const match = await league.makeMatch((changed) => Object.assign(changed, { deadline }))
      await expectRefused(league, match, {
        errorName: 'SealTooShort',
        args: [player, sealedUntil, deadline],
      })

      const inTime = await league.makeMatch((changed) => Object.assign(changed, { deadline: sealedUntil }))
      await league.submit(inTime)
    })
  }

  it('a seal that has expired', async () => {
    const league = await loadFixture(deployLeague)
    const [sealedUntil] = await league.league.read.sealOf([league.alice.address, deckA])
    await time.increaseTo(sealedUntil + 1n)
    const match = await league.makeMatch()
    const args = [0, sealedUntil, match.header.deadline]
    await expectRefused(league, match, { errorName: 'SealTooShort', args })
  })

  describe('signatures', () => {
    const otherSof = (signature: Hex): Hex => {
      const order = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n
      const { r, s, yParity } = parseSignature(signature)
      return `${r}${numberToHex(order - BigInt(s), { size: 32 }).slice(2)}${yParity === 0 ? '1c' : '1b'}`
    }
    const compact = (signature: Hex): Hex => slice(signature, 0, 64)

    const changes: [
      string,
      0 | 1,
      (match: Match, league: League) => Promise<Partial<Match>> | Partial<Match>,
    ][] = [
      [
        'that are swapped',
        0,
        ({ signatureA, signatureB }) => ({
          signatureA: signatureB,
          signatureB: signatureA,
        }),
      ],
      ['of A in both places', 1, ({ signatureA }) => ({ signatureB: signatureA })],
      ['of A with a high s', 0, ({ signatureA }) => ({ signatureA: otherSof(signatureA) })],
      ['of B with a high s', 1, ({ signatureB }) => ({ signatureB: otherSof(signatureB) })],
      ['of 64 bytes', 0, ({ signatureA }) => ({ signatureA: compact(signatureA) })],
      ['of 66 bytes', 1, ({ signatureB }) => ({ signatureB: `${signatureB}00` })],
      ['that are missing', 0, () => ({ signatureA: '0x' })],
      ['of zeros', 1, () => ({ signatureB: numberToHex(0, { size: 65 }) })],
      [
        'for another chain',
        0,
        async ({ header, turns }, { alice, domain }) => ({
          signatureA: await signMatch(alice, { ...domain, chainId: 1 }, header, turns),
        }),
      ],
      [
        'for another contract',
        1,
        async ({ header, turns }, { bob, domain }) => ({
          signatureB: await signMatch(bob, { ...domain, verifyingContract: stranger }, header, turns),
        }),
      ],
      [
        'of other turns',
        0,
        async ({ header, turns }, { alice, domain }) => {
          const [first, ...rest] = turns
          const signed = [{ ...first, reserved: 1 }, ...rest] as Turns
          return { signatureA: await signMatch(alice, domain, header, signed) }
        },
      ],
      [
        'of another header',
        1,
        async ({ header, turns }, { bob, domain }) => ({
          signatureB: await signMatch(bob, domain, { ...header, seasonId: 8 }, turns),
        }),
      ],
    ]
    for (const [name, player, change] of changes) {
      it(name, async () => {
        const league = await loadFixture(deployLeague)
        const match = await league.makeMatch()
        const spoilt = { ...match, ...(await change(match, league)) }
        await expectRefused(league, spoilt, {
          errorName: 'InvalidSignature',
          args: [player],
        })
        await league.submit(match)
      })
    }
  })

  describe('in the order of the protocol', () => {
    const steps: [string, Change][] = [
      ['UnsupportedVersion', (header) => (header.version = 9)],
      ['InvalidFirstPlayer', (header) => (header.firstPlayer = 9)],
      ['SamePlayer', (header) => (header.playerB = header.playerA)],
      ['DeadlinePassed', (header) => (header.deadline = 1n)],
      ['DuplicateCard', (header) => (header.deckB[1] = header.deckB[0])],
      ['UnknownRuleset', (header) => (header.rulesetId = unknownId)],
      ['DeckNotSealed', (header) => header.deckA.reverse()],
      ['CellOutOfRange', (_, turns) => (turns[0].cell = 77)],
    ]
    for (const [index, [errorName]] of steps.entries()) {
      it(`${errorName} comes before all that follow`, async () => {
        const league = await loadFixture(deployLeague)
        const match = await league.makeMatch((header, turns) => {
          for (const [, change] of steps.slice(index)) change(header, turns, league)
        })
        expect((await league.refusal(() => league.submit(match))).errorName).to.equal(errorName)
      })
    }

    it('a signature comes before the turns, and a settled match after the signatures', async () => {
      const league = await loadFixture(deployLeague)
      const illegal = await league.makeMatch((_, turns) => Object.assign(turns[0], { cell: 9 }))
      const unsigned = { ...illegal, signatureB: '0x' as const }
      expect((await league.refusal(() => league.submit(unsigned))).errorName).to.equal('InvalidSignature')
      const match = await league.makeMatch()
      await league.submit(match)
      const again = { ...match, signatureA: '0x' as const }
      expect((await league.refusal(() => league.submit(again))).errorName).to.equal('InvalidSignature')
    })
  })

  describe('calldata that does not fit its types', () => {
    /** Replaces one word of the calldata of a call that starts with header and turns. */
    const withWord = (data: Hex, word: number, value: bigint): Hex => {
      const start = 2 + 2 * (4 + 32 * word)
      const replaced = numberToHex(value, { size: 32 }).slice(2)
      return `${data.slice(0, start)}${replaced}${data.slice(start + 64)}` as Hex
    }
    const words: [string, number, bigint][] = [
      ['version', 0, 0x10001n],
      ['seasonId', 2, 2n ** 32n],
      ['playerA', 3, 2n ** 160n],
      ['playerB', 4, 2n ** 160n],
      ['firstPlayer', 15, 256n],
      ['deadline', 16, 2n ** 64n],
      ['cell', 18, 256n + 4n],
      ['reserved field of the last turn', 62, 256n],
    ]
    for (const [name, word, value] of words) {
      it(`a ${name} that does not fit its type, though both signed it so`, async () => {
        const { league, relayer, publicClient, alice, bob, makeMatch, resultOf } =
          await loadFixture(deployLeague)
        const match = await makeMatch()
        const { header, turns } = match
        const asked = encodeFunctionData({ abi: leagueAbi, functionName: 'digestOf', args: [header, turns] })
        const { data: digest } = await publicClient.call({
          to: league.address,
          data: withWord(asked, word, value),
        })
        if (!digest) throw new Error('no digest')
        const [signatureA, signatureB] = await Promise.all([
          alice.sign({ hash: digest }),
          bob.sign({ hash: digest }),
        ])
        const args = [header, turns, signatureA, signatureB] as const
        const data = withWord(
          encodeFunctionData({ abi: leagueAbi, functionName: 'submitMatch', args }),
          word,
          value,
        )
        await expectBareRevert(() => relayer.sendTransaction({ to: league.address, data, gas: 3_000_000n }))
        expect((await resultOf(match)).settledAt).to.equal(0n)
      })
    }
  })
})
