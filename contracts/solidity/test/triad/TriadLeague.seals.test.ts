import { loadFixture, time } from '@nomicfoundation/hardhat-network-helpers'
import { expect } from 'chai'
import { encodePacked, getAddress, keccak256 } from 'viem'
import { answersFor, cardsOfA, cardsOfB } from './support/cards'
import { deckA, deckB, deployLeague } from './support/league'
import type { Card, Deck } from './support/types'

const sevenDays = 7n * 24n * 3_600n

/** Unsealed decks of the same cards. */
const [c1, c2, c3, c4, c5] = deckA
const otherOrder: Deck = [c2, c1, c3, c4, c5]

const hashOf = (deck: Deck) => keccak256(encodePacked(['uint256[5]'], [deck]))

describe('TriadLeague: seals', () => {
  describe('sealDeck', () => {
    it('stores and emits the attributes of the five cards, for any caller', async () => {
      const { league, alice, sealDeck, eventsIn } = await loadFixture(deployLeague)
      const [event] = await eventsIn(await sealDeck(alice.address, otherOrder))
      const sealedUntil = BigInt(await time.latest()) + sevenDays
      const [first, second, ...rest] = cardsOfA()
      const cards = [second, first, ...rest]
      expect(event?.eventName).to.equal('DeckSealed')
      expect(event?.args).to.deep.equal({
        player: alice.address,
        deckHash: hashOf(otherOrder),
        deck: otherOrder,
        cards,
        sealedUntil,
      })
      expect(await league.read.sealOf([alice.address, otherOrder])).to.deep.equal([sealedUntil, cards])
      expect(await league.read.SEAL_PERIOD()).to.equal(sevenDays)
    })

    it('has no seal of a deck that was never sealed', async () => {
      const { league, bob } = await loadFixture(deployLeague)
      const [sealedUntil] = await league.read.sealOf([bob.address, deckA])
      expect(sealedUntil).to.equal(0n)
    })

    it('refuses a card that the player does not own', async () => {
      const { league, alice, bob, cards, sealDeck, refusal } = await loadFixture(deployLeague)
      await cards.write.set([c4, answersFor(bob.address, cardsOfA()[3])])
      expect(await refusal(() => sealDeck(alice.address, otherOrder))).to.deep.equal({
        errorName: 'CardNotOwned',
        args: [c4, alice.address, bob.address],
      })
      expect((await league.read.sealOf([alice.address, otherOrder]))[0]).to.equal(0n)
    })

    for (const [tokenId, deck] of [
      [c1, [c1, c1, c3, c4, c5]],
      [c1, [c1, c2, c1, c4, c5]],
      [c1, [c1, c2, c3, c1, c5]],
      [c1, [c1, c2, c3, c4, c1]],
      [c2, [c1, c2, c2, c4, c5]],
      [c2, [c1, c2, c3, c2, c5]],
      [c2, [c1, c2, c3, c4, c2]],
      [c3, [c1, c2, c3, c3, c5]],
      [c3, [c1, c2, c3, c4, c3]],
      [c4, [c1, c2, c3, c4, c4]],
      // Two pairs: the card that comes first is named.
      [c1, [c1, c2, c2, c1, c5]],
    ] as [bigint, Deck][]) {
      it(`refuses a card that is in the deck twice: ${deck}`, async () => {
        const { league, alice, sealDeck, refusal } = await loadFixture(deployLeague)
        expect(await refusal(() => sealDeck(alice.address, deck))).to.deep.equal({
          errorName: 'DeckHasDuplicate',
          args: [tokenId],
        })
        expect((await league.read.sealOf([alice.address, deck]))[0]).to.equal(0n)
      })
    }

    describe('with a card out of bounds', () => {
      const edges = ['up', 'right', 'down', 'left'] as const
      const cases: Partial<Card>[] = [
        ...edges.map((edge) => ({ [edge]: 11 })),
        { hand: 3 },
        ...[0, 6].map((classId) => ({ classId })),
        ...[0, 5].map((seasonId) => ({ seasonId })),
        ...[0, 6].map((rarity) => ({ rarity })),
        { power: 65_536 },
      ]
      for (const change of cases) {
        it(`refuses ${JSON.stringify(change)}`, async () => {
          const { league, alice, cards, sealDeck, refusal } = await loadFixture(deployLeague)
          await cards.write.set([c3, answersFor(alice.address, { ...cardsOfA()[2], ...change })])
          expect(await refusal(() => sealDeck(alice.address, otherOrder))).to.deep.equal({
            errorName: 'CardOutOfBounds',
            args: [c3],
          })
          expect((await league.read.sealOf([alice.address, otherOrder]))[0]).to.equal(0n)
        })
      }

      for (const index of [1, 2, 5] as const) {
        it(`refuses a statistic (${index}) that would overflow the sum`, async () => {
          const { alice, cards, sealDeck, refusal } = await loadFixture(deployLeague)
          const answers = answersFor(alice.address, cardsOfA()[2])
          const stats = answers.stats.with(index, 2n ** 256n - 1n) as unknown as typeof answers.stats
          await cards.write.set([c3, { ...answers, stats }])
          expect(await refusal(() => sealDeck(alice.address, otherOrder))).to.deep.equal({
            errorName: 'CardOutOfBounds',
            args: [c3],
          })
        })
      }

      it('takes the largest values', async () => {
        const { league, alice, cards, sealDeck } = await loadFixture(deployLeague)
        const largest: Card = {
          up: 10,
          right: 10,
          down: 10,
          left: 10,
          hand: 2,
          classId: 5,
          seasonId: 4,
          rarity: 5,
          power: 65_535,
        }
        for (const tokenId of deckA) await cards.write.set([tokenId, answersFor(alice.address, largest)])
        await sealDeck(alice.address, otherOrder)
        const [, sealed] = await league.read.sealOf([alice.address, otherOrder])
        expect(sealed).to.deep.equal(Array(5).fill(largest))
      })
    })
  })

  describe('a valid seal', () => {
    it('is extended by sealing again', async () => {
      const { league, alice, sealDeck } = await loadFixture(deployLeague)
      const [before] = await league.read.sealOf([alice.address, deckA])
      await time.increase(1_000)
      await sealDeck(alice.address, deckA)
      const [after, cards] = await league.read.sealOf([alice.address, deckA])
      expect(after).to.equal(BigInt(await time.latest()) + sevenDays)
      expect(after > before).to.equal(true)
      expect(cards).to.deep.equal(cardsOfA())
    })

    const changes: Partial<Card>[] = [
      { up: 1 },
      { right: 1 },
      { down: 1 },
      { left: 1 },
      { hand: 1 },
      { classId: 2 },
      { seasonId: 1 },
      { rarity: 2 },
      { power: 1 },
    ]
    for (const change of changes) {
      it(`cannot be changed: ${JSON.stringify(change)}`, async () => {
        const { league, alice, cards, sealDeck, refusal } = await loadFixture(deployLeague)
        const before = await league.read.sealOf([alice.address, deckA])
        await cards.write.set([c3, answersFor(alice.address, { ...cardsOfA()[2], ...change })])
        expect(await refusal(() => sealDeck(alice.address, deckA))).to.deep.equal({
          errorName: 'SealChanged',
          args: [alice.address, hashOf(deckA)],
        })
        expect(await league.read.sealOf([alice.address, deckA])).to.deep.equal(before)
      })
    }

    it('cannot be changed in its last second, and can be in the next', async () => {
      const { league, alice, cards, sealDeck, refusal } = await loadFixture(deployLeague)
      const [until] = await league.read.sealOf([alice.address, deckA])
      await cards.write.set([c3, answersFor(alice.address, { ...cardsOfA()[2], up: 1 })])
      await time.setNextBlockTimestamp(until)
      expect((await refusal(() => sealDeck(alice.address, deckA))).errorName).to.equal('SealChanged')
      await time.setNextBlockTimestamp(until + 1n)
      await sealDeck(alice.address, deckA)
      const [, sealed] = await league.read.sealOf([alice.address, deckA])
      expect(sealed[2].up).to.equal(1)
    })

    it('stays when a card is sold, and cannot be extended then', async () => {
      const { league, alice, bob, cards, sealDeck, refusal } = await loadFixture(deployLeague)
      const before = await league.read.sealOf([alice.address, deckA])
      await cards.write.set([c1, answersFor(bob.address, cardsOfA()[0])])
      expect((await refusal(() => sealDeck(alice.address, deckA))).errorName).to.equal('CardNotOwned')
      expect(await league.read.sealOf([alice.address, deckA])).to.deep.equal(before)
    })

    it('belongs to its player', async () => {
      const { league, bob, setCards, sealDeck } = await loadFixture(deployLeague)
      await setCards(bob.address, deckA, cardsOfB())
      await sealDeck(bob.address, deckA)
      expect((await league.read.sealOf([bob.address, deckA]))[1]).to.deep.equal(cardsOfB())
      expect((await league.read.sealOf([bob.address, deckB]))[1]).to.deep.equal(cardsOfB())
    })
  })

  it('names the collection that it reads', async () => {
    const { league, cards } = await loadFixture(deployLeague)
    expect(await league.read.cards()).to.equal(getAddress(cards.address))
  })
})
