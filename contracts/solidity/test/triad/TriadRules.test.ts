import { loadFixture } from '@nomicfoundation/hardhat-network-helpers'
import { expect } from 'chai'
import { card, cardsOfA, cardsOfB } from './support/cards'
import { deployLeague } from './support/league'
import { defaultRuleset } from './support/rulesets'
import { turn } from './support/transcript'
import type { Card, Cards, RulesetConfig, Turns } from './support/types'

/** The board after each turn of the usual match, under changed rules, with changed turns and other cards. */
async function replay(
  changeRules: (config: RulesetConfig) => void,
  changeTurns: (turns: Turns) => void = () => {},
  [cardsA, cardsB]: [Cards, Cards] = [cardsOfA(), cardsOfB()],
) {
  const { league, lens, makeMatch } = await loadFixture(deployLeague)
  const config = defaultRuleset()
  changeRules(config)
  const rulesetId = await league.read.rulesetIdOf([config])
  const { header, turns } = await makeMatch((changed, drawn) => {
    changed.rulesetId = rulesetId
    changeTurns(drawn)
  })
  const [boards] = await lens.read.replay([header, turns, config, cardsA, cardsB])
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

  describe('a card next to a source of light', () => {
    const even = (kind: Parameters<typeof card>[0], edge: number) =>
      card(kind, [edge, edge, edge, edge], 0, 1)
    /** Wind does nothing on the board. */
    const plain = (edge: number) => even('wind', edge)

    /** Who holds a cell after the last of the given placements; A begins, and each plays card after card of the deck. */
    async function sideOf(
      watched: number,
      { cells, deckA, deckB, stack }: { cells: number[]; deckA: Card[]; deckB: Card[]; stack: boolean },
    ) {
      const fill = (deck: Card[]) => [...deck, ...Array<Card>(5 - deck.length).fill(plain(5))] as Cards
      const all = [...cells, ...[0, 1, 2, 3, 4, 5, 6, 7, 8].filter((cell) => !cells.includes(cell))]
      const boards = await replay(
        (config) => {
          config.traitEffects.light.stack = stack
        },
        (turns) => {
          turns.splice(0, 9, ...all.map((cell, index) => turn(cell, index >> 1)))
        },
        [fill(deckA), fill(deckB)],
      )
      return boards[cells.length - 1]?.tiles[watched]?.side
    }

    type Case = {
      name: string
      watched: number
      cells: number[]
      decks: (receiver: Card) => [deckA: Card[], deckB: Card[]]
      /** The cell's side afterwards, by the kind of the receiving card, whose edges are all five. */
      sides: Partial<Record<'wind' | 'light' | 'shadow', number>>
    }
    const cases: Case[] = [
      {
        // B's third card attacks 0 from 1, between B's Light on 2 and 4.
        name: 'attacks with more, unless it is Light',
        watched: 0,
        cells: [0, 2, 8, 4, 6, 1],
        decks: (receiver) => [
          [plain(5), plain(1), plain(1)],
          [even('light', 1), even('light', 1), receiver],
        ],
        sides: { wind: 1, light: 0 },
      },
      {
        // A's first card on 4, between A's Light on 3 and 7, meets a six on 5.
        name: 'defends with more, unless it is Light',
        watched: 4,
        cells: [4, 0, 3, 2, 7, 5],
        decks: (receiver) => [
          [receiver, even('light', 1), even('light', 1)],
          [plain(1), plain(1), plain(6)],
        ],
        sides: { wind: 0, light: 1 },
      },
      {
        // B's Aqua on 3 attacks A's first card on 1, beside A's Light on 2.
        name: 'defends a diagonal with more, unless it is Light',
        watched: 1,
        cells: [1, 8, 2, 3],
        decks: (receiver) => [
          [receiver, even('light', 1)],
          [plain(1), even('aqua', 6)],
        ],
        sides: { wind: 0, light: 1 },
      },
      {
        // B's second card attacks 0 from 1, beside B's Shadow on 4.
        name: 'gains from Shadow under Eclipse, unless it is Light',
        watched: 0,
        cells: [0, 4, 8, 1],
        decks: (receiver) => [
          [plain(5), plain(1)],
          [even('shadow', 1), receiver, even('light', 1)],
        ],
        sides: { wind: 1, shadow: 1, light: 0 },
      },
    ]
    for (const stack of [false, true]) {
      describe(stack ? 'with stack' : 'without stack', () => {
        for (const { name, watched, cells, decks, sides } of cases) {
          it(name, async () => {
            for (const [kind, side] of Object.entries(sides)) {
              const [deckA, deckB] = decks(even(kind as keyof typeof sides, 5))
              expect(await sideOf(watched, { cells, deckA, deckB, stack }), kind).to.equal(side)
            }
          })
        }
      })
    }
  })
})
