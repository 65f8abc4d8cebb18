import { describe, expect, it } from 'vitest'
import {
  type Action,
  type ActionType,
  act,
  applyInput,
  brokenMoney,
  type Game,
  type Input,
  type LegalAction,
  legalActions,
  nothing,
  type PlayerIndex,
  phase,
  replayGame,
} from '../../../src/games/dolero/index.js'
import { randomGame, randomOpening } from './random-game.js'

const games = 300

describe(`${games} random games`, () => {
  it('lose and make no money, at any moment', () => {
    const endings = new Set<number>()
    for (let seed = 0; seed < games; seed++) {
      const open = randomOpening(`money ${seed}`)
      const inputs: Input[] = []
      let last: Game | undefined
      for (const { game } of randomGame(`money ${seed}`, inputs, open)) {
        const [join] = inputs
        const deposited = open.stack + (join?.type === 'join' && game.round > 0 ? join.stack : 0n)
        expect(brokenMoney(game, deposited)).toBeUndefined()
        for (const player of game.players) {
          expect(player.stack >= 0n && player.bet >= 0n && player.paid >= 0n).toBe(true)
          expect(player.bet <= game.limits.maxBet).toBe(true)
        }
        last = game
      }
      endings.add(last?.end ?? 0)
      const replay = replayGame({ open, inputs })
      expect(replay).toMatchObject({ valid: true, inputCount: inputs.length })
      expect(replay.game).toEqual(last)
    }
    expect([...endings].sort()).toEqual(expect.arrayContaining([1, 3, 4, 6]))
  })

  it('notice money that is not there', () => {
    const [position] = randomGame('broken')
    const { game } = position as { game: Game }
    expect(brokenMoney(game, game.pot + game.players[0].stack + 1n)).toContain('deposits')
    expect(brokenMoney({ ...game, pot: game.pot + 1n }, game.pot + game.players[0].stack + 1n)).toContain(
      'paid',
    )
  })

  const bare: ActionType[] = ['requestRandom', 'lock', 'call', 'fold', 'reveal', 'forfeit']
  const isAllowed = (game: Game, player: PlayerIndex, action: Action, now: number) =>
    act(game, player, action, now).ok

  function expectExact(game: Game, player: PlayerIndex, now: number): void {
    const legal = legalActions(game, player, now)
    const find = <T extends LegalAction['type']>(type: T) =>
      legal.find((action): action is Extract<LegalAction, { type: T }> => action.type === type)
    for (const type of bare) {
      expect([type, isAllowed(game, player, { type } as Action, now)]).toEqual([
        type,
        find(type as LegalAction['type']) !== undefined,
      ])
    }
    const raise = find('raise')
    const mayRaise = (amount: bigint) => isAllowed(game, player, { type: 'raise', amount }, now)
    expect(mayRaise(1n)).toBe(raise !== undefined)
    if (raise) expect([mayRaise(raise.highest), mayRaise(raise.highest + 1n)]).toEqual([true, false])
    expect(isAllowed(game, player, { type: 'swap', mask: 1 }, now)).toBe(find('swap') !== undefined)
    expect(isAllowed(game, player, { type: 'choose', choice: 4 }, now)).toBe(find('choose') !== undefined)
    const show = find('show')
    expect(isAllowed(game, player, { type: 'show', cards: new Array(show?.count ?? 1).fill(3) }, now)).toBe(
      show !== undefined,
    )
    const salt = new Uint8Array(32).fill(1)
    expect(isAllowed(game, player, { type: 'commit', commitment: salt }, now)).toBe(
      find('commit') !== undefined,
    )
    expect(isAllowed(game, player, { type: 'arrange', commitments: [salt, salt, salt] }, now)).toBe(
      find('arrange') !== undefined,
    )
  }

  it('allow exactly what legalActions lists', () => {
    for (let seed = 0; seed < games / 5; seed++) {
      for (const { game, now } of randomGame(`legal ${seed}`)) {
        for (const player of [0, 1] as const) {
          expectExact(game, player, now)
          expectExact(game, player, now + 31)
        }
      }
    }
  })

  it('never change what was there before', () => {
    const freeze = (value: unknown): void => {
      if (typeof value !== 'object' || value === null || value instanceof Uint8Array) return
      Object.freeze(value)
      Object.values(value).forEach(freeze)
    }
    const inputs: Input[] = []
    const open = randomOpening('frozen')
    const positions = [...randomGame('frozen', inputs, open)]
    for (const [index, input] of inputs.entries()) {
      const { game } = positions[index] as { game: Game }
      freeze(game)
      expect(applyInput(game, input)).toMatchObject({ ok: true })
    }
  })

  it('end with a winner or with nobody', () => {
    for (let seed = 0; seed < 50; seed++) {
      const game = [...randomGame(`end ${seed}`)].at(-1)?.game
      expect(game?.phase).toBe(phase.over)
      expect([0, 1, nothing]).toContain(game?.winner)
    }
  })
})
