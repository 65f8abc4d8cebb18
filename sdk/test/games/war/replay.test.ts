import { describe, expect, it } from 'vitest'
import { checkGame, createRandom } from '../../../src/core/index.js'
import {
  type Action,
  agreeSeed,
  applyAction,
  botAction,
  brokenInvariant,
  chooseNfts,
  combineSecrets,
  configOf,
  createSecret,
  type Game,
  type GameState,
  gameStateSchema,
  orThrow,
  randomAction,
  randomMatch,
  recordAction,
  replayGame,
  seedCommitment,
  startGame,
  stateHash,
  verifyChain,
  verifyLog,
  viewOf,
  war,
} from '../../../src/games/war/index.js'
import { flip, nfts, tableWith } from './build.js'

const timestamp = '2026-01-01T00:00:00.000Z'
const secrets = ['11'.repeat(32), '22'.repeat(32)] as const
const commitments = [seedCommitment(secrets[0]), seedCommitment(secrets[1])] as const

/** Every state of a game with its log. */
function* recordedGame(name: string): Generator<GameState> {
  const random = createRandom(name)
  const match = randomMatch(random)
  const config = { ...match.config, seed: combineSecrets(secrets), agreement: { commitments, secrets } }
  let state: GameState = { ...orThrow(startGame(config)).game, transactionLog: [] }
  yield state
  while (state.phase !== 'gameOver') {
    state = orThrow(recordAction(state, randomAction(state, match, random), timestamp)).state
    yield state
  }
}

const applyNext = ({ game }: { game: Game }, action: Action) => orThrow(applyAction(game, action))

const finished = [...recordedGame('record')].at(-1) as GameState

describe('random games', () => {
  it('2,000 of them: 40 cards at all times, replay to the same hash, all end', () => {
    const random = createRandom('2,000 games')
    const endings = new Set<string>()
    for (let i = 0; i < 2_000; i++) {
      const match = randomMatch(random)
      const actions: Action[] = []
      let game = orThrow(startGame(match.config)).game
      while (game.phase !== 'gameOver') {
        const action = randomAction(game, match, random)
        game = orThrow(applyAction(game, action)).game
        actions.push(action)
        if (i % 10 === 0 || game.phase === 'gameOver') {
          const problem = brokenInvariant(game)
          if (problem) expect.fail(`game ${i}: ${problem}`)
        }
      }
      endings.add(game.outcome && 'victoryType' in game.outcome ? game.outcome.victoryType : 'draw')
      const { valid, finalStateHash } = replayGame(match.config, actions)
      expect({ valid, finalStateHash }).toEqual({ valid: true, finalStateHash: stateHash(game) })
    }
    expect([...endings].sort()).toEqual(['draw', 'outOfCards', 'outOfWarCards'])
  }, 240_000)

  it('20 of them: the same hash after every action', () => {
    const random = createRandom('every hash')
    for (let i = 0; i < 20; i++) {
      const match = randomMatch(random)
      expect(
        checkGame(war, match.config, (game) => randomAction(game, match, random)).problem,
      ).toBeUndefined()
    }
  })

  it('the check finds a card too few and a card twice', () => {
    const game = orThrow(startGame(randomMatch(createRandom('broken')).config)).game
    const [first, second] = game.players
    const fewer = { ...first, deck: first.deck.slice(1) }
    expect(brokenInvariant({ ...game, players: [fewer, second] })).toBe('39 cards, 39 of them different')
    const twice = { ...first, deck: [...first.deck.slice(1), first.deck[5] as never] }
    expect(brokenInvariant({ ...game, players: [twice, second] })).toBe('40 cards, 39 of them different')
  })
})

describe('a finished record', () => {
  it('verifies, and is a chain', () => {
    expect(verifyLog(finished)).toEqual({ valid: true })
    expect(verifyChain(finished.transactionLog)).toEqual({ valid: true })
    expect(finished.transactionLog[0]?.stateHashBefore).toBe(
      stateHash(orThrow(startGame(configOf(finished))).game),
    )
    expect(gameStateSchema.parse(JSON.parse(JSON.stringify(finished)))).toEqual(finished)
  })

  it('does not verify with another round, name, lot, secret or order', () => {
    const [first, second] = finished.players
    expect(verifyLog({ ...finished, round: finished.round + 1 }).valid).toBe(false)
    const renamed = { ...first, player: { ...first.player, name: 'Mallory' } }
    expect(verifyLog({ ...finished, players: [renamed, second] }).valid).toBe(false)
    expect(verifyLog({ ...finished, lots: { ...finished.lots, 999999: 'spdp' } }).valid).toBe(false)
    const agreement = { commitments, secrets: [secrets[0], '33'.repeat(32)] as const }
    expect(verifyLog({ ...finished, agreement })).toMatchObject({ valid: false, reason: /committed to/ })
    const { transactionLog } = finished
    expect(verifyLog({ ...finished, transactionLog: transactionLog.toSpliced(3, 1) }).valid).toBe(false)
  })

  it('with another lot leads to another state', () => {
    const at = finished.transactionLog.findIndex(({ action }) => action.type === 'lots')
    const actions = finished.transactionLog.map(({ action }) => action)
    const original = actions[at]
    if (original?.type !== 'lots') throw new Error('no lots in this game')
    const lots = original.lots.map(({ id }) => ({ id, lot: 'another' }))
    const replay = replayGame(configOf(finished), actions.toSpliced(at, 1, { type: 'lots', lots }))
    expect(replay.finalStateHash).not.toBe(stateHash(finished))
  })

  it('stops at an action that the rules refuse and names it', () => {
    const actions: Action[] = [0, 0].map(() => ({ type: 'flip', playerIndex: 0 }))
    expect(replayGame(configOf(finished), actions)).toMatchObject({ valid: false, refused: { index: 1 } })
  })
})

describe('a view', () => {
  it('hides decks, won piles, face-down cards, seed and secrets until the end, and shows what lies open', () => {
    for (const state of recordedGame('view')) {
      const view = viewOf(state)
      if (state.phase === 'gameOver') {
        expect(view).toEqual(state)
        continue
      }
      const text = JSON.stringify({ ...view, transactionLog: [] })
      for (const secret of [state.seed, ...secrets]) expect(text).not.toContain(secret)
      for (const [index, player] of state.players.entries()) {
        const shown = view.players[index as 0 | 1]
        expect([shown.deck, shown.won, shown.dealt]).toEqual([[], [], []])
        expect([shown.deckCount, shown.wonCount]).toEqual([player.deck.length, player.won.length])
        for (const [at, { card, faceDown }] of player.played.entries()) {
          expect(shown.played[at]?.card).toEqual(faceDown ? null : card)
        }
      }
      expect(view.agreement).toEqual({ commitments })
      expect(gameStateSchema.safeParse(view).success).toBe(true)
    }
  })

  it('shows that war cards lie face down, and not which', () => {
    const decks = [nfts(5, 0, 1, 2, 9, 3), nfts(5, 0, 1, 2, 9, 3)] as const
    const [a, b] = [decks[0][0]?.id, decks[1][0]?.id]
    const lots = { [String(a)]: 'spdp', [String(b)]: 'spdp' }
    const { game } = [flip(0), flip(1)].reduce(applyNext, {
      game: tableWith({ deck: decks[0] }, { deck: decks[1] }, lots),
    })
    expect(game.phase).toBe('lots')
    const { players } = viewOf({ ...game, transactionLog: [] })
    for (const [index, { played }] of players.entries()) {
      const deck = decks[index as 0 | 1]
      expect(played.map(({ card }) => card)).toEqual([deck[0], null, null, null, deck[4]])
      expect(played.map(({ faceDown }) => faceDown)).toEqual([false, true, true, true, false])
    }
  })

  it('of the log names no card that was never face up', () => {
    const open = new Set<number>()
    for (const state of recordedGame('log')) {
      for (const { played } of state.players)
        for (const { card, faceDown } of played) if (card && !faceDown) open.add(card.id)
      const details = state.transactionLog.at(-1)?.details
      for (const [, id] of JSON.stringify(details ?? {}).matchAll(/"id":(-?\d+)/g)) {
        const isOpened = details?.type === 'flip' && details.card.id === Number(id)
        const isRevealed =
          details?.type !== 'forfeit' &&
          details?.steps.some(
            (step) => step.type === 'war' && step.faceUp.some((card) => card?.id === Number(id)),
          )
        expect(open.has(Number(id)) || isOpened || isRevealed).toBe(true)
      }
    }
  })

  it('is all that the bot needs', () => {
    const state: GameState = { ...orThrow(startGame(configOf(finished))).game, transactionLog: [] }
    const flip = botAction(viewOf(state), 1)
    expect(flip).toEqual({ type: 'flip', playerIndex: 1 })
    expect(
      botAction(viewOf(orThrow(recordAction(state, flip as Action, timestamp)).state), 1),
    ).toBeUndefined()
    expect(botAction(finished, 0)).toBeUndefined()
  })
})

describe('the seed', () => {
  it('follows from both secrets, in order', () => {
    expect(agreeSeed({ commitments, secrets })).toEqual({ ok: true, seed: combineSecrets(secrets) })
    expect(combineSecrets([secrets[1], secrets[0]])).not.toBe(combineSecrets(secrets))
    expect(createSecret()).toMatch(/^[0-9a-f]{64}$/)
    expect(createSecret()).not.toBe(createSecret())
  })

  it('is refused with a secret that was not committed to, and with a copied commitment', () => {
    const swapped = [secrets[1], secrets[0]] as const
    expect(() => orThrow(agreeSeed({ commitments, secrets: swapped }))).toThrow(
      'not the one that was committed to',
    )
    const copied = {
      commitments: [commitments[0], commitments[0]],
      secrets: [secrets[0], secrets[0]],
    } as const
    expect(() => orThrow(agreeSeed(copied))).toThrow('same secret')
  })

  it('of a game must be the one that was agreed on', () => {
    const config = configOf(finished)
    expect(() => orThrow(startGame({ ...config, seed: '00'.repeat(32) })).game).toThrow('does not follow')
  })
})

describe('of several NFTs of a value', () => {
  it('the rarest lot known is played, else the lowest id', () => {
    const chosen = chooseNfts([
      { id: 9, value: 3, lot: 'hrgl' },
      { id: 8, value: 3 },
      { id: 7, value: 3, lot: 'eifd' },
      { id: 6, value: 50 },
      { id: 5, value: 50 },
      { id: 4, value: 77, lot: 'zzzz' },
    ])
    expect(chosen).toEqual([
      { id: 7, value: 3 },
      { id: 5, value: 50 },
      { id: 4, value: 77 },
    ])
  })
})
