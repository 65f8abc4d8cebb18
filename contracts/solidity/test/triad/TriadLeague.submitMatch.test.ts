import { loadFixture, time } from '@nomicfoundation/hardhat-network-helpers'
import { expect } from 'chai'
import { bytesToNumber, hexToBytes, keccak256, sliceHex, toHex } from 'viem'
import { answersFor, cardsOfA } from './support/cards'
import { deckA, deckB, deployLeague } from './support/league'
import { packTurns } from './support/transcript'
import type { Turns } from './support/types'

describe('TriadLeague: submitMatch', () => {
  it('records winner, tiles, tie scores, season, ruleset and time', async () => {
    const { makeMatch, submit, resultOf } = await loadFixture(deployLeague)
    const match = await makeMatch()
    await submit(match)
    expect(await resultOf(match)).to.deep.equal({
      winner: 1,
      tilesA: 3,
      tilesB: 6,
      tieScoreA: 303,
      tieScoreB: 727,
      seasonId: 7,
      rulesetNumber: 2,
      settledAt: BigInt(await time.latest()),
    })
  })

  it('has no result of a match that was not submitted', async () => {
    const { makeMatch, resultOf } = await loadFixture(deployLeague)
    const { settledAt } = await resultOf(await makeMatch())
    expect(settledAt).to.equal(0n)
  })

  it('replays as the lens does, under both rulesets and for both first players', async () => {
    const { league, lens, coreId, defaultId, makeMatch, submit, resultOf } = await loadFixture(deployLeague)
    for (const rulesetId of [coreId, defaultId]) {
      for (const firstPlayer of [0, 1]) {
        const match = await makeMatch((header) => Object.assign(header, { rulesetId, firstPlayer }))
        const [, outcome] = await lens.read.previewMatch([league.address, match.header, match.turns])
        await submit(match)
        const { seasonId, rulesetNumber, settledAt, ...settled } = await resultOf(match)
        expect(settled).to.deep.equal(outcome)
        expect(rulesetNumber).to.equal(rulesetId === coreId ? 1 : 2)
      }
    }
  })

  it('lets the second player of one match be the first of another', async () => {
    const { lens, league, makeMatch, coreId } = await loadFixture(deployLeague)
    const preview = async (firstPlayer: number) => {
      const { header, turns } = await makeMatch((header) =>
        Object.assign(header, { firstPlayer, rulesetId: coreId }),
      )
      const [boards] = await lens.read.previewMatch([league.address, header, turns])
      return boards[0].tiles[4]
    }
    expect(await preview(0)).to.deep.include({ side: 0, tokenId: deckA[1] })
    expect(await preview(1)).to.deep.include({ side: 1, tokenId: deckB[1] })
  })

  it('takes a match from anyone, to the last second of its deadline', async () => {
    const { league, makeMatch, submit, resultOf, relayer, alice, bob } = await loadFixture(deployLeague)
    const match = await makeMatch()
    expect([alice.address, bob.address]).not.to.include(relayer.account.address)
    await time.setNextBlockTimestamp(match.header.deadline)
    await submit(match)
    expect((await resultOf(match)).settledAt).to.equal(match.header.deadline)
    expect(await league.read.rulesetIdByNumber([(await resultOf(match)).rulesetNumber])).to.equal(
      match.header.rulesetId,
    )
  })

  it('settles many matches under one seal', async () => {
    const { makeMatch, submit, resultOf } = await loadFixture(deployLeague)
    for (const name of ['one', 'two', 'three']) {
      const match = await makeMatch((header) => Object.assign(header, { salt: keccak256(toHex(name)) }))
      await submit(match)
      expect((await resultOf(match)).settledAt > 0n).to.equal(true)
    }
  })

  it('counts a match without a season', async () => {
    const { makeMatch, submit, resultOf } = await loadFixture(deployLeague)
    const match = await makeMatch((header) => Object.assign(header, { seasonId: 0 }))
    await submit(match)
    expect(await resultOf(match)).to.include({ seasonId: 0, winner: 1 })
  })

  describe('when the loser moves a card away', () => {
    it('settles all the same', async () => {
      const { makeMatch, submit, resultOf, cards, alice, bob } = await loadFixture(deployLeague)
      const match = await makeMatch()
      await cards.write.set([deckA[0], answersFor(bob.address, cardsOfA()[0])])
      await submit(match)
      const { winner, settledAt } = await resultOf(match)
      expect(match.header.playerA).to.equal(alice.address)
      expect(winner).to.equal(1)
      expect(settledAt > 0n).to.equal(true)
    })

    it('replays the attributes of the seal, not the collection’s current ones', async () => {
      const { league, lens, makeMatch, submit, resultOf, cards, alice } = await loadFixture(deployLeague)
      const match = await makeMatch()
      const [, before] = await lens.read.previewMatch([league.address, match.header, match.turns])
      for (const tokenId of deckA) {
        const strongest = {
          ...cardsOfA()[0],
          up: 10,
          right: 10,
          down: 10,
          left: 10,
          power: 1,
        }
        await cards.write.set([tokenId, answersFor(alice.address, strongest)])
      }
      await submit(match)
      expect(await resultOf(match)).to.include(before)
    })
  })

  describe('events', () => {
    it('contain header, turns and outcome', async () => {
      const { makeMatch, submit, eventsIn, league, bob } = await loadFixture(deployLeague)
      const match = await makeMatch((_, turns) => {
        turns[3].reserved = 200
      })
      const [event, ...rest] = await eventsIn(await submit(match))
      expect(rest).to.deep.equal([])
      expect(event?.eventName).to.equal('MatchSettled')
      expect(event?.args).to.deep.equal({
        matchId: await league.read.matchIdOf([match.header, match.turns]),
        seasonId: 7,
        winner: bob.address,
        header: match.header,
        turns: packTurns(match.turns),
        outcome: {
          winner: 1,
          tilesA: 3,
          tilesB: 6,
          tieScoreA: 303,
          tieScoreB: 727,
        },
      })
    })

    it('are all that is needed to replay the match', async () => {
      const { publicClient, league, lens, makeMatch, submit } = await loadFixture(deployLeague)
      await submit(await makeMatch())

      const logs = await publicClient.getContractEvents({
        ...league,
        fromBlock: 0n,
      })
      const settled = logs.flatMap((log) => (log.eventName === 'MatchSettled' ? [log.args] : []))[0]
      if (!settled?.header || !settled.turns) throw new Error('no match in the log')
      const { header, matchId, outcome } = settled
      const bytes = hexToBytes(settled.turns)
      expect(bytes).to.have.length(45)
      const turns = Array.from({ length: 9 }, (_, turn) => {
        const [cell = 0, cardIndex = 0, warningMarkCell = 0, earthBoostEdge = 0, reserved = 0] = bytes.slice(
          turn * 5,
          turn * 5 + 5,
        )
        return { cell, cardIndex, warningMarkCell, earthBoostEdge, reserved }
      }) as Turns
      const config = logs.flatMap((log) =>
        log.eventName === 'RulesetRegistered' && log.args.rulesetId === header.rulesetId
          ? [log.args.config]
          : [],
      )[0]
      const [sealA, sealB] = [header.playerA, header.playerB].map(
        (player) =>
          logs.flatMap((log) =>
            log.eventName === 'DeckSealed' && log.args.player === player ? [log.args] : [],
          )[0],
      )
      if (!config || !sealA?.cards || !sealB?.cards)
        throw new Error('seals or ruleset are missing in the log')

      const [, replayed] = await lens.read.replay([header, turns, config, sealA.cards, sealB.cards])
      expect(replayed).to.deep.equal(outcome)
      expect(await league.read.matchIdOf([header, turns])).to.equal(matchId)
      expect([sealA.deck, sealB.deck]).to.deep.equal([header.deckA, header.deckB])
    })

    it('can be searched by match, season and winner', async () => {
      const { publicClient, league, makeMatch, submit, bob } = await loadFixture(deployLeague)
      const match = await makeMatch()
      await submit(match)
      const search = (args: object) =>
        publicClient.getContractEvents({
          ...league,
          eventName: 'MatchSettled',
          args,
          fromBlock: 0n,
        })
      const matchId = await league.read.matchIdOf([match.header, match.turns])
      expect(await search({ matchId })).to.have.length(1)
      expect(await search({ seasonId: 7, winner: bob.address })).to.have.length(1)
      expect(await search({ seasonId: 8 })).to.have.length(0)
    })
  })

  it('keeps the result in one slot', async () => {
    const { publicClient, league, makeMatch, submit } = await loadFixture(deployLeague)
    const match = await makeMatch()
    const matchId = await league.read.matchIdOf([match.header, match.turns])
    await submit(match)
    const used: number[] = []
    for (let mapping = 0; mapping < 8; mapping++) {
      const base = BigInt(keccak256(`0x${matchId.slice(2)}${mapping.toString(16).padStart(64, '0')}`))
      for (const offset of [0n, 1n]) {
        const slot = toHex(base + offset, { size: 32 })
        const value =
          (await publicClient.getStorageAt({
            address: league.address,
            slot,
          })) ?? '0x'
        if (BigInt(value) !== 0n) {
          used.push(mapping)
          expect(bytesToNumber(hexToBytes(sliceHex(value, 31)))).to.equal(1)
        }
      }
    }
    expect(used).to.have.length(1)
  })
})
