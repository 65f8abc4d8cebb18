import { describe, expect, it } from 'vitest'
import type { Game } from '../../../src/games/ccg/index.js'
import { act, board, cast, effectsOf, gameWith, kind, play, reason, unit } from './build.js'

const enemyBoard = (...units: Parameters<typeof board>): Partial<Game['players'][1]> => ({
  board: board(...units),
})

describe('PlayCard', () => {
  it('emits the action, pays, and puts the unit into the slot', () => {
    const { game, events } = act(
      gameWith({ hand: [kind.taunt, kind.soldier, kind.draw], energy: 3 }),
      play(1, 2),
    )
    expect(game.players[0]).toMatchObject({ energy: 2, hand: [kind.taunt, kind.draw] })
    expect(game.players[0].board).toEqual(
      board(null, null, { cardId: kind.soldier, currentHp: 3, attack: 2, actedThisTurn: true }),
    )
    expect(events).toEqual([
      { type: 'ActionApplied', player: 0, actionType: 0, payload: Uint8Array.of(1, 2, 0, 0, 0, 0) },
      { type: 'CardPlayed', player: 0, cardId: kind.soldier, slot: 2 },
    ])
  })

  it('lets a unit with Charge attack at once', () => {
    expect(act(gameWith({ hand: [kind.charger] }), play(0, 0)).game.players[0].board[0]).toEqual(
      unit(kind.charger),
    )
  })

  it('lets every unit attack at once under rules 1', () => {
    const { game } = act(gameWith({ hand: [kind.soldier] }, {}, { rules: 1 }), play(0, 0))
    expect(game.players[0].board[0]?.actedThisTurn).toBe(false)
  })

  it.each([
    [10, 15, 5],
    [17, 20, 3],
    [20, 20, 0],
  ])('HealSelf from %i to %i', (hp, healed, amount) => {
    const { game, events } = act(gameWith({ hand: [kind.healer], hp }), play(0, 0))
    expect(game.players[0].hp).toBe(healed)
    const effects = effectsOf(events).slice(1)
    expect(effects).toEqual(amount > 0 ? [{ type: 'PlayerHealed', player: 0, amount }] : [])
  })

  it('DamageFront hits the unit opposite', () => {
    const { game, events } = act(
      gameWith({ hand: [kind.slinger] }, enemyBoard(null, unit(kind.giant))),
      play(0, 1),
    )
    expect(game.players[1].board[1]?.currentHp).toBe(252)
    expect(effectsOf(events).at(-1)).toEqual({ type: 'UnitDamaged', player: 1, slot: 1, amount: 3 })
  })

  it('DamageFront hits the player where nobody stands opposite, Taunt or not', () => {
    const { game, events } = act(gameWith({ hand: [kind.slinger] }, enemyBoard(unit(kind.taunt))), play(0, 1))
    expect(game.players[1].hp).toBe(17)
    expect(effectsOf(events).at(-1)).toEqual({ type: 'PlayerDamaged', player: 1, amount: 3 })
  })

  it('effects do nothing under rules 1', () => {
    const { game, events } = act(
      gameWith({ hand: [kind.slinger, kind.healer], hp: 5 }, {}, { rules: 1 }),
      play(0, 1),
      play(0, 2),
    )
    expect(game.players.map(({ hp }) => hp)).toEqual([5, 20])
    expect(effectsOf(events).map(({ type }) => type)).toEqual(['CardPlayed', 'CardPlayed'])
  })

  it('a unit without health dies at once', () => {
    const { game, events } = act(gameWith({ hand: [kind.frail] }), play(0, 3))
    expect(game.players[0].board).toEqual(board())
    expect(effectsOf(events).at(-1)).toEqual({ type: 'UnitDied', player: 0, slot: 3, cardId: kind.frail })
  })

  it('DamageFront can end the game', () => {
    const { game, events } = act(gameWith({ hand: [kind.slinger] }, { hp: 3 }), play(0, 1))
    expect(game.status).toBe(2)
    expect(events.at(-1)).toEqual({ type: 'GameEnded', winner: 0 })
  })
})

describe('UseSpell', () => {
  const wounded = unit(kind.soldier, { currentHp: 1 })

  it('heals a unit up to its health', () => {
    const { game, events } = act(gameWith({ hand: [kind.heal], board: board(null, wounded) }), cast(0, 1))
    expect(game.players[0].board[1]?.currentHp).toBe(3)
    expect(effectsOf(events)).toEqual([
      { type: 'SpellUsed', player: 0, cardId: kind.heal, target: 1 },
      { type: 'UnitHealed', player: 0, slot: 1, amount: 2 },
    ])
  })

  it('says nothing of healing that heals nothing', () => {
    const { events } = act(gameWith({ hand: [kind.heal], board: board(unit(kind.soldier)) }), cast(0, 0))
    expect(effectsOf(events).map(({ type }) => type)).toEqual(['SpellUsed'])
  })

  it('heals the own player up to 20', () => {
    const { game, events } = act(gameWith({ hand: [kind.heal], hp: 18 }), cast(0, 7))
    expect(game.players[0].hp).toBe(20)
    expect(effectsOf(events).at(-1)).toEqual({ type: 'PlayerHealed', player: 0, amount: 2 })
  })

  it('damages a unit, which may die', () => {
    const { game, events } = act(
      gameWith({ hand: [kind.damage] }, enemyBoard(null, null, unit(kind.soldier))),
      cast(0, 0x82),
    )
    expect(game.players[1].board[2]).toBeNull()
    expect(effectsOf(events).slice(1)).toEqual([
      { type: 'UnitDamaged', player: 1, slot: 2, amount: 3 },
      { type: 'UnitDied', player: 1, slot: 2, cardId: kind.soldier },
    ])
  })

  it('damages the enemy player, and counts what was dealt', () => {
    const { game, events } = act(gameWith({ hand: [kind.hugeDamage] }), cast(0, 0x87))
    expect(game).toMatchObject({ status: 2 })
    expect(game.players[1].hp).toBe(-32_768)
    expect(effectsOf(events).slice(1)).toEqual([
      { type: 'PlayerDamaged', player: 1, amount: 65_535 },
      { type: 'GameEnded', winner: 0 },
    ])
  })

  it('raises the attack of a unit, for good, up to 65,535', () => {
    const hand = [kind.raise, kind.hugeRaise, kind.raise]
    const { game, events } = act(
      gameWith({ hand, board: board(unit(kind.soldier)) }),
      cast(0, 0),
      cast(0, 0),
      cast(0, 0),
    )
    expect(game.players[0].board[0]?.attack).toBe(65_535)
    expect(
      effectsOf(events).flatMap((event) => (event.type === 'AttackRaised' ? [event.amount] : [])),
    ).toEqual([2, 65_531])
  })

  it('draws cards', () => {
    const { game, events } = act(gameWith({ hand: [kind.draw], deck: [3, 4, 5] }), cast(0))
    expect(game.players[0]).toMatchObject({ hand: [3, 4], deck: [5], draws: 2 })
    expect(effectsOf(events).slice(1)).toEqual([
      { type: 'CardDrawn', player: 0, cardId: 3 },
      { type: 'CardDrawn', player: 0, cardId: 4 },
    ])
  })

  it('draws until the hand is full, and no card is lost', () => {
    const hand = [kind.hugeDraw, 1, 1, 1, 1, 1, 1, 1]
    const { game } = act(gameWith({ hand, deck: [3, 4, 5] }), cast(0))
    expect(game.players[0]).toMatchObject({ deck: [4, 5], draws: 1, fatigue: 0 })
    expect(game.players[0].hand).toHaveLength(8)
  })

  it('draws harm from an empty deck until nothing is left to lose', () => {
    const { game, events } = act(gameWith({ hand: [kind.hugeDraw], deck: [3] }), cast(0))
    expect(game).toMatchObject({ status: 3 })
    expect(game.players[0]).toMatchObject({ hp: -1, fatigue: 6, draws: 1 })
    const amounts = effectsOf(events).flatMap((event) =>
      event.type === 'PlayerDamaged' ? [event.amount] : [],
    )
    expect(amounts).toEqual([1, 2, 3, 4, 5, 6])
    expect(events.at(-1)).toEqual({ type: 'GameEnded', winner: 1 })
  })

  it('without a meaning does nothing, and takes target 0 alone', () => {
    const game = gameWith({ hand: [kind.blank], board: board(unit(kind.soldier)) })
    expect(effectsOf(act(game, cast(0)).events).map(({ type }) => type)).toEqual(['SpellUsed'])
    for (const target of [1, 7, 0x80, 0x87])
      expect(reason(game, cast(0, target))).toEqual({ type: 'BadTarget', target })
  })

  it('does nothing under rules 1, and takes target 0 alone', () => {
    const game = gameWith({ hand: [kind.damage] }, {}, { rules: 1 })
    expect(act(game, cast(0)).game.players[1].hp).toBe(20)
    expect(reason(game, cast(0, 0x87))).toEqual({ type: 'BadTarget', target: 0x87 })
  })
})

describe('of all 256 targets', () => {
  const both = { board: board(unit(kind.soldier), null, unit(kind.soldier)) }
  it.each([
    ['heal', kind.heal, [0, 2, 7]],
    ['damage', kind.damage, [0x80, 0x82, 0x87]],
    ['raise', kind.raise, [0, 2]],
    ['draw', kind.draw, [0]],
    ['a spell without meaning', kind.blank, [0]],
  ])('%s takes those of its side that are there', (_, spell, allowed) => {
    const game = gameWith({ hand: [spell], ...both }, both)
    const taken = Array.from({ length: 256 }, (_, target) => target).filter(
      (target) => reason(game, cast(0, target))?.type !== 'BadTarget',
    )
    expect(taken).toEqual(allowed)
  })
})

describe('the dead', () => {
  it('trigger after all of them are gone', () => {
    const rattling = board(unit(kind.rattler, { currentHp: 0 }), unit(kind.rattler, { currentHp: 0 }))
    const { game, events } = act(
      gameWith({ hand: [kind.soldier], board: rattling }, { board: rattling, hp: 10 }),
      play(0, 2),
    )
    expect(game.players.map(({ hp }) => hp)).toEqual([12, 2])
    expect(effectsOf(events).slice(1)).toEqual([
      { type: 'UnitDied', player: 0, slot: 0, cardId: kind.rattler },
      { type: 'UnitDied', player: 0, slot: 1, cardId: kind.rattler },
      { type: 'UnitDied', player: 1, slot: 0, cardId: kind.rattler },
      { type: 'UnitDied', player: 1, slot: 1, cardId: kind.rattler },
      { type: 'PlayerDamaged', player: 1, amount: 4 },
      { type: 'PlayerDamaged', player: 1, amount: 4 },
      { type: 'PlayerDamaged', player: 0, amount: 4 },
      { type: 'PlayerDamaged', player: 0, amount: 4 },
    ])
  })

  it('of player 1 come first in its own turn', () => {
    const rattling = board(unit(kind.rattler, { currentHp: 0 }))
    const game = gameWith({ board: rattling }, { hand: [kind.soldier], board: rattling }, { activeIdx: 1 })
    const deaths = effectsOf(act(game, play(0, 2)).events).flatMap((e) =>
      e.type === 'UnitDied' ? [e.player] : [],
    )
    expect(deaths).toEqual([1, 0])
  })

  it('can take both players along', () => {
    const rattling = board(unit(kind.deathUnit, { currentHp: 0 }))
    const { game, events } = act(
      gameWith({ hand: [kind.soldier], board: rattling }, { board: rattling }),
      play(0, 2),
    )
    expect(game).toMatchObject({ status: 4 })
    expect(game.players.map(({ hp }) => hp)).toEqual([-32_768, -32_768])
    expect(events.at(-1)).toEqual({ type: 'GameEnded', winner: null })
    expect(events.at(-2)).toEqual({ type: 'PlayerDamaged', player: 0, amount: 65_435 })
  })

  it('trigger nothing under rules 1', () => {
    const rattling = board(unit(kind.rattler, { currentHp: 0 }))
    const { game } = act(gameWith({ hand: [kind.soldier], board: rattling }, {}, { rules: 1 }), play(0, 2))
    expect(game.players[1].hp).toBe(20)
  })
})
