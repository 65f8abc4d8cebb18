import type { FivefoldError } from '../../core/error.js'
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
import { integrityOf } from '../integrity.js'
import type { Integrity, MatchSnapshotOf, PlayerIndex, ServerMatchOf } from '../match.js'
import type { Entrance, MatchProtocol, ServerMessage } from '../protocol.js'
import { type ConnectOptions, nothingShown, ServerMatch } from '../server-match.js'

export type WarSnapshot = MatchSnapshotOf<GameState> & {
  /** Who has not told the secret yet, once both have committed. */
  readonly awaitsReveal?: GameStateMessage['awaitsReveal']
  /** Cards whose lots the round waits for, since when, and what went wrong so far. */
  readonly awaitsLots?: GameStateMessage['awaitsLots']
  /** What the table was told of the last action, "WAR!" among it. */
  readonly announcement: readonly string[]
}

export type WarMatch = ServerMatchOf<WarSnapshot, Action> & {
  /** What the seed is made of on this side: keep it to come back before the game has begun. */
  readonly secret: string
}

/** What is known of one's seat before the secret is told. */
export type SeatBeforeReveal = {
  matchId: string
  playerId: string
  playerIndex: PlayerIndex
  /** Of both commitments; the seat statement of the ledger needs it. */
  seedCommitment: string
}

export type WarConnectOptions = ConnectOptions & {
  /** Awaited before the secret is told. Whoever wants to play with cards binds the account that holds them here. */
  beforeReveal?: (seat: SeatBeforeReveal) => Promise<void>
}

/** Milliseconds before a secret that the server could not take is told again. */
const revealAgain = 2_000

type Shown = GameStateMessage

export class ServerWarMatch extends ServerMatch<GameState, Action, WarSnapshot> implements WarMatch {
  readonly secret: string
  readonly #beforeReveal: WarConnectOptions['beforeReveal']
  #prepared: Promise<void> | undefined
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(
    serverUrl: string,
    entrance: (commitment: string) => Entrance,
    options: WarConnectOptions,
    secret = createSecret(),
  ) {
    const protocol = warProtocol(() => (this.playerIndex === null ? undefined : [this.playerIndex, secret]))
    super(serverUrl, entrance(seedCommitment(secret)), options, protocol, {
      ...nothingShown,
      announcement: [],
    })
    this.secret = secret
    this.#beforeReveal = options.beforeReveal
  }

  protected override shown({ awaitsReveal, awaitsLots }: Shown): Partial<WarSnapshot> {
    if (this.playerIndex !== null && awaitsReveal?.includes(this.playerIndex)) this.#reveal()
    return { awaitsReveal, awaitsLots }
  }

  protected override announced(announcement: readonly string[]): void {
    this.update({ announcement })
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

  /** Tells the secret, once the seat is ready. The server takes it again without harm. */
  #reveal(): void {
    const { matchId, playerId, playerIndex, seedCommitment: commitment, secret } = this
    if (!playerId || playerIndex === null || !commitment) return
    const seat = { matchId, playerId, playerIndex, seedCommitment: commitment }
    this.#prepared ??= this.#beforeReveal?.(seat) ?? Promise.resolve()
    this.#prepared.then(
      () => this.send({ type: 'revealSeed', matchId, secret }),
      (error: FivefoldError) => {
        // Asked for again with the next state.
        this.#prepared = undefined
        this.update({ error })
      },
    )
  }
}

type Own = readonly [PlayerIndex, string] | undefined

function warProtocol(own: () => Own): MatchProtocol<GameState> {
  return {
    read: (message) => serverMessageSchema.safeParse(message).data as ServerMessage<GameState> | undefined,
    prove: (state, promise) => proveMatch(state, promise.seedCommitment, own()),
    // Both flip at once: what the other one did does not matter, and the server refuses what does.
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
