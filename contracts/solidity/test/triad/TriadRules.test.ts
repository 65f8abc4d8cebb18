import { loadFixture } from '@nomicfoundation/hardhat-network-helpers'
import { expect } from 'chai'
import { cardsOfA, cardsOfB } from './support/cards'
import { deployLeague } from './support/league'
import { defaultRuleset } from './support/rulesets'
import type { RulesetConfig, Turns } from './support/types'

/** The board after each turn of the usual match, under changed rules and with changed turns. */
async function replay(
  changeRules: (config: RulesetConfig) => void,
  changeTurns: (turns: Turns) => void = () => {},
) {
  const { league, lens, makeMatch } = await loadFixture(deployLeague)
  const config = defaultRuleset()
  changeRules(config)
  const rulesetId = await league.read.rulesetIdOf([config])
  const { header, turns } = await makeMatch((changed, drawn) => {
    changed.rulesetId = rulesetId
    changeTurns(drawn)
  })
  const [boards] = await lens.read.replay([header, turns, config, cardsOfA(), cardsOfB()])
  return boards
}

/** The Earth card is placed on turn 4, in cell 5, without a mark. */
const earth = { turn: 4, cell: 5 } as const

describe('TriadRules', () => {
  describe('an Earth card that need not choose', () => {
    const optional = (config: RulesetConfig) => {
      config.traitEffects.earth.requireChoice = false
    }

    it('stays as it is without an edge', async () => {
      const boards = await replay(optional, (turns) => {
        turns[3].warningMarkCell = 255
        turns[earth.turn].earthBoostEdge = 255
      })
      expect(boards[earth.turn].tiles[earth.cell]).to.deep.include({ up: 5, right: 8, down: 4, left: 6 })
    })

    it('changes two edges with one', async () => {
      const boards = await replay(optional, (turns) => {
        turns[3].warningMarkCell = 255
        turns[earth.turn].earthBoostEdge = 2
      })
      expect(boards[earth.turn].tiles[earth.cell]).to.deep.include({ up: 4, right: 8, down: 6, left: 6 })
    })
  })

  describe('a change by zero', () => {
    it('does not lift an edge to the least value, as any other change does', async () => {
      const boards = await replay(
        (config) => {
          config.warning.edgeMin = 6
          config.traitEffects.earth = { enabled: true, boost: 0, oppositePenalty: 0, requireChoice: true }
          config.traitEffects.thunder.adjacentEnemyAllTriadDelta = 0
          config.traitEffects.cosmic.cornerTriadPlus = 0
        },
        (turns) => {
          for (const turn of turns) turn.warningMarkCell = 255
        },
      )
      expect(boards[earth.turn].tiles[earth.cell]).to.deep.include({ up: 5, right: 8, down: 4, left: 6 })
      expect(boards[2].tiles[0]).to.deep.include({ up: 5, right: 5, down: 8, left: 6 })
    })
  })

  describe('light that adds nothing', () => {
    it('leaves every comparison as it is without light', async () => {
      const dim = await replay((config) => {
        config.traitEffects.light.adjacencyTriadPlus = 0
      })
      const dark = await replay((config) => {
        config.traitEffects.light.enabled = false
        config.formationBonuses.eclipse.enabled = false
      })
      const sides = (boards: typeof dim) => boards.map(({ tiles }) => tiles.map(({ side }) => side))
      expect(sides(dim)).to.deep.equal(sides(dark))
    })
  })
})
