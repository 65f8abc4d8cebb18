import type { z } from 'zod'
import type { FivefoldError } from '../../core/error.js'
import type { PlayerIndex } from '../../core/player.js'
import {
  type Action,
  createSecret,
  type GameState,
  type GameStateMessage,
  jointCommitment,
  seedCommitment,
  serverMessageSchema,
  verifyLog,
} from '../../games/war/index.js'
import type { Integrity, MatchSnapshotOf, ServerMatchOf } from '../match.js'
import { type ConnectOptions, emptySnapshot, MatchClient } from '../match-client.js'
import type { JoinRequest, MatchCodec, ServerMessage } from '../protocol.js'
import { integrityOf } from '../received-state.js'

export type WarSnapshot = MatchSnapshotOf<GameState> & {
  /** The players who have not revealed their secret, once both have committed. */
  readonly awaitsReveal?: GameStateMessage['awaitsReveal']
  /** The cards whose lots the round waits for, since when, and why the lookup failed. */
  readonly awaitsLots?: GameStateMessage['awaitsLots']
  /** The lines about the last action, such as "WAR!". */
  readonly announcement: readonly string[]
}

export type WarMatch = ServerMatchOf<WarSnapshot, Action> & {
  /** This player's part of the seed: store it to reconnect before the game has begun. */
  readonly secret: string
}

/** One's seat before the secret is revealed. */
export type SeatBeforeReveal = {
  matchId: string
  seatToken: string
  playerIndex: PlayerIndex
  /** SHA-256 of both commitments; the seat statement of the ledger needs it. */
  seedCommitment: string
}

export type WarConnectOptions = ConnectOptions & {
  /** Awaited before the secret is revealed: a player with NFTs binds the account that owns them here. */
  beforeReveal?: (seat: SeatBeforeReveal) => Promise<void>
}

/** Milliseconds before the secret is sent again after CARDS_UNAVAILABLE. */
const revealAgain = 2_000

export class WarClient extends MatchClient<GameState, Action, WarSnapshot> implements WarMatch {
  readonly secret: string
  readonly #beforeReveal: WarConnectOptions['beforeReveal']
  #prepared: Promise<void> | undefined
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(
    serverUrl: string,
    joinRequest: (commitment: string) => JoinRequest,
    options: WarConnectOptions,
    secret = createSecret(),
  ) {
    const codec = warCodec(() => (this.playerIndex === null ? undefined : [this.playerIndex, secret]))
    super(serverUrl, joinRequest(seedCommitment(secret)), options, codec, {
      ...emptySnapshot,
      announcement: [],
    })
    this.secret = secret
    this.#beforeReveal = options.beforeReveal
  }

  protected override readState({ awaitsReveal, awaitsLots }: GameStateMessage): Partial<WarSnapshot> {
    if (this.playerIndex !== null && awaitsReveal?.includes(this.playerIndex)) this.#reveal()
    return { awaitsReveal, awaitsLots }
  }

  protected override receiveGameMessage(message: WarMessage): void {
    if (message.type === 'announcement') this.update({ announcement: message.lines })
  }

  protected override recover({ code }: FivefoldError): boolean {
    if (code !== 'CARDS_UNAVAILABLE') return false
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.#reveal(), revealAgain)
    return true
  }

  override close(): void {
    clearTimeout(this.#timer)
    super.close()
  }

  /** Reveals the secret, once the seat is ready. Sending it twice does no harm. */
  #reveal(): void {
    const { matchId, seatToken, playerIndex, seedCommitment: commitment, secret } = this
    if (!seatToken || playerIndex === null || !commitment) return
    const seat = { matchId, seatToken, playerIndex, seedCommitment: commitment }
    this.#prepared ??= this.#beforeReveal?.(seat) ?? Promise.resolve()
    this.#prepared.then(
      () => this.send({ type: 'revealSeed', matchId, secret }),
      (error: FivefoldError) => {
        // The next state triggers a retry.
        this.#prepared = undefined
        this.update({ error })
      },
    )
  }
}

type Own = readonly [PlayerIndex, string] | undefined

type WarMessage = z.infer<typeof serverMessageSchema>

function readMessage(data: unknown): ServerMessage<GameState> | undefined {
  const message = serverMessageSchema.safeParse(data).data
  if (message?.type === 'announcement' || message?.type === 'gameOver')
    return { type: 'gameMessage', message }
  return message as ServerMessage<GameState> | undefined
}

function warCodec(own: () => Own): MatchCodec<GameState> {
  return {
    read: readMessage,
    prove: (state, promise) => proveMatch(state, promise.seedCommitment, own()),
    // Both players flip at once: the other one's action does not matter, and the server refuses what is illegal.
    maySendAgain: () => true,
  }
}

function proveMatch(state: GameState, commitment: string | undefined, own: Own): Integrity {
  const found = integrityOf(verifyLog(state))
  if (found.status === 'broken') return found
  const { agreement } = state
  if (!agreement?.secrets) return { status: 'broken', reason: 'the secrets are not shown' }
  if (commitment && commitment !== jointCommitment(agreement.commitments))
    return { status: 'broken', reason: 'the commitments are not the ones that were promised' }
  if (own && agreement.secrets[own[0]] !== own[1])
    return { status: 'broken', reason: 'the seed was made without our secret' }
  return found
}
