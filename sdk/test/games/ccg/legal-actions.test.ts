import { describe, expect, it } from 'vitest'
import { createRandom } from '../../../src/core/index.js'
import {
  botTurn,
  encodeActions,
  type Game,
  isOver,
  legalActions,
  orThrow,
  previewActions,
  startGame,
  submitBatch,
} from '../../../src/games/ccg/index.js'
import {
  act,
  batchOf,
  board,
  bytes32,
  cards,
  cast,
  endTurn,
  gameWith,
  kind,
  raw,
  startOf,
  unit,
} from './build.js'

/** Every action of a batch of one, whether it makes sense or not. */
const everyAction = [0, 1].flatMap((type) =>
  Array.from({ length: 9 }, (_, a) =>
    [...Array(10).keys(), 0x80, 0x81, 0x82, 0x83, 0x84, 0x87, 0x88, 0xff].map((b) => raw([type, a, b])),
  ).flat(),
)

const isAllowed = (game: Game, actions: Uint8Array): boolean =>
  submitBatch(game, cards, batchOf(actions, { player: game.activeIdx })).ok

function* randomGames(count: number): Generator<Game> {
  const random = createRandom('legal')
  for (let i = 0; i < count; i++) {
    const rules = 1 + (i % 2)
    let { game } = orThrow(startGame(startOf({ rules, parentHash: random.bytes(32) })))
    while (!isOver(game)) {
      yield game
      const actions = encodeActions(botTurn(game, cards, 'random', random))
      const batch = batchOf(actions, { player: game.activeIdx, parentHash: random.bytes(32) })
      game = orThrow(submitBatch(game, cards, batch)).game
    }
  }
}

describe('legal actions', () => {
  it('are exactly what the rules agree to', () => {
    let seen = 0
    for (const game of randomGames(12)) {
      const offered = legalActions(game, cards).map((action) => `${encodeActions([action])}`)
      const allowed = [...everyAction, raw(endTurn)].filter((actions) => isAllowed(game, actions))
      expect(offered.toSorted()).toEqual(allowed.map((actions) => `${actions}`).toSorted())
      seen += allowed.length
    }
    expect(seen).toBeGreaterThan(1_000)
  })

  it('are none before the deal and after the end', () => {
    for (const status of [0, 2, 3, 4]) expect(legalActions(gameWith({}, {}, { status }), cards)).toEqual([])
  })
})

describe('a preview', () => {
  it('shows the same as the rules, but for the drawn card', () => {
    const game = gameWith({ board: board(unit(kind.soldier)) }, { deck: [3, 4] })
    const preview = previewActions(game, cards, [{ type: 'EndTurn' }])
    const real = act({ ...game, turnStarted: 110 }, endTurn)
    if (!preview.ok) throw new Error('refused')
    expect(preview.unseenDraws).toEqual([0, 1])
    expect(preview.events).toEqual(real.events.filter(({ type }) => type !== 'CardDrawn'))
    expect(preview.game.players[1]).toMatchObject({ hp: 18, deck: [3, 4], hand: [], draws: 0 })
    expect(preview.game).toMatchObject({ turn: 6, activeIdx: 1, turnStarted: 100 })
  })

  it('knows the harm from an empty deck, also of one that runs empty on the way', () => {
    const game = gameWith({ hand: [kind.hugeDraw], deck: [3, 4] })
    const preview = previewActions(game, cards, [{ type: 'UseSpell', handIndex: 0, target: 0 }])
    const real = act(game, cast(0))
    expect(preview).toMatchObject({ ok: true, unseenDraws: [2, 0] })
    if (preview.ok) expect(preview.game.players[0].hp).toBe(real.game.players[0].hp)
  })

  it('knows how many cards a full hand takes', () => {
    const hand = [kind.hugeDraw, 1, 1, 1, 1, 1]
    const preview = previewActions(gameWith({ hand, deck: [3, 4, 5, 6] }), cards, [
      { type: 'UseSpell', handIndex: 0, target: 0 },
    ])
    expect(preview).toMatchObject({ ok: true, unseenDraws: [3, 0] })
  })

  it('needs no link', () => {
    const game = gameWith({ link: bytes32(9) }, {}, { scheme: 3 })
    expect(previewActions(game, cards, [{ type: 'EndTurn' }]).ok).toBe(true)
  })

  it('refuses what the rules refuse', () => {
    expect(previewActions(gameWith(), cards, [{ type: 'PlayCard', handIndex: 0, slot: 0 }])).toEqual({
      ok: false,
      error: { type: 'Action', index: 0, reason: { type: 'BadHandIndex', index: 0 } },
    })
  })
})
