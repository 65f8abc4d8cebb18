import { at, createRandom } from '@fivefold/sdk/core'
import { deriveTrait, encodeRuleset } from '@fivefold/sdk/triad'
import { beforeAll, describe, expect, it } from 'vitest'
import { type RandomGame, randomGame } from '../../src/parity/triad/random-game.js'
import { compileMocks, type Solidity, startSolidity } from '../../src/parity/triad/solidity.js'
import { words } from '../../src/parity/triad/words.js'
import { findDifference, triadParity } from '../../src/parity/triad.js'

const games = 2_000
const timeout = 600_000

describe('triad', () => {
  it(
    `plays ${games} random matches with the same results in TypeScript and Solidity`,
    async () => {
      const differences: object[] = []
      const count = await triadParity({
        games,
        seed: 'npm test',
        report: (difference) => differences.push(difference),
        progress: () => {},
      })
      expect(differences).toEqual([])
      expect(count).toBe(0)
    },
    timeout,
  )

  describe('random games', () => {
    const drawn = Array.from({ length: games }, (_, number) => randomGame(createRandom(`drawn/${number}`)))
    const shareOf = (isWanted: (game: RandomGame) => boolean) => drawn.filter(isWanted).length / games

    const countOf = (cards: RandomGame['cardsA'], { ruleset }: RandomGame, trait: string) =>
      cards.filter((card) => deriveTrait(ruleset.config.traitDerivation, card) === trait).length
    const lightOf = ({ ruleset }: RandomGame) => ruleset.config.traitEffects.light
    const isLightHeavy = (game: RandomGame) =>
      lightOf(game).adjacencyTriadPlus > 0 &&
      [game.cardsA, game.cardsB].some((cards) => countOf(cards, game, 'light') >= 3)
    const hasShiningShadow = (game: RandomGame) =>
      lightOf(game).adjacencyTriadPlus > 0 &&
      game.ruleset.config.formationBonuses.eclipse.shadowCountsAsLightSource &&
      [game.cardsA, game.cardsB].some(
        (cards) => countOf(cards, game, 'light') >= 1 && countOf(cards, game, 'shadow') >= 1,
      )
    const isCanonical = ({ config, ruleset }: RandomGame) =>
      `0x${words(config)}` === encodeRuleset(ruleset.config)

    it.each([
      [
        'decks of mostly Light without stack',
        (game: RandomGame) => isLightHeavy(game) && !lightOf(game).stack,
      ],
      ['decks of mostly Light with stack', (game: RandomGame) => isLightHeavy(game) && lightOf(game).stack],
      ['decks in which Shadow is a source of light', hasShiningShadow],
      ['canonical configs', isCanonical],
      ['configs that are not canonical', (game: RandomGame) => !isCanonical(game)],
    ])('have %s in a tenth of all games or more', (_, isWanted) => {
      expect(shareOf(isWanted)).toBeGreaterThan(0.1)
    })
  })

  describe('when the two sides are asked about different games', () => {
    let solidity: Solidity
    beforeAll(async () => {
      await compileMocks()
      solidity = await startSolidity()
    }, timeout)

    /** A contract that is asked about a changed game. */
    const mishearing = (change: (game: RandomGame) => RandomGame): Solidity => ({
      ...solidity,
      ask: (game, options) => solidity.ask(change(game), options),
    })
    const legalGame = async (): Promise<RandomGame> => {
      for (let number = 0; ; number++) {
        const game = randomGame(createRandom(`legal/${number}`))
        const { replay } = await solidity.ask(game, { lens: false })
        // Refusals are far shorter than boards.
        if (replay.length > 1_000) return game
      }
    }
    const differingParts = async (change: (game: RandomGame) => RandomGame) =>
      (await findDifference(mishearing(change), await legalGame(), { lens: true }))?.differing

    it('reports nothing if the games are the same', async () => {
      expect(await differingParts((game) => game)).toBeUndefined()
    })

    it('reports another salt', async () => {
      const salt = `0x${'11'.repeat(32)}` as const
      const parts = await differingParts((game) => ({ ...game, header: { ...game.header, salt } }))
      expect(parts).toEqual(['matchId', 'digest'])
    })

    it('reports another edge', async () => {
      const parts = await differingParts(({ cardsA, ...game }) => {
        const [first, ...rest] = cardsA
        return { ...game, cardsA: [{ ...at(cardsA, 0), up: first?.up === 10 ? 9 : 10 }, ...rest] }
      })
      expect(parts).toEqual(['replay', 'lens'])
    })

    it('reports an illegal turn', async () => {
      const parts = await differingParts(({ turns, ...game }) => ({
        ...game,
        turns: turns.map((turn, index) => (index === 8 ? { ...turn, cell: at(turns, 0).cell } : turn)),
      }))
      expect(parts).toEqual(['matchId', 'digest', 'replay', 'lens'])
    })

    it('reports another ruleset', async () => {
      const parts = await differingParts(({ config, ...game }) => ({
        ...game,
        config: { ...config, secondPlayerBalance: { enabled: true, firstMoveTriadPlus: 99 } },
      }))
      expect(parts).toEqual(['rulesetId', 'replay', 'lens'])
    })
  })
})
