import { loadFixture } from '@nomicfoundation/hardhat-network-helpers'
import { expect } from 'chai'
import { encodePacked, keccak256 } from 'viem'
import { cardsOfA, cardsOfB } from './support/cards'
import { deployLeague } from './support/league'
import { refusalOf } from './support/refusal'
import { coreRuleset, defaultRuleset } from './support/rulesets'
import { leagueAbi, type MatchHeader, type Turns } from './support/types'

describe('TriadLens', () => {
  async function deployWithPreview() {
    const deployed = await deployLeague()
    const { lens, league, makeMatch } = deployed
    const preview = async (change?: (header: MatchHeader, turns: Turns) => void) => {
      const { header, turns } = await makeMatch(change)
      return lens.read.previewMatch([league.address, header, turns])
    }
    const replay = async (change?: (header: MatchHeader, turns: Turns) => void) => {
      const { header, turns } = await makeMatch(change)
      return lens.read.replay([header, turns, defaultRuleset(), cardsOfA(), cardsOfB()])
    }
    return { ...deployed, preview, replay }
  }

  describe('replay', () => {
    it('draws the board after each turn', async () => {
      const { replay } = await loadFixture(deployWithPreview)
      const [boards, outcome] = await replay()
      for (const [turn, { tiles }] of boards.entries()) {
        expect(tiles.filter(({ side }) => side !== 255)).to.have.length(turn + 1)
      }
      expect(boards.map(({ mark }) => mark)).to.deep.equal([0, 1, 255, 5, 8, 255, 3, 6, 255])
      const last = boards[8].tiles
      expect(last.filter(({ side }) => side === 0)).to.have.length(outcome.tilesA)
      expect(last.filter(({ side }) => side === 1)).to.have.length(outcome.tilesB)
      // Cosmic on a corner, under a mark; then struck by Thunder.
      expect(boards[1].tiles[0]).to.deep.include({
        side: 1,
        tokenId: 205n,
        up: 5,
        right: 5,
        down: 8,
        left: 6,
        trait: 1,
      })
      expect(boards[2].tiles[0]).to.deep.include({
        side: 0,
        up: 4,
        right: 4,
        down: 7,
        left: 5,
      })
      expect(boards[7].tiles[3]).to.deep.include({
        side: 1,
        tokenId: 203n,
        trait: 4,
      })
    })

    it('shows traits that do not act', async () => {
      const { lens, league, makeMatch } = await loadFixture(deployWithPreview)
      const config = defaultRuleset()
      config.traitEffects.enabled = false
      const rulesetId = await league.read.rulesetIdOf([config])
      const { header, turns } = await makeMatch((changed) => Object.assign(changed, { rulesetId }))
      const [boards] = await lens.read.replay([header, turns, config, cardsOfA(), cardsOfB()])
      expect(boards[1].tiles[0]).to.deep.include({
        trait: 1,
        up: 4,
        right: 4,
        down: 7,
        left: 5,
      })
    })

    it('refuses a config that the header does not name', async () => {
      const { lens, makeMatch, coreId, defaultId } = await loadFixture(deployWithPreview)
      const { header, turns } = await makeMatch()
      const refused = await refusalOf(lens.abi, () =>
        lens.read.replay([header, turns, coreRuleset(), cardsOfA(), cardsOfB()]),
      )
      expect(refused).to.deep.equal({
        errorName: 'RulesetMismatch',
        args: [defaultId, coreId],
      })
    })

    it('refuses what the league refuses', async () => {
      const { lens, replay } = await loadFixture(deployWithPreview)
      const refused = (change: (header: MatchHeader, turns: Turns) => void) =>
        refusalOf(lens.abi, () => replay(change))
      expect((await refused((header) => Object.assign(header, { version: 2 }))).errorName).to.equal(
        'UnsupportedVersion',
      )
      expect((await refused((header) => header.deckA.fill(1n))).errorName).to.equal('DuplicateCard')
      expect(await refused((_, turns) => Object.assign(turns[5], { cell: 4 }))).to.deep.equal({
        errorName: 'CellTaken',
        args: [5, 4],
      })
    })
  })

  describe('previewMatch', () => {
    it('replays with the seals and the ruleset of a league', async () => {
      const { preview, replay } = await loadFixture(deployWithPreview)
      expect(await preview()).to.deep.equal(await replay())
    })

    it('refuses what the league would refuse', async () => {
      const { preview, league, alice, defaultId, coreId } = await loadFixture(deployWithPreview)
      const refused = (change: (header: MatchHeader, turns: Turns) => void) =>
        refusalOf(leagueAbi, () => preview(change))
      const hashOf = (deck: MatchHeader['deckA']) => keccak256(encodePacked(['uint256[5]'], [deck]))
      const deck: MatchHeader['deckA'] = [105n, 104n, 103n, 102n, 101n]
      const [sealedUntil] = await league.read.sealOf([alice.address, [101n, 102n, 103n, 104n, 105n]])
      expect(await refused((header) => Object.assign(header, { firstPlayer: 3 }))).to.deep.equal({
        errorName: 'InvalidFirstPlayer',
        args: [3],
      })
      expect(
        await refused((header) => Object.assign(header, { rulesetId: keccak256(defaultId) })),
      ).to.deep.equal({
        errorName: 'UnknownRuleset',
        args: [keccak256(defaultId)],
      })
      expect(await refused((header) => Object.assign(header, { deckA: deck }))).to.deep.equal({
        errorName: 'DeckNotSealed',
        args: [0, hashOf(deck)],
      })
      expect(await refused((header) => Object.assign(header, { deadline: sealedUntil + 9n }))).to.deep.equal({
        errorName: 'SealTooShort',
        args: [0, sealedUntil, sealedUntil + 9n],
      })
      expect(
        await refused((header, turns) => {
          header.rulesetId = coreId
          turns[1].cardIndex = 9
        }),
      ).to.deep.equal({ errorName: 'CardOutOfRange', args: [1, 9] })
    })
  })
})
