import { getAddress } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { describe, expect, it } from 'vitest'
import { createRandom } from '../../../../src/core/index.js'
import {
  botTurn,
  coreRuleset,
  type Deck,
  defaultRuleset,
  type Player,
  playerToMove,
  type Ruleset,
  randomCard,
  signMatch,
} from '../../../../src/games/triad/index.js'
import {
  addSignature,
  chooseFirst,
  firstChooser,
  isSeated,
  joinRoom,
  openRoom,
  parseRoom,
  parseRoomView,
  playTurn,
  type Room,
  type RoomTerms,
  roomPhase,
  roomState,
  roomToJson,
  roomViewState,
  roomViewToJson,
  type Seat,
  viewRoom,
} from '../../../../src/games/triad/room/index.js'

const accounts = [
  privateKeyToAccount(`0x${'11'.repeat(32)}`),
  privateKeyToAccount(`0x${'22'.repeat(32)}`),
] as const
const domain = { chainId: 31337, verifyingContract: getAddress(`0x${'ab'.repeat(20)}`) } as const
const chance = { now: 1_000n, salt: `0x${'00'.repeat(31)}01` } as const
const terms = (ruleset: Ruleset = coreRuleset): RoomTerms => ({
  ruleset,
  seasonId: 2,
  domain,
  lifetime: 3_600,
})

function seat(player: Player, change: Partial<Seat> = {}): Seat {
  const random = createRandom(`seat ${player}`)
  const ids = [1n, 2n, 3n, 4n, 5n].map((id) => id + 10n * BigInt(player))
  const cards = new Map(ids.map((id) => [id, { ...randomCard(random), seasonId: 2, rarity: 1 }]))
  return {
    player: accounts[player].address,
    deck: ids as unknown as Deck,
    cards,
    isContract: false,
    ...change,
  }
}

/** A deck whose cards are all Wind under the default ruleset. */
function windSeat(player: Player): Seat {
  const plain = seat(player)
  const cards = new Map([...plain.cards].map(([id, card]) => [id, { ...card, seasonId: 1, rarity: 1 }]))
  return { ...plain, cards }
}

const joined = () => joinRoom(openRoom(terms(), seat(0)), seat(1), chance)

function playAll(start: Room): Room {
  const random = createRandom('room')
  let room = start
  while (roomPhase(room) === 'playing' && isSeated(room)) {
    const state = roomState(room)
    room = playTurn(room, playerToMove(state), room.turns.length, botTurn(state, 'random', random))
  }
  return room
}

const sign = (room: Room, player: Player) => {
  if (!isSeated(room)) throw new Error('nobody sits')
  return signMatch(accounts[player], domain, { header: room.header, turns: room.turns })
}

describe('a room', () => {
  it('goes from an open seat to two signatures', async () => {
    const open = openRoom(terms(), seat(0))
    expect(roomPhase(open)).toBe('open')
    const playing = joinRoom(open, seat(1), chance)
    expect(roomPhase(playing)).toBe('playing')
    expect(playing.header).toMatchObject({ firstPlayer: 1, deadline: 4_600n, seasonId: 2, salt: chance.salt })
    const full = playAll(playing)
    expect(roomPhase(full)).toBe('signing')
    const half = await addSignature(full, 1, await sign(full, 1))
    expect(roomPhase(half)).toBe('signing')
    const done = await addSignature(half, 0, await sign(half, 0))
    expect(roomPhase(done)).toBe('signed')
  })

  it('lets the salt decide who begins', () => {
    const even = { ...chance, salt: `0x${'00'.repeat(32)}` } as const
    expect(joinRoom(openRoom(terms(), seat(0)), seat(1), even).header?.firstPlayer).toBe(0)
  })

  it('lets the only player with Wind decide who begins', () => {
    const room = joinRoom(openRoom(terms(defaultRuleset), seat(0)), windSeat(1), chance)
    expect(roomPhase(room)).toBe('choosing')
    expect(firstChooser(room)).toBe(1)
    expect(() => chooseFirst(room, 0, 0)).toThrow(expect.objectContaining({ code: 'NOT_YOUR_TURN' }))
    expect(chooseFirst(room, 1, 0).header?.firstPlayer).toBe(0)
    expect(() => chooseFirst(chooseFirst(room, 1, 0), 1, 0)).toThrow(
      expect.objectContaining({ code: 'WRONG_PHASE' }),
    )
  })

  it('needs nobody’s choice when both have Wind', () => {
    const room = joinRoom(openRoom(terms(defaultRuleset), windSeat(0)), windSeat(1), chance)
    expect(roomPhase(room)).toBe('playing')
  })
})

describe('a room refuses', () => {
  const refusal = (code: string) => expect.objectContaining({ code })

  it('a third player, and the same one twice', () => {
    expect(() => joinRoom(joined(), seat(1), chance)).toThrow(refusal('ROOM_FULL'))
    const twice = seat(1, { player: accounts[0].address })
    expect(() => joinRoom(openRoom(terms(), seat(0)), twice, chance)).toThrow(refusal('SamePlayer'))
  })

  it('decks that cannot be played', () => {
    const double = seat(0, { deck: [1n, 2n, 3n, 4n, 1n] })
    expect(() => openRoom(terms(), double)).toThrow(refusal('DuplicateCard'))
    expect(() => openRoom(terms(), seat(0, { cards: new Map() }))).toThrow(refusal('UnknownCard'))
  })

  it.each([0, -1, 1.5, 7 * 24 * 3600])('a lifetime of %s seconds', (lifetime) => {
    expect(() => openRoom({ ...terms(), lifetime }, seat(0))).toThrow(refusal('INVALID_LIFETIME'))
  })

  it('turns out of turn, out of step and against the rules', () => {
    const room = joined()
    const turn = { cell: 0, cardIndex: 0, warningMarkCell: 255, earthBoostEdge: 255, reserved: 0 }
    expect(() => playTurn(openRoom(terms(), seat(0)), 0, 0, turn)).toThrow(refusal('WRONG_PHASE'))
    expect(() => playTurn(room, 0, 0, turn)).toThrow(refusal('NOT_YOUR_TURN'))
    expect(() => playTurn(room, 1, 1, turn)).toThrow(refusal('OUT_OF_STEP'))
    expect(() => playTurn(room, 1, 0, { ...turn, cell: 9 })).toThrow(refusal('CellOutOfRange'))
    const after = playTurn(room, 1, 0, turn)
    expect(() => playTurn(after, 1, 0, turn)).toThrow(refusal('OUT_OF_STEP'))
    expect(() => playTurn(playAll(room), 0, 9, turn)).toThrow(refusal('WRONG_PHASE'))
  })

  it('signatures too early, by others, and a second time', async () => {
    const room = joined()
    await expect(addSignature(room, 0, '0x00')).rejects.toMatchObject({ code: 'WRONG_PHASE' })
    const full = playAll(room)
    const own = await sign(full, 0)
    await expect(addSignature(full, 1, own)).rejects.toMatchObject({
      code: 'InvalidSignature',
      args: { player: 1 },
    })
    const signed = await addSignature(full, 0, own)
    await expect(addSignature(signed, 0, own)).rejects.toMatchObject({ code: 'ALREADY_SIGNED' })
  })

  it('no signature of a contract wallet: only the chain can check it', async () => {
    const room = joinRoom(openRoom(terms(), seat(0)), seat(1, { isContract: true }), chance)
    const signed = await addSignature(playAll(room), 1, '0x1234')
    expect(signed.signatures).toEqual([null, '0x1234'])
  })
})

describe('the JSON of a room', () => {
  it('is read back whole, at every point of the match', async () => {
    const full = playAll(joined())
    const rooms = [
      openRoom(terms(), seat(0)),
      joined(),
      full,
      await addSignature(full, 0, await sign(full, 0)),
    ]
    for (const room of rooms) expect(parseRoom(JSON.parse(JSON.stringify(roomToJson(room))))).toEqual(room)
  })
})

describe('a view', () => {
  const facts = {
    id: 'r',
    version: 3,
    createdAt: new Date(0),
    isListed: true,
    online: [true, false],
  } as const

  it('hides the first deck from everybody else until the second is there', () => {
    const open = openRoom(terms(), seat(0))
    expect(viewRoom(open, facts, 0).seats[0].deck).toEqual(seat(0).deck)
    for (const viewer of [1, null] as const) {
      expect(viewRoom(open, facts, viewer).seats[0]).toMatchObject({ deck: null, cards: null, online: true })
      const text = JSON.stringify(roomViewToJson(open, facts, viewer))
      expect(text).not.toContain('"up"')
      expect(JSON.parse(text).seats[0].deck).toBeNull()
    }
    expect(viewRoom(joined(), facts, null).seats[0].deck).toEqual(seat(0).deck)
  })

  it('is read back from its JSON', () => {
    for (const room of [openRoom(terms(), seat(0)), joined(), playAll(joined())]) {
      const json: unknown = JSON.parse(JSON.stringify(roomViewToJson(room, facts, null)))
      expect(parseRoomView(json)).toEqual(viewRoom(room, facts, null))
    }
  })

  it('is replayed with the rules', () => {
    const room = playAll(joined())
    if (!isSeated(room)) throw new Error('nobody sits')
    const shown = roomViewState(viewRoom(room, facts, null))
    expect(shown?.state).toEqual(roomState(room))
    expect(shown?.events).toHaveLength(9)
    expect(roomViewState(viewRoom(openRoom(terms(), seat(0)), facts, 0))).toBeNull()
  })
})
