import { utils } from '@coral-xyz/anchor'
import { until } from '@fivefold/devnet/testing/until'
import { createRandom } from '@fivefold/sdk/core'
import {
  type Action,
  act,
  answer,
  type Bytes32,
  botAction,
  encodeGame,
  escrowOf,
  type Game,
  joinGame as joinRules,
  openGame as openRules,
  orThrow,
  type PlayerIndex,
  phase,
  type Result,
} from '@fivefold/sdk/dolero'
import {
  accountFromSecret,
  type BurnerAccount,
  createSecret,
  fundAccount,
  type SolanaConnection,
} from '@fivefold/sdk/solana'
import * as dolero from '@fivefold/sdk/solana/dolero'
import { PublicKey, type TransactionResponse, type VersionedTransactionResponse } from '@solana/web3.js'
import { expect } from 'vitest'

const storageOf = (map: Map<string, string>): dolero.SecretStorage => ({
  getItem: (key) => map.get(key) ?? null,
  setItem: (key, value) => void map.set(key, value),
})

type Answer = { nonce: bigint; vrf: Uint8Array; time: number }

/** A game between two bots through the SDK's actions alone, beside the same game in the TypeScript rules. */
export class SdkMatch {
  readonly storage = new Map<string, string>()
  readonly acted = new Set<Action['type']>()
  address = ''
  #game: Game | undefined
  readonly #random = createRandom('sdk match')

  private constructor(
    readonly connection: SolanaConnection,
    readonly table: dolero.Table,
    readonly players: readonly [BurnerAccount, BurnerAccount],
  ) {}

  static async create(connection: SolanaConnection, table: dolero.Table): Promise<SdkMatch> {
    const newPlayer = async () => {
      const account = accountFromSecret(createSecret())
      await fundAccount(connection, account.address)
      if (table.mint) await dolero.fundTokens(connection, account, { mint: table.mint })
      return account
    }
    return new SdkMatch(connection, table, [await newPlayer(), await newPlayer()])
  }

  get game(): Game {
    if (!this.#game) throw new Error('the game is not open')
    return this.#game
  }

  stored(player: PlayerIndex): Bytes32 {
    return dolero.keepSecret(storageOf(this.storage), this.players[player].address)
  }

  async open(stack: bigint): Promise<void> {
    const [account] = this.players
    const opened = await dolero.openGame(this.connection, account, { table: this.table.address, stack })
    this.address = opened.game
    const id = new PublicKey(opened.game).toBytes()
    const key = account.keypair.publicKey.toBytes()
    await this.#follow(openRules({ id, limits: this.table.limits, key, stack }))
  }

  async join(stack: bigint): Promise<void> {
    const [, account] = this.players
    const { transaction } = await dolero.joinGame(this.connection, account, { game: this.address, stack })
    const key = account.keypair.publicKey.toBytes()
    await this.#follow(joinRules(this.game, key, stack, await this.#timeOf(transaction)))
  }

  async playToEnd(): Promise<void> {
    while (this.game.phase !== phase.over) await this.#playOne()
  }

  async #playOne(): Promise<void> {
    const now = await dolero.readTime(this.connection)
    for (const player of [0, 1] as const) {
      const stored = this.stored(player)
      const strength = player === 0 ? 'greedy' : 'random'
      const action = botAction(this.game, { player, stored, strength, random: this.#random }, now)
      if (action) return this.#act(player, action)
    }
    throw new Error(`nobody acts in phase ${this.game.phase}`)
  }

  async #act(player: PlayerIndex, action: Action): Promise<void> {
    const seat = { game: this.game, player, stored: this.stored(player) }
    // What a player who comes back after a reload would send is the same.
    if (action.type === 'commit') expect(dolero.commitAction(seat)).toEqual(action)
    if (action.type === 'show') expect(dolero.showAction(seat)).toEqual(action)
    if (action.type === 'open') expect(dolero.openAction(seat)).toEqual(action)
    if (action.type === 'openLast') expect(dolero.openLastAction(seat)).toEqual(action)
    this.acted.add(action.type)
    const { transaction } = await sendByName(this.connection, this.players[player], this.address, action)
    const expected = act(this.game, player, action, await this.#timeOf(transaction))
    if (action.type !== 'requestRandom' && action.type !== 'swap') return this.#follow(expected)
    const { game } = orThrow(expected)
    await until(async () => (await this.#onChain()).pending.length === 0, 60_000)
    const nonce = game.pending[0]?.nonce ?? -1n
    const { vrf, time } = await this.#answerTo(nonce)
    await this.#follow(answer(game, nonce, vrf, time))
  }

  async #onChain(): Promise<Game> {
    const found = await dolero.readGame(this.connection, this.address)
    if (!found) throw new Error('the game is gone')
    expect(escrowOf(found.game)).toBe(found.deposited)
    return found.game
  }

  /** The account and the rules' state are the same, to the byte. */
  async #follow(expected: Result): Promise<void> {
    this.#game = orThrow(expected).game
    const found = await this.#onChain()
    expect(found).toEqual(this.#game)
    expect(encodeGame(found)).toEqual(encodeGame(this.#game))
  }

  async #transaction(signature: string): Promise<TransactionResponse | VersionedTransactionResponse> {
    const options = { maxSupportedTransactionVersion: 0 }
    const found = await this.connection.rpc.getTransaction(signature, options)
    if (!found) throw new Error(`no transaction ${signature}`)
    return found
  }

  async #timeOf(signature: string): Promise<number> {
    return (await this.#transaction(signature)).blockTime ?? 0
  }

  /** What the VRF program called the game's program with. The account shows it before its slot is sealed, history after. */
  async #answerTo(nonce: bigint): Promise<Answer> {
    let found: Answer | undefined
    const look = async () => {
      const last = await this.#lastCall()
      if (last?.nonce === nonce) found = last
      return found !== undefined
    }
    await until(look, 60_000)
    if (!found) throw new Error(`request ${nonce} was not answered`)
    return found
  }

  async #lastCall(): Promise<Answer | undefined> {
    const key = new PublicKey(this.address)
    const [last] = await this.connection.rpc.getSignaturesForAddress(key, { limit: 1 })
    if (!last) return undefined
    const { meta, transaction, blockTime } = await this.#transaction(last.signature)
    const keys = transaction.message.getAccountKeys()
    const program = this.connection.dolero?.program.programId
    const inner = meta?.innerInstructions?.flatMap(({ instructions }) => instructions) ?? []
    const call = inner.find(({ programIdIndex }) => program && keys.get(programIdIndex)?.equals(program))
    if (!call) return undefined
    const data = Buffer.from(utils.bytes.bs58.decode(call.data))
    return {
      vrf: Uint8Array.from(data.subarray(8, 40)),
      nonce: data.readBigUInt64LE(40),
      time: blockTime ?? 0,
    }
  }
}

/** Through the function that has the instruction's name. */
function sendByName(connection: SolanaConnection, account: BurnerAccount, game: string, action: Action) {
  switch (action.type) {
    case 'commit':
      return dolero.commit(connection, account, { game, commitment: action.commitment })
    case 'requestRandom':
      return dolero.requestRandom(connection, account, { game })
    case 'choose':
      return dolero.choose(connection, account, { game, choice: action.choice })
    case 'swap':
      return dolero.swap(connection, account, { game, mask: action.mask })
    case 'show':
      return dolero.show(connection, account, { game, cards: action.cards })
    case 'arrange':
      return dolero.arrange(connection, account, { game, commitments: action.commitments })
    case 'lock':
      return dolero.lock(connection, account, { game })
    case 'open':
      return dolero.openCards(connection, account, { game, cards: action.cards, salts: action.salts })
    case 'raise':
      return dolero.raise(connection, account, { game, amount: action.amount })
    case 'call':
      return dolero.call(connection, account, { game })
    case 'fold':
      return dolero.fold(connection, account, { game })
    case 'reveal':
      return dolero.reveal(connection, account, { game })
    case 'openLast': {
      const { secret, card, salt } = action
      return dolero.openLast(connection, account, { game, secret, card, salt })
    }
    case 'forfeit':
      return dolero.forfeit(connection, account, { game })
  }
}
