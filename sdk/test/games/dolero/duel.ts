import { expect } from 'vitest'
import { createRandom } from '../../../src/core/index.js'
import {
  type Action,
  type Arrangement,
  applyInput,
  arrangementCommitments,
  type Bytes32,
  choice,
  type Game,
  type GameEvent,
  handOf,
  type Input,
  joinGame,
  type Limits,
  openGame,
  orThrow,
  type Player,
  type PlayerIndex,
  phase,
  type Refusal,
  roundCommitment,
  saltsOf,
} from '../../../src/games/dolero/index.js'
import { withPlayer } from '../../../src/games/dolero/state.js'

export const bytes = (text: string): Bytes32 => createRandom(text).bytes(32)
export const keys = [bytes('key 0'), bytes('key 1')] as const
export const id = bytes('game')
export const limits: Limits = { seatFee: 10n, maxBet: 150n, maxStack: 1_000n, rakePercent: 3, rakeCap: 6n }

export const opened = (change: Partial<Limits> = {}, stack = 500n): Game =>
  orThrow(openGame({ id, limits: { ...limits, ...change }, key: keys[0], stack })).game

/** A game that is led from phase to phase. */
export class Duel {
  game: Game
  now = 1_000
  readonly secrets = [bytes('secret 0'), bytes('secret 1')] as const
  readonly laid: [Arrangement, Arrangement] = [
    [0, 0, 0],
    [0, 0, 0],
  ]

  constructor(change: Partial<Limits> = {}, stacks: readonly [bigint, bigint] = [500n, 400n]) {
    this.game = orThrow(joinGame(opened(change, stacks[0]), keys[1], stacks[1], this.now)).game
  }

  get players(): readonly [Player, Player] {
    return this.game.players
  }

  apply(input: Input): readonly GameEvent[] {
    const { game, events } = orThrow(applyInput(this.game, input))
    this.game = game
    return events
  }

  act(player: PlayerIndex, action: Action): readonly GameEvent[] {
    return this.apply({ type: 'act', player, action, now: this.now })
  }

  timeOut(): readonly GameEvent[] {
    return this.apply({ type: 'timeOut', now: this.now })
  }

  /** What the rules say to an input that they refuse. */
  refusal(input: Input): Refusal {
    const result = applyInput(this.game, input)
    if (result.ok) expect.fail(`${input.type} was not refused`)
    return result.error
  }

  refused(player: number, action: Action): Refusal {
    return this.refusal({ type: 'act', player, action, now: this.now })
  }

  patch(player: PlayerIndex, change: Partial<Player>): this {
    this.game = withPlayer(this.game, player, change)
    return this
  }

  commitment(player: PlayerIndex): Action {
    return { type: 'commit', commitment: roundCommitment(this.game, player, this.secrets[player]) }
  }

  commit(): this {
    this.act(0, this.commitment(0))
    this.act(1, this.commitment(1))
    return this
  }

  answer(vrf = bytes(`vrf ${this.game.nonce}`)): readonly GameEvent[] {
    const nonce = this.game.pending[0]?.nonce ?? 99n
    return this.apply({ type: 'answer', nonce, vrf, now: this.now })
  }

  toRelics(): this {
    this.commit().act(0, { type: 'requestRandom' })
    this.answer()
    return this
  }

  /** Both hold what the test wants them to hold. */
  toCards(first: number = choice.skipped, second: number = choice.skipped, vrf?: Bytes32): this {
    this.toRelics()
    for (const [player, chosen] of [first, second].entries()) {
      const option = chosen === choice.joker ? 3 : chosen === choice.skipped ? 4 : 0
      if (option === 0) this.patch(player as PlayerIndex, { offer: [chosen, 0, 0] })
      this.act(player as PlayerIndex, { type: 'choose', choice: option })
    }
    this.act(1, { type: 'requestRandom' })
    this.answer(vrf)
    return this
  }

  hand(player: PlayerIndex): readonly number[] {
    return handOf(this.players[player], this.secrets[player])
  }

  lay(player: PlayerIndex, cards: Arrangement = this.hand(player) as unknown as Arrangement): this {
    this.laid[player] = cards
    const commitments = arrangementCommitments(this.game, player, this.secrets[player], cards)
    this.act(player, { type: 'arrange', commitments })
    return this
  }

  toOpening(first?: Arrangement, second?: Arrangement): this {
    this.lay(0, first).act(0, { type: 'lock' })
    this.lay(1, second).act(1, { type: 'lock' })
    return this
  }

  opening(player: PlayerIndex): Extract<Action, { type: 'open' }> {
    const cards = this.laid[player]
    const salts = saltsOf(this.secrets[player], cards, this.players[player])
    return { type: 'open', cards: [cards[2], cards[1]], salts: [salts[2], salts[1]] }
  }

  toBetting(): this {
    if (this.game.phase === phase.cards) this.toOpening()
    this.act(0, this.opening(0))
    this.act(1, this.opening(1))
    return this
  }

  lastOpening(player: PlayerIndex): Extract<Action, { type: 'openLast' }> {
    const cards = this.laid[player]
    const [salt] = saltsOf(this.secrets[player], cards, this.players[player])
    return { type: 'openLast', secret: this.secrets[player], card: cards[0], salt }
  }

  toLastOpening(): this {
    this.toBetting()
    this.act(this.game.toAct, { type: 'reveal' })
    this.act(this.game.toAct, { type: 'reveal' })
    return this
  }
}

export const newDuel = (...args: ConstructorParameters<typeof Duel>): Duel => new Duel(...args)
