import { getAddress, type Hex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { describe, expect, it } from 'vitest'
import { createRandom, orThrow } from '../../../../src/core/index.js'
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
  type Action,
  applyAction,
  boardOf,
  checkSeat,
  checkSignature,
  checkTerms,
  firstChooser,
  type Game,
  type GameState,
  gameStateSchema,
  type MatchTerms,
  matchOf,
  readGame,
  recordAction,
  replayGame,
  type Seat,
  seatJsonSchema,
  seatToJson,
  startGame,
  stateHash,
  termsJsonSchema,
  termsToJson,
  verifyLog,
  viewOf,
  waitingGame,
} from '../../../../src/games/triad/match/index.js'

const accounts = [
  privateKeyToAccount(`0x${'11'.repeat(32)}`),
  privateKeyToAccount(`0x${'22'.repeat(32)}`),
] as const
const domain = { chainId: 31337, verifyingContract: getAddress(`0x${'ab'.repeat(20)}`) } as const
const chance = { now: '1000', salt: `0x${'00'.repeat(31)}01` as Hex }
const terms = (ruleset: Ruleset = coreRuleset): MatchTerms => ({
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

const waiting = () => waitingGame(termsToJson(terms()), [seatToJson(seat(0)), null])

const configOf = (first = seat(0), second = seat(1), ruleset = coreRuleset, salt = chance.salt) => ({
  terms: termsToJson(terms(ruleset)),
  seats: [seatToJson(first), seatToJson(second)] as const,
  chance: { ...chance, salt },
})
const started = (...parameters: Parameters<typeof configOf>) => startGame(configOf(...parameters))

function apply(game: Game, action: Action): Game {
  const result = applyAction(game, action)
  if (!result.ok) throw result.error
  return result.game
}

const errorOf = (game: Game, action: Action) => {
  const result = applyAction(game, action)
  return result.ok ? undefined : result.error.code
}

/** The next turn of the player to move. */
function nextTurn(game: Game): Action {
  const state = boardOf(game)
  const turn = botTurn(state, 'random', createRandom(`turn ${state.turn}`))
  return { type: 'playTurn', playerIndex: playerToMove(state), turn }
}

function playAll(start: Game): Game {
  let game = start
  while (game.phase === 'playing') game = apply(game, nextTurn(game))
  return game
}

async function signed(game: Game, player: Player): Promise<Action & { type: 'sign' }> {
  const { header, turns } = readGame(game)
  if (!header) throw new Error('the match has not begun')
  const signature = await signMatch(accounts[player], domain, { header, turns })
  return { type: 'sign', playerIndex: player, signature }
}

describe('a match', () => {
  it('is played from the second seat to the second signature', async () => {
    const playing = started()
    expect(playing.phase).toBe('playing')
    expect(playing.header).toMatchObject({ firstPlayer: 1, deadline: '4600', seasonId: 2, salt: chance.salt })
    const full = playAll(playing)
    expect(full.phase).toBe('gameOver')
    expect(full.turns).toHaveLength(9)
    const half = apply(full, await signed(full, 1))
    const done = apply(half, await signed(half, 0))
    expect(done.signatures.every(Boolean)).toBe(true)
  })

  it('lets the salt decide who begins', () => {
    expect(started(seat(0), seat(1), coreRuleset, `0x${'00'.repeat(32)}`).header?.firstPlayer).toBe(0)
  })

  it('lets the only player with Wind decide who begins', () => {
    const game = started(seat(0), windSeat(1), defaultRuleset)
    expect(game.phase).toBe('choosing')
    expect(firstChooser(readGame(game))).toBe(1)
    expect(errorOf(game, { type: 'chooseFirst', playerIndex: 0, firstPlayer: 0 })).toBe('NOT_YOUR_TURN')
    const chosen = apply(game, { type: 'chooseFirst', playerIndex: 1, firstPlayer: 0 })
    expect(chosen).toMatchObject({ phase: 'playing', header: { firstPlayer: 0 } })
    expect(errorOf(chosen, { type: 'chooseFirst', playerIndex: 1, firstPlayer: 0 })).toBe('WRONG_PHASE')
  })

  it('needs no choice when both have Wind', () => {
    expect(started(windSeat(0), windSeat(1), defaultRuleset).phase).toBe('playing')
  })
})

describe('a match refuses', () => {
  const turn = { cell: 0, cardIndex: 0, warningMarkCell: 255, earthBoostEdge: 255, reserved: 0 }
  const play = (playerIndex: Player, change: Partial<typeof turn> = {}): Action => ({
    type: 'playTurn',
    playerIndex,
    turn: { ...turn, ...change },
  })

  it('the same player twice, and decks that cannot be played', () => {
    expect(checkSeat(terms(), seat(1), 1, accounts[1].address)?.code).toBe('SamePlayer')
    expect(checkSeat(terms(), seat(0, { deck: [1n, 2n, 3n, 4n, 1n] }), 0)?.code).toBe('DuplicateCard')
    expect(checkSeat(terms(), seat(0, { cards: new Map() }), 0)?.code).toBe('UnknownCard')
    expect(checkSeat(terms(), seat(1), 1, accounts[0].address)).toBeNull()
  })

  it.each([0, -1, 1.5, 7 * 24 * 3600])('a lifetime of %s seconds', (lifetime) => {
    expect(checkTerms({ lifetime })?.code).toBe('INVALID_LIFETIME')
  })

  it('turns before the start, out of turn, against the rules and a second time', () => {
    expect(errorOf(waiting(), play(0))).toBe('WRONG_PHASE')
    const game = started()
    expect(errorOf(game, play(0))).toBe('NOT_YOUR_TURN')
    expect(errorOf(game, play(1, { cell: 9 }))).toBe('CellOutOfRange')
    const after = apply(game, play(1))
    expect(errorOf(after, play(1))).toBe('NOT_YOUR_TURN')
    expect(errorOf(after, play(0))).toBe('CellTaken')
    expect(errorOf(playAll(game), play(0))).toBe('WRONG_PHASE')
  })

  it('signatures before the end, a second time, and those of others', async () => {
    const game = started()
    expect(errorOf(game, { type: 'sign', playerIndex: 0, signature: '0x00' })).toBe('WRONG_PHASE')
    const full = playAll(game)
    const own = await signed(full, 0)
    expect(await checkSignature(full, own)).toBeNull()
    expect(await checkSignature(full, { ...own, playerIndex: 1 })).toMatchObject({
      code: 'InvalidSignature',
      args: { player: 1 },
    })
    expect(errorOf(apply(full, own), own)).toBe('ALREADY_SIGNED')
  })

  it('no signature of a contract wallet: only the chain can check it', async () => {
    const full = playAll(started(seat(0), seat(1, { isContract: true })))
    const action = { type: 'sign', playerIndex: 1, signature: '0x1234' } as const
    expect(await checkSignature(full, action)).toBeNull()
    expect(apply(full, action).signatures).toEqual([null, '0x1234'])
  })
})

describe('the log of a match', () => {
  const at = '2026-01-01T00:00:00.000Z'

  async function recorded(): Promise<GameState> {
    let state: GameState = { ...started(seat(0), windSeat(1), defaultRuleset), transactionLog: [] }
    state = orThrow(recordAction(state, { type: 'chooseFirst', playerIndex: 1, firstPlayer: 0 }, at)).state
    while (state.phase === 'playing') state = orThrow(recordAction(state, nextTurn(state), at)).state
    for (const player of [0, 1] as const) {
      state = orThrow(recordAction(state, await signed(state, player), at)).state
    }
    return state
  }

  it('is one hash chain that a replay confirms', async () => {
    const state = await recorded()
    expect(state.transactionLog).toHaveLength(12)
    expect(verifyLog(state)).toEqual({ valid: true })
    const actions = state.transactionLog.map(({ action }) => action)
    const replay = replayGame(configOf(seat(0), windSeat(1), defaultRuleset), actions)
    expect(replay).toMatchObject({ valid: true, actionCount: 12, finalStateHash: stateHash(state) })
    const { tiles } = state.transactionLog.at(-1)?.details ?? { tiles: [0, 0] }
    expect(tiles[0] + tiles[1]).toBe(9)
  })

  it('shows where it was changed', async () => {
    const state = await recorded()
    const [first, second, ...rest] = state.transactionLog
    if (second?.action.type !== 'playTurn') throw new Error('the second entry is no turn')
    const turn = { ...second.action.turn, cell: (second.action.turn.cell + 1) % 9 }
    const forged = { ...second, action: { ...second.action, turn } }
    const log = [first as typeof second, forged, ...rest]
    expect(verifyLog({ ...state, transactionLog: log })).toMatchObject({ valid: false, sequenceNumber: 1 })
    expect(verifyLog({ ...waiting(), transactionLog: [] }).valid).toBe(false)
  })

  it('is read back from its JSON as it was', async () => {
    const state = await recorded()
    expect(gameStateSchema.parse(JSON.parse(JSON.stringify(state)))).toEqual(state)
    expect(gameStateSchema.parse({ ...waiting(), transactionLog: [] })).toMatchObject(waiting())
  })
})

describe('a view', () => {
  it('hides the first deck from everybody else until the second player has joined', () => {
    const game = waiting()
    expect(viewOf(game, 0)).toEqual(game)
    for (const viewer of [1, 'spectator'] as const) {
      expect(viewOf(game, viewer).seats[0]).toEqual({
        player: accounts[0].address,
        isContract: false,
        deck: null,
        cards: null,
      })
      expect(JSON.stringify(viewOf(game, viewer))).not.toContain('"up"')
    }
    expect(viewOf(started(), 'spectator')).toEqual(started())
  })

  it('is read with the types of the rules', () => {
    expect(readGame(viewOf(waiting(), 1)).seats).toMatchObject([{ deck: null }, null])
    expect(matchOf(readGame(waiting()))).toBeNull()
    const match = matchOf(readGame(started()))
    expect(match?.cards.size).toBe(10)
    expect(match?.header.deckA).toEqual(seat(0).deck)
  })
})

describe('what players send', () => {
  it('is brought to one form', () => {
    const { player, cards } = seatToJson(seat(0))
    const sent = { player: player.toLowerCase(), deck: ['0x1', '2', '3', '4', '5'], cards }
    expect(seatJsonSchema.parse(sent)).toEqual(seatToJson(seat(0)))
    const named = { ruleset: 'core', domain, lifetime: 3_600, seasonId: 2 }
    expect(termsJsonSchema.parse(named)).toEqual(termsToJson(terms()))
    expect(termsJsonSchema.safeParse({ ...named, ruleset: 'chess' }).success).toBe(false)
  })
})
