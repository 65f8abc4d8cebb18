import type { Outcome } from '@fivefold/devnet/solana/execution/svm'
import { createRandom, type Random } from '@fivefold/sdk/core'
import {
  type Action,
  act as actRules,
  answer as answerRules,
  type BotStrength,
  botAction,
  encodeGame,
  escrowOf,
  type Game,
  joinGame,
  openGame,
  orThrow,
  type PlayerIndex,
  phase,
  type Result,
  settle,
  timeOut as timeOutRules,
} from '@fivefold/sdk/dolero'
import type { Keypair, PublicKey } from '@solana/web3.js'
import { expect } from 'vitest'
import { errorOf, type TestChain } from './chain.js'
import { type Accounts, escrowAddress, eventsOf, gameAddress, instruction } from './program.js'
import { assertDone, type Table } from './table.js'
import { giveTokens, tokensIn, walletAddress } from './tokens.js'

/** Where the rules' state begins in a game account: discriminator, table, index, deposited, bump. */
export const gameOffset = 8 + 32 + 8 + 8 + 1
const escrowSize = 9
const vrfFee = 500_000n

export type Used = Map<string, number>

/** One game on chain beside the same game in the TypeScript rules; both must stay the same, to the byte and the lamport. */
export class Match {
  readonly index: bigint
  readonly address: PublicKey
  readonly escrow: PublicKey
  /** The secrets of all rounds come from these. */
  readonly stored: readonly [Uint8Array, Uint8Array]
  /** The highest number of compute units that each instruction took. */
  readonly used: Used = new Map()
  /** What all instructions of a round took together, by round. */
  readonly usedInRound = new Map<number, number>()
  /** Names of the events so far, and the choices of relics. */
  readonly seen = new Set<string>()
  readonly choices = new Set<number>()
  deposited = 0n
  #game: Game | undefined
  #requests: [number, number] = [0, 0]

  constructor(
    readonly chain: TestChain,
    readonly table: Table,
    readonly players: readonly [Keypair, Keypair],
    readonly random: Random,
  ) {
    this.index = this.#nextIndex()
    this.address = gameAddress(table.address, this.index)
    this.escrow = table.mint ? walletAddress(this.address, table.mint) : escrowAddress(this.address)
    this.stored = [random.bytes(32), random.bytes(32)]
  }

  /** Two new players with more than enough. */
  static create(chain: TestChain, table: Table, seed = 'match'): Match {
    const players = [chain.newWallet(), chain.newWallet()] as const
    if (table.mint) {
      for (const { publicKey } of players)
        giveTokens(chain, { owner: publicKey, mint: table.mint, amount: 1n << 50n })
    }
    return new Match(chain, table, players, createRandom(seed))
  }

  get game(): Game {
    if (!this.#game) throw new Error('the game is not open')
    return this.#game
  }

  key(player: PlayerIndex): PublicKey {
    return this.players[player].publicKey
  }

  open(stack = this.table.limits.maxStack): this {
    const outcome = this.chain.send([this.openInstruction(stack)], [this.players[0]])
    this.deposited += stack
    const { limits } = this.table
    const open = { id: this.address.toBytes(), limits, key: this.key(0).toBytes(), stack }
    return this.#follow(`open_game_${this.kind}`, outcome, openGame(open))
  }

  join(stack = this.table.limits.maxStack): this {
    const outcome = this.chain.send([this.joinInstruction(stack)], [this.players[1]])
    this.deposited += stack
    const joined = joinGame(this.game, this.key(1).toBytes(), stack, this.chain.now)
    return this.#follow(`join_game_${this.kind}`, outcome, joined)
  }

  /** Does it on chain and in the rules. */
  act(player: PlayerIndex, action: Action): this {
    const { outcome, name } = this.tryAct(player, action)
    if (action.type === 'requestRandom' || action.type === 'swap') this.#requests[player]++
    return this.#follow(name, outcome, actRules(this.game, player, action, this.chain.now))
  }

  /** What happened elsewhere, on a rollup: the chain must have taken it over when it is next looked at. */
  actElsewhere(player: PlayerIndex, action: Action): Uint8Array {
    this.#game = orThrow(actRules(this.game, player, action, this.chain.now)).game
    return encodeGame(this.game)
  }

  /** Does it on chain alone, to see it fail. */
  tryAct(player: PlayerIndex, action: Action, accounts: Accounts = {}) {
    const { name, args } = instructionFor(action)
    const built = instruction(name, { ...this.accounts(player), ...accounts }, args)
    return { name, outcome: this.chain.send([built], [this.players[player]]) }
  }

  refusal(player: PlayerIndex, action: Action, accounts: Accounts = {}): string | undefined {
    const before = this.chain.get(this.address)
    const error = errorOf(this.tryAct(player, action, accounts).outcome)
    expect(this.chain.get(this.address)).toEqual(before)
    return error
  }

  answer(): this {
    const [pending] = this.game.pending
    const { outcome, vrf } = this.chain.answerNext()
    const answered = answerRules(this.game, pending?.nonce ?? -1n, vrf, this.chain.now)
    return this.#follow('answer_random', outcome, answered)
  }

  timeOut(): this {
    const outcome = this.chain.send([instruction('time_out', this.accounts(0))])
    return this.#follow('time_out', outcome, timeOutRules(this.game, this.chain.now))
  }

  settle(accounts: Accounts = {}): Outcome {
    const payer = this.chain.feePayer.publicKey
    const built = instruction(`settle_${this.kind}`, { ...this.accounts(0), payer, ...accounts })
    const outcome = this.chain.send([built])
    this.#note(`settle_${this.kind}`, outcome)
    return outcome
  }

  /** Settles, and looks that everybody got theirs and that nothing is left. */
  settleAndCheck(): void {
    const { rake, payouts } = orThrow(settle(this.game))
    const before = this.#wealth()
    const rent = this.#rent()
    assertDone(this.settle())
    const after = this.#wealth()
    expect(rake + payouts[0] + payouts[1]).toBe(this.deposited)
    expect(after.house - before.house).toBe(rake)
    const extra = this.table.mint ? 0n : rent
    expect(after.players[0] - before.players[0]).toBe(payouts[0] + extra)
    expect(after.players[1] - before.players[1]).toBe(payouts[1])
    expect(after.lamports - before.lamports).toBe(this.table.mint ? rent : payouts[0] + rent)
    expect(this.chain.get(this.address)).toBeUndefined()
    expect(this.chain.get(this.escrow)).toBeUndefined()
  }

  /** Bots play until the phase is reached. */
  playUntil(goal: (game: Game) => boolean, strengths: readonly [BotStrength, BotStrength]): this {
    while (!goal(this.game)) this.#playOne(strengths)
    return this
  }

  playToEnd(strengths: readonly [BotStrength, BotStrength] = ['random', 'random']): this {
    return this.playUntil(({ phase: current }) => current === phase.over, strengths)
  }

  #playOne(strengths: readonly [BotStrength, BotStrength]): void {
    for (const player of [0, 1] as const) {
      const seat = { player, stored: this.stored[player], strength: strengths[player], random: this.random }
      const action = botAction(this.game, seat, this.chain.now)
      if (action) return void this.act(player, action)
    }
    this.answer()
  }

  get kind(): 'sol' | 'spl' {
    return this.table.mint ? 'spl' : 'sol'
  }

  accounts(player: PlayerIndex): Accounts {
    const { mint, address: table, house } = this.table
    const [first, second] = [this.key(0), this.key(1)]
    return {
      player: this.key(player),
      game: this.address,
      table,
      house,
      escrow: this.escrow,
      queue: this.chain.queue,
      first,
      second,
      ...(mint && {
        mint,
        wallet: walletAddress(this.key(player), mint),
        first_wallet: walletAddress(first, mint),
        second_wallet: walletAddress(second, mint),
      }),
    }
  }

  openInstruction(stack: bigint, accounts: Accounts = {}) {
    return instruction(`open_game_${this.kind}`, { ...this.accounts(0), ...accounts }, { stack })
  }

  joinInstruction(stack: bigint, accounts: Accounts = {}) {
    return instruction(`join_game_${this.kind}`, { ...this.accounts(1), ...accounts }, { stack })
  }

  /** What the escrow holds of the players' money. */
  held(): bigint {
    if (this.table.mint) return tokensIn(this.chain, this.escrow)
    return this.chain.balance(this.escrow) - this.chain.rent(escrowSize)
  }

  vrfFees(player: PlayerIndex): bigint {
    return vrfFee * BigInt(this.#requests[player])
  }

  #follow(name: string, outcome: Outcome, expected: Result): this {
    assertDone(outcome)
    this.#note(name, outcome)
    const round = this.#game?.round ?? 0
    this.usedInRound.set(round, (this.usedInRound.get(round) ?? 0) + outcome.computeUnits)
    const { game, events } = orThrow(expected)
    this.#game = game
    const emitted = eventsOf(outcome.logs).map((event) => event.name)
    expect(emitted).toEqual(events.map(({ type }) => type[0]?.toUpperCase() + type.slice(1)))
    for (const event of events) {
      this.seen.add(event.type)
      if (event.type === 'chosen') this.choices.add(event.choice)
    }
    const bytes = encodeGame(game)
    const data = this.chain.get(this.address)?.data.subarray(gameOffset, gameOffset + bytes.length)
    expect(Buffer.from(data ?? []).toString('hex')).toBe(Buffer.from(bytes).toString('hex'))
    expect(escrowOf(game)).toBe(this.deposited)
    expect(this.held()).toBe(this.deposited)
    return this
  }

  #note(name: string, { computeUnits }: Outcome): void {
    this.used.set(name, Math.max(this.used.get(name) ?? 0, computeUnits))
  }

  #wealth() {
    const { mint, house } = this.table
    const of = (key: PublicKey) =>
      mint ? tokensIn(this.chain, walletAddress(key, mint)) : this.chain.balance(key)
    return {
      players: [of(this.key(0)), of(this.key(1))] as const,
      house: mint ? tokensIn(this.chain, house) : this.chain.balance(house),
      lamports: this.chain.balance(this.key(0)),
    }
  }

  /** What the accounts of the game cost, beside the money in play. */
  #rent(): bigint {
    const game = this.chain.balance(this.address)
    const escrow = this.chain.balance(this.escrow)
    return game + (this.table.mint ? escrow : escrow - this.deposited)
  }

  #nextIndex(): bigint {
    const data = this.chain.get(this.table.address)?.data
    if (!data) throw new Error('no such table')
    return tableGames(Buffer.from(data))
  }
}

function instructionFor(action: Action): { name: string; args: Record<string, unknown> } {
  const { type, ...args } = action
  const names: Partial<Record<Action['type'], string>> = {
    requestRandom: 'request_random',
    open: 'open_cards',
    openLast: 'open_last',
  }
  // Borsh's bytes, not a list of numbers, is what the coder takes for a Vec<u8>.
  const cards = action.type === 'show' ? { cards: Buffer.from(action.cards) } : {}
  return { name: names[type] ?? type, args: { ...args, ...cards } }
}

/** How many games a table has had: behind discriminator, id, authority, mint, house, queue, validator and limits. */
function tableGames(data: Buffer): bigint {
  const option = (at: number) => at + (data.readUInt8(at) === 1 ? 33 : 1)
  const validator = option(8 + 1 + 32) + 32 + 32
  return data.readBigUInt64LE(option(validator) + 33)
}
