import { describe, expect, it } from 'vitest'
import {
  claimTimeout,
  encodeGame,
  type Game,
  hash,
  isOver,
  linkAt,
  makeChain,
  orThrow,
  resignGame,
  startGame,
  submitBatch,
  winnerOf,
} from '../../../src/games/ccg/index.js'
import {
  act,
  batchOf,
  board,
  bytes32,
  cards,
  cast,
  concede,
  endTurn,
  gameWith,
  kind,
  play,
  raw,
  reason,
  refusal,
  startOf,
  unit,
} from './build.js'

const chains = [makeChain(bytes32(1), 9), makeChain(bytes32(2), 9)] as const
const chained = (changes: Partial<Game> = {}): Game =>
  gameWith({ link: chains[0].tip }, { link: chains[1].tip }, { scheme: 3, ...changes })
const link = linkAt(chains[0], 0)

describe('a batch is refused', () => {
  it('when the game is over, from either player', () => {
    for (const status of [2, 3, 4]) {
      const game = gameWith({}, {}, { status })
      expect(refusal(game, { player: 1, actions: new Uint8Array(2_000) })).toEqual({ type: 'GameOver' })
    }
  })

  it('from anybody but the active player, before its length is looked at', () => {
    for (const player of [1, 2, 255]) {
      expect(refusal(gameWith(), { player, actions: new Uint8Array(2_000) })).toEqual({ type: 'NotYourTurn' })
    }
  })

  it('above 1,024 bytes', () => {
    for (const len of [1_025, 1_029])
      expect(refusal(gameWith(), { actions: new Uint8Array(len) })).toEqual({ type: 'PayloadTooLong', len })
  })

  it('where bytes are left over', () => {
    for (const len of [1, 6, 8, 1_024])
      expect(refusal(chained(), { actions: new Uint8Array(len) })).toEqual({ type: 'BadLength', len })
  })

  it('without the link of the turn', () => {
    expect(refusal(chained(), { actions: raw([9]) })).toEqual({ type: 'LinkMissing' })
  })

  it('with a link that nobody asked for', () => {
    expect(refusal(gameWith(), { link })).toEqual({ type: 'LinkNotWanted' })
    expect(refusal(chained({ linked: true }), { link })).toEqual({ type: 'LinkNotWanted' })
  })

  it('with another link than the next one', () => {
    for (const wrong of [bytes32(0), chains[0].tip, linkAt(chains[0], 1), linkAt(chains[1], 0)]) {
      expect(refusal(chained(), { link: wrong, actions: raw([9]) })).toEqual({ type: 'WrongLink' })
    }
  })

  it('whole, and the game stays as it was', () => {
    const game = gameWith({ hand: [kind.soldier, kind.damage], deck: [kind.soldier] })
    const before = encodeGame(game)
    const actions = raw(play(0, 0), cast(0, 0x87), endTurn, endTurn)
    expect(refusal(game, { actions })).toEqual({ type: 'Action', index: 3, reason: { type: 'AfterEnd' } })
    act(game, play(0, 0), cast(0, 0x87), endTurn)
    expect(encodeGame(game)).toEqual(before)
  })
})

describe('a link', () => {
  it('replaces the last one and counts for the turn', () => {
    const { game } = orThrow(submitBatch(chained(), cards, batchOf(raw(), { link })))
    expect(game.linked).toBe(true)
    expect(game.players[0].link).toEqual(link)
    expect(game.players[1].link).toEqual(chains[1].tip)
    expect(refusal(game, {})).toBeUndefined()
  })

  it('is wanted again in the next turn', () => {
    const { game } = orThrow(submitBatch(chained(), cards, batchOf(raw(endTurn), { link })))
    expect(game).toMatchObject({ linked: false, activeIdx: 1 })
    expect(refusal(game, { player: 1 })).toEqual({ type: 'LinkMissing' })
    expect(refusal(game, { player: 1, link: linkAt(chains[1], 0) })).toBeUndefined()
  })

  it('is not spent by a batch that fails', () => {
    const game = chained()
    expect(refusal(game, { link, actions: raw([9]) })?.type).toBe('Action')
    expect(refusal(game, { link })).toBeUndefined()
  })
})

describe('the deal', () => {
  const [first, second] = startOf().players
  const start = startOf({
    scheme: 3,
    players: [
      { ...first, link: chains[0].tip },
      { ...second, link: chains[1].tip },
    ],
  })
  const { game: waiting } = orThrow(startGame(start))

  it('comes with an empty batch and the first link', () => {
    const { game, events } = orThrow(submitBatch(waiting, cards, batchOf(raw(), { link, now: 123 })))
    expect(game).toMatchObject({ status: 1, turn: 1, activeIdx: 0, linked: true, turnStarted: 123 })
    expect(game.players.map(({ hand }) => hand.length)).toEqual([3, 4])
    expect(events.map((event) => event.type === 'CardDrawn' && event.player)).toEqual([0, 0, 0, 1, 1, 1, 1])
  })

  it('refuses actions, after it has looked at the link', () => {
    const actions = raw([9, 9, 9, 9])
    expect(refusal(waiting, { actions })).toEqual({ type: 'LinkMissing' })
    expect(refusal(waiting, { actions, link: bytes32(9) })).toEqual({ type: 'WrongLink' })
    expect(refusal(waiting, { actions, link })).toEqual({
      type: 'Action',
      index: 0,
      reason: { type: 'NotDealt' },
    })
  })

  it('is awaited from player 0', () => {
    expect(refusal(waiting, { player: 1, link: linkAt(chains[1], 0) })).toEqual({ type: 'NotYourTurn' })
  })
})

describe('an action is refused', () => {
  const hand = [kind.soldier, kind.damage, kind.costly, kind.odd]
  const game = gameWith({ hand, energy: 8, board: board(null, null, null, unit(kind.soldier)) })

  it.each<[string, ReturnType<typeof reason>, Parameters<typeof reason>[1][]]>([
    ['after the end of the turn', { type: 'AfterEnd' }, [endTurn, [9, 9, 9, 9]]],
    ['after a concession', { type: 'AfterEnd' }, [concede, play(0, 0)]],
    ['of an unknown type', { type: 'UnknownType', actionType: 4 }, [[4, 1, 1, 1]]],
    ['of type 255', { type: 'UnknownType', actionType: 255 }, [[255]]],
    ['with an extra', { type: 'ExtraNotZero', extra: 1 }, [[0, 99, 99, 1]]],
    ['with the largest extra', { type: 'ExtraNotZero', extra: 0xffffffff }, [[2, 1, 1, 0xffffffff]]],
    ['that ends the turn with a', { type: 'ParameterNotZero' }, [[2, 1, 0]]],
    ['that concedes with b', { type: 'ParameterNotZero' }, [[3, 0, 1]]],
    ['with a card that is not in hand', { type: 'BadHandIndex', index: 4 }, [play(4, 9)]],
    ['with a spell that is not in hand', { type: 'BadHandIndex', index: 255 }, [cast(255, 9)]],
    ['into slot 4', { type: 'BadSlot', slot: 4 }, [play(1, 4)]],
    ['into a taken slot', { type: 'SlotTaken', slot: 3 }, [play(1, 3)]],
    ['with a spell for a unit', { type: 'NotAUnit', cardId: kind.damage }, [play(1, 0)]],
    ['with neither for a unit', { type: 'NotAUnit', cardId: kind.odd }, [play(3, 0)]],
    ['with a unit for a spell', { type: 'NotASpell', cardId: kind.costly }, [cast(2, 9)]],
    ['with neither for a spell', { type: 'NotASpell', cardId: kind.odd }, [cast(3)]],
    ['at a wrong target', { type: 'BadTarget', target: 7 }, [cast(1, 7)]],
    ['without the energy', { type: 'NotEnoughEnergy', needed: 9, available: 8 }, [play(2, 0)]],
    // The costly card moves up once the first one is played.
    ['for the rest', { type: 'NotEnoughEnergy', needed: 9, available: 7 }, [play(0, 0), play(1, 1)]],
  ])('%s', (_, expected, actions) => {
    expect(reason(game, ...actions)).toEqual(expected)
  })

  it('once an earlier one has ended the game', () => {
    const almost = gameWith({ hand: [kind.damage, kind.soldier] }, { hp: 3 })
    expect(reason(almost, cast(0, 0x87), [9, 9, 9, 9])).toEqual({ type: 'GameEnded' })
    expect(reason(almost, cast(0, 0x87), endTurn)).toEqual({ type: 'GameEnded' })
  })

  it('a target before the energy', () => {
    const poor = gameWith({ hand: [kind.damage], energy: 0 })
    expect(reason(poor, cast(0, 7))).toEqual({ type: 'BadTarget', target: 7 })
    expect(reason(poor, cast(0, 0x87))).toEqual({ type: 'NotEnoughEnergy', needed: 1, available: 0 })
  })
})

describe('a concession', () => {
  it('gives the game to the other player', () => {
    const { game, events } = act(gameWith({}, {}, { activeIdx: 1 }), concede)
    expect(game).toMatchObject({ status: 2, activeIdx: 1, turn: 5 })
    expect(events).toEqual([
      { type: 'ActionApplied', player: 1, actionType: 3, payload: new Uint8Array(6) },
      { type: 'GameEnded', winner: 0 },
    ])
    expect(act(gameWith(), concede).game.status).toBe(3)
  })
})

describe('a time-out', () => {
  it('can be claimed after the last block of the turn', () => {
    const game = gameWith({}, {}, { activeIdx: 1 })
    expect(claimTimeout(game, 150)).toEqual({ ok: false, error: { type: 'TooEarly', endsAt: 150 } })
    const result = orThrow(claimTimeout(game, 151))
    expect(result.game).toEqual({ ...game, status: 2 })
    expect(result.events).toEqual([
      { type: 'TimedOut', player: 1 },
      { type: 'GameEnded', winner: 0 },
    ])
  })

  it('cancels a game that nobody deals', () => {
    const waiting = gameWith({}, {}, { status: 0, scheme: 3 })
    const result = orThrow(claimTimeout(waiting, 151))
    expect(result.game).toEqual({ ...waiting, status: 5 })
    expect(result.events).toEqual([{ type: 'TimedOut', player: 0 }, { type: 'GameCancelled' }])
  })

  it('never comes for a game that is over', () => {
    expect(claimTimeout(gameWith({}, {}, { status: 4 }), 151)).toEqual({
      ok: false,
      error: { type: 'GameOver' },
    })
  })

  it('does not wrap around at the last block', () => {
    const game = gameWith({}, {}, { turnStarted: 0xfffffff0, turnBlocks: 100 })
    const endsAt = 0xffffffff
    expect(claimTimeout(game, endsAt)).toEqual({ ok: false, error: { type: 'TooEarly', endsAt } })
  })

  it('is not put off by batches without an end', () => {
    expect(orThrow(submitBatch(gameWith(), cards, batchOf(raw(), { now: 149 }))).game.turnStarted).toBe(100)
  })
})

it('hash chains are links that hash to each other', () => {
  const chain = makeChain(bytes32(5), 3)
  expect(hash(linkAt(chain, 0))).toEqual(chain.tip)
  expect(hash(linkAt(chain, 1))).toEqual(linkAt(chain, 0))
  expect(linkAt(chain, 2)).toEqual(bytes32(5))
  for (const step of [3, -1]) expect(() => linkAt(chain, step)).toThrow('no link')
  expect(() => makeChain(new Uint8Array(31), 3)).toThrow('31 bytes')
  expect(() => makeChain(bytes32(5), 0)).toThrow('0 links')
})

describe('a resignation', () => {
  it.each([
    { player: 0, activeIdx: 0 },
    { player: 0, activeIdx: 1 },
    { player: 1, activeIdx: 0 },
    { player: 1, activeIdx: 1 },
  ] as const)('of player $player in the turn of player $activeIdx loses', ({ player, activeIdx }) => {
    const game = gameWith({}, {}, { activeIdx })
    const winner = player === 0 ? 1 : 0
    const result = orThrow(resignGame(game, player))
    expect(result.game).toEqual({ ...game, status: 2 + winner })
    expect(result.events).toEqual([
      { type: 'Resigned', player },
      { type: 'GameEnded', winner },
    ])
  })

  it.each([0, 1] as const)('of player %i before the deal cancels the game', (player) => {
    const waiting = gameWith({}, {}, { status: 0, scheme: 3 })
    const result = orThrow(resignGame(waiting, player))
    expect(result.game).toEqual({ ...waiting, status: 5 })
    expect(result.events).toEqual([{ type: 'Resigned', player }, { type: 'GameCancelled' }])
    expect([isOver(result.game), winnerOf(result.game)]).toEqual([true, undefined])
  })

  it.each([2, 3, 4, 5])('never comes for a game with status %i', (status) => {
    const refused = { ok: false, error: { type: 'GameOver' } }
    expect(resignGame(gameWith({}, {}, { status }), 1)).toEqual(refused)
  })
})
