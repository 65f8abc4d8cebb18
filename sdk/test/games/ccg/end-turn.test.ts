import { describe, expect, it } from 'vitest'
import { hash, orThrow, submitBatch } from '../../../src/games/ccg/index.js'
import {
  act,
  batchOf,
  board,
  bytes32,
  cards,
  effectsOf,
  endTurn,
  gameWith,
  kind,
  raw,
  unit,
} from './build.js'

const attacks = (events: ReturnType<typeof act>['events']) =>
  events.flatMap((event) =>
    event.type === 'AttackResolved'
      ? [[event.attackerSlot, event.defenderSlot, event.damageAttacker, event.damageDefender]]
      : [],
  )

describe('at the end of a turn', () => {
  it('units hit the player where nobody stands opposite', () => {
    const { game, events } = act(gameWith({ board: board(unit(kind.soldier)) }), endTurn)
    expect(game.players[1].hp).toBe(18)
    expect(effectsOf(events)).toEqual([
      { type: 'AttackResolved', attackerSlot: 0, defenderSlot: 7, damageAttacker: 0, damageDefender: 2 },
      { type: 'PlayerDamaged', player: 1, amount: 2 },
      { type: 'TurnEnded', newActivePlayer: 1 },
      { type: 'CardDrawn', player: 1, cardId: kind.soldier },
    ])
  })

  it('two units hurt each other at once, and nobody else', () => {
    const { game, events } = act(
      gameWith(
        { board: board(null, unit(kind.charger)) },
        { board: board(null, unit(kind.soldier, { currentHp: 2 })) },
      ),
      endTurn,
    )
    expect(game.players.map(({ hp, board: units }) => [hp, units])).toEqual([
      [20, board()],
      [20, board()],
    ])
    expect(effectsOf(events).slice(0, 3)).toEqual([
      { type: 'AttackResolved', attackerSlot: 1, defenderSlot: 1, damageAttacker: 2, damageDefender: 2 },
      { type: 'UnitDied', player: 0, slot: 1, cardId: kind.charger },
      { type: 'UnitDied', player: 1, slot: 1, cardId: kind.soldier },
    ])
  })

  it('those that were played this turn wait, and may attack in the next', () => {
    const { game, events } = act(
      gameWith({ board: board(unit(kind.soldier, { actedThisTurn: true }), unit(kind.soldier)) }),
      endTurn,
    )
    expect(attacks(events)).toEqual([[1, 7, 0, 2]])
    expect(game.players[0].board.map((u) => u?.actedThisTurn)).toEqual([false, false, undefined, undefined])
  })

  it('units of the other player stay as they are', () => {
    const waiting = board(unit(kind.soldier, { actedThisTurn: true }))
    const { game, events } = act(gameWith({}, { board: waiting }), endTurn)
    expect(attacks(events)).toEqual([])
    expect(game.players[1].board).toEqual(waiting)
  })

  it('a unit without attack attacks too, and nothing is said of damage', () => {
    const { events } = act(gameWith({ board: board(unit(kind.idle)) }), endTurn)
    expect(effectsOf(events).map(({ type }) => type)).toEqual(['AttackResolved', 'TurnEnded', 'CardDrawn'])
  })

  it('slots go from left to right', () => {
    const row = board(unit(kind.soldier), unit(kind.charger), unit(kind.giant), unit(kind.taunt))
    const { game, events } = act(gameWith({ board: row }, { hp: 32_767 }), endTurn)
    expect(attacks(events).map(([slot]) => slot)).toEqual([0, 1, 2, 3])
    expect(game.players[1].hp).toBe(32_767 - 2 - 2 - 255 - 1)
  })
})

describe('Taunt', () => {
  const attacker = (slot: number) =>
    board(...Array.from({ length: 4 }, (_, i) => (i === slot ? unit(kind.soldier) : null)))
  const taunt = unit(kind.taunt)

  it.each([
    ['on the left', 1, board(taunt), 0],
    ['on the right', 1, board(null, null, taunt), 2],
    ['on both sides, the left one', 1, board(taunt, null, taunt), 0],
    ['two slots away, not', 0, board(null, null, taunt), 7],
    ['behind the edge, not', 0, board(null, null, null, taunt), 7],
    ['beside a unit opposite, not', 1, board(taunt, unit(kind.idle)), 1],
    ['next to another without it', 1, board(unit(kind.soldier), null, taunt), 2],
    ['on the left of the last slot', 3, board(null, null, taunt), 2],
  ])('%s takes the attack', (_, slot, enemies, defender) => {
    const { events } = act(gameWith({ board: attacker(slot) }, { board: enemies }), endTurn)
    expect(attacks(events)[0]?.slice(0, 2)).toEqual([slot, defender])
  })

  it('means nothing under rules 1', () => {
    const { events } = act(gameWith({ board: attacker(1) }, { board: board(taunt) }, { rules: 1 }), endTurn)
    expect(attacks(events)).toEqual([[1, 7, 0, 2]])
  })

  it('continues, and strikes back, until all slots are done', () => {
    const row = board(unit(kind.giant), unit(kind.soldier))
    const { game, events } = act(gameWith({ board: row }, { board: board(taunt) }), endTurn)
    expect(attacks(events)).toEqual([
      [0, 0, 1, 255],
      [1, 0, 1, 2],
    ])
    expect(game.players[1]).toMatchObject({ hp: 20, board: board() })
    expect(game.players[0].board[1]?.currentHp).toBe(2)
  })
})

describe('the end of the game at the end of a turn', () => {
  it('comes before the next turn', () => {
    const game = gameWith({ board: board(unit(kind.giant)) }, {}, { linked: true })
    const result = act(game, endTurn)
    expect(result.game).toMatchObject({ status: 2, turn: 5, activeIdx: 0, turnStarted: 100, linked: true })
    expect(effectsOf(result.events).map(({ type }) => type)).toEqual([
      'AttackResolved',
      'PlayerDamaged',
      'GameEnded',
    ])
  })

  it('is a draw when a death takes the winner along', () => {
    const row = board(unit(kind.giant), unit(kind.soldier))
    const foes = board(null, unit(kind.rattler))
    const { game } = act(gameWith({ board: row, hp: 4 }, { board: foes }), endTurn)
    expect(game.status).toBe(4)
  })

  it('leaves a unit that attacked as it was', () => {
    const { game } = act(gameWith({ board: board(unit(kind.giant)) }), endTurn)
    expect(game.players[0].board[0]).toEqual(unit(kind.giant))
  })

  it('can come from the draw of the next player', () => {
    const { game, events } = act(gameWith({}, { hp: 2, fatigue: 1, deck: [] }), endTurn)
    expect(game).toMatchObject({ status: 2, activeIdx: 1, turn: 6 })
    expect(effectsOf(events)).toEqual([
      { type: 'TurnEnded', newActivePlayer: 1 },
      { type: 'PlayerDamaged', player: 1, amount: 2 },
      { type: 'GameEnded', winner: 0 },
    ])
  })
})

describe('the next turn', () => {
  it('belongs to the other player, with more energy and the clock at now', () => {
    const { game } = act(gameWith({}, { energy: 0, maxEnergy: 3 }, { linked: true }), endTurn)
    expect(game).toMatchObject({ turn: 6, activeIdx: 1, linked: false, turnStarted: 110 })
    expect(game.players[1]).toMatchObject({ energy: 4, maxEnergy: 4 })
    expect(game.players[0]).toMatchObject({ energy: 10, maxEnergy: 10 })
  })

  it('has no more than 10 energy', () => {
    expect(act(gameWith({}, { energy: 3 }), endTurn).game.players[1]).toMatchObject({
      energy: 10,
      maxEnergy: 10,
    })
  })

  it('begins with harm from an empty deck, a little more each time, up to 255', () => {
    const once = act(gameWith({}, { deck: [] }), endTurn)
    expect(once.game.players[1]).toMatchObject({ hp: 19, fatigue: 1, draws: 0 })
    const { players } = act(gameWith({}, { deck: [], hp: 1_000, fatigue: 255 }), endTurn).game
    expect(players[1]).toMatchObject({ hp: 745, fatigue: 255 })
  })

  it('leaves the card in the deck when the hand is full', () => {
    const hand = [1, 1, 1, 1, 1, 1, 1, 1]
    const { game, events } = act(gameWith({}, { hand, deck: [3] }), endTurn)
    expect(game.players[1]).toMatchObject({ hand, deck: [3], draws: 0, fatigue: 0 })
    expect(effectsOf(events).map(({ type }) => type)).toEqual(['TurnEnded'])
  })
})

describe('which card is drawn', () => {
  const deck = [3, 4, 5, 6, 7]
  const drawn = (parentHash: Uint8Array) =>
    orThrow(submitBatch(gameWith({}, { deck }), cards, batchOf(raw(endTurn), { parentHash }))).game.players[1]

  it('with block hashes is the big-endian hash modulo what is left', () => {
    for (const fill of [0, 1, 77, 255]) {
      const parentHash = bytes32(0)
      parentHash.set([fill, 3, fill], 29)
      const index = Number(BigInt(`0x${Buffer.from(parentHash).toString('hex')}`) % 5n)
      expect(drawn(parentHash)).toMatchObject({
        hand: [deck[index]],
        deck: deck.filter((_, i) => i !== index),
        draws: 1,
      })
    }
    const high = bytes32(0xab)
    expect(drawn(high).hand).toEqual([deck[Number(BigInt(`0x${Buffer.from(high).toString('hex')}`) % 5n)]])
  })

  it('with hash chains comes from both links, the game and the counter', () => {
    const secret = bytes32(9)
    const second = bytes32(8)
    const game = gameWith(
      { link: hash(secret) },
      { link: second, deck, draws: 6 },
      { scheme: 3, id: 0x01020304 },
    )
    const { players } = orThrow(submitBatch(game, cards, batchOf(raw(endTurn), { link: secret }))).game
    const seed = hash(Uint8Array.from([...secret, ...second, 4, 3, 2, 1, 13, 0, 0, 0]))
    const index = new DataView(seed.buffer).getUint32(0, true) % 5
    expect(players[1]).toMatchObject({ hand: [deck[index]], draws: 7 })
  })
})
