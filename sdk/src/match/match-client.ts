import { WebSocket } from 'isows'
import { canonicalJson } from '../core/canonical-json.js'
import { FivefoldError } from '../core/error.js'
import type { GameStatePatchMessage } from '../core/match-messages.js'
import { otherPlayer, type PlayerIndex } from '../core/player.js'
import { playerNameSchema } from '../core/player-name.js'
import { randomUuid } from '../core/random-uuid.js'
import type { Absences, AnyState, MatchSnapshotOf, ServerMatchOf } from './match.js'
import type { JoinedMessage, JoinRequest, MatchCodec, StateMessage } from './protocol.js'
import { checkIntegrity, patchedMessage } from './received-state.js'

export type ConnectOptions = {
  /** Milliseconds before the n-th attempt to connect again, n from 0. */
  backoff?: (attempt: number) => number
}

/** Milliseconds before the n-th attempt: 1 s, 2 s, 4 s, … up to 30 s. */
export const reconnectDelay = (attempt: number): number => Math.min(1_000 * 2 ** attempt, 30_000)

const seatTakenOver = 4001
/** Connection attempts for a match that was never joined. */
const maxAttempts = 5

type Pending<Action> = {
  action: Action
  /** The length of the log when the action was chosen. */
  place: number
  /** Whether it was sent over the current connection. */
  isSent: boolean
  resolve: () => void
  reject: (error: FivefoldError) => void
}
type PendingJoin = { resolve: () => void; reject: (error: FivefoldError) => void }

/** The snapshot of a match that has not been joined yet. */
export const emptySnapshot = {
  state: undefined,
  connection: 'connecting',
  away: {},
  integrity: { status: 'chained' },
} as const satisfies MatchSnapshotOf<AnyState>

/** The client of a match of any game. It reconnects by itself. */
export class MatchClient<
  State extends AnyState,
  Action extends { readonly type: string },
  Snapshot extends MatchSnapshotOf<State>,
> implements ServerMatchOf<Snapshot, Action>
{
  matchId = ''
  playerIndex: PlayerIndex | null = null
  seatToken: string | null = null
  seedCommitment: string | undefined
  /** The server's first answer. */
  protected joined: JoinedMessage | undefined
  readonly #url: string
  readonly #joinRequest: JoinRequest
  readonly #backoff: (attempt: number) => number
  readonly #listeners = new Set<() => void>()
  readonly #codec: MatchCodec<State>
  #snapshot: Snapshot
  #log: State['transactionLog'] = []
  #pendingJoin: PendingJoin | undefined
  #pending: Pending<Action> | undefined
  #socket: WebSocket | undefined
  #timer: ReturnType<typeof setTimeout> | undefined
  #attempt = 0
  /** The number of sockets that were opened so far. */
  #connections = 0

  constructor(
    serverUrl: string,
    joinRequest: JoinRequest,
    { backoff = reconnectDelay }: ConnectOptions,
    codec: MatchCodec<State>,
    snapshot: Snapshot,
  ) {
    this.#codec = codec
    this.#snapshot = snapshot
    this.#url = new URL('/ws', serverUrl.replace(/^http/, 'ws')).href
    this.#joinRequest = { ...joinRequest, ...newTokenFor(joinRequest), deltas: true }
    this.#backoff = backoff
  }

  getSnapshot = (): Snapshot => this.#snapshot

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Resolves when the match has been joined. A connection that is lost later is opened again in the background. */
  open(): Promise<void> {
    return new Promise((resolve, reject) => {
      checkName(this.#joinRequest)
      this.#pendingJoin = { resolve, reject }
      this.#connect()
    })
  }

  act(action: Action): Promise<void> {
    return new Promise((resolve, reject) => {
      if (this.#snapshot.connection === 'closed') return reject(closedError())
      if (this.#pending) {
        return reject(
          new FivefoldError('The action before is still pending', {
            code: 'ACTION_PENDING',
            value: action,
          }),
        )
      }
      this.#pending = { action, place: this.#log.length, isSent: false, resolve, reject }
      // Otherwise it is sent as soon as the connection is back.
      if (this.#snapshot.connection === 'open') this.#sendPending()
    })
  }

  close(): void {
    this.#end()
    this.#listeners.clear()
  }

  #connect(): void {
    const socket = new WebSocket(this.#url)
    this.#socket = socket
    socket.onopen = () => {
      this.#connections++
      socket.send(JSON.stringify(this.#rejoinRequest()))
    }
    socket.onmessage = ({ data }) => {
      if (this.#socket === socket) this.#receive(String(data))
    }
    // `close` follows; Node's socket throws an error without a listener.
    socket.onerror = () => {}
    socket.onclose = ({ code }) => {
      if (this.#socket === socket) this.#lost(code)
    }
  }

  /** The request that joins the match, or joins it again. */
  #rejoinRequest(): JoinRequest {
    if (!this.matchId) return this.#joinRequest
    const { matchId } = this
    const { game } = this.#joinRequest
    if (!this.seatToken || this.#joinRequest.type === 'watchMatch') {
      return { type: 'watchMatch', matchId, game, deltas: true }
    }
    const { playerName } = this.#joinRequest
    return { type: 'joinMatch', matchId, game, playerName, playerId: this.seatToken, deltas: true }
  }

  #receive(data: string): void {
    const message = this.#codec.read(parseJson(data))
    switch (message?.type) {
      case 'matchCreated':
      case 'matchJoined':
      case 'spectatorJoined':
        this.#takeSeat(message)
        break
      case 'gameState':
        this.#show(message)
        break
      case 'gameStatePatch':
        this.#showPatched(message)
        break
      case 'opponentDisconnected':
        this.#updatePresence(message.playerIndex, { forfeitAt: message.forfeitAt })
        break
      case 'opponentReconnected':
        this.#updatePresence(message.playerIndex)
        break
      case 'actionError':
        this.#settle(new FivefoldError(message.error, { code: message.code }))
        break
      case 'matchError':
        this.#refused(new FivefoldError(message.error, { code: message.code }))
        break
      case 'gameMessage':
        this.receiveGameMessage(message.message)
    }
  }

  /** The game's own part of the snapshot after a state. */
  protected readState(_message: StateMessage<State>): Partial<Snapshot> {
    return {}
  }

  /** Called with messages that only this game has. */
  protected receiveGameMessage(_message: unknown): void {}

  /** Whether the game handles a refusal; otherwise the match is closed. */
  protected recover(_error: FivefoldError): boolean {
    return false
  }

  /** Without an index the message is about the opponent. */
  #updatePresence(
    player: PlayerIndex = otherPlayer(this.playerIndex ?? 1),
    absence?: Absences[PlayerIndex],
  ): void {
    const { [player]: _before, ...others } = this.#snapshot.away
    this.update({ away: absence ? { ...others, [player]: absence } : others } as Partial<Snapshot>)
  }

  #takeSeat(message: JoinedMessage): void {
    this.matchId = message.matchId
    this.seedCommitment ??= message.seedCommitment
    this.joined ??= message
    if (message.type !== 'spectatorJoined') {
      this.seatToken = message.playerId
      this.playerIndex = message.playerIndex
    }
    this.#attempt = 0
    this.update({ connection: 'open' } as Partial<Snapshot>)
    // The server sends no state of a match that still waits for a player.
    if (message.type === 'matchCreated') this.#resolveJoin()
  }

  #showPatched(message: GameStatePatchMessage): void {
    const whole = patchedMessage(this.#codec, this.#snapshot.state, message)
    if (whole) this.#show(whole)
    // A patch is missing: joining again gets the whole state.
    else this.send(this.#rejoinRequest())
  }

  #show(message: StateMessage<State>): void {
    const { state: whole, turnDeadline, rematchId, spectatorCount } = message
    const { transactionLog } = whole
    this.seedCommitment ??= message.seedCommitment
    const prove = () => this.#codec.prove(whole, { seedCommitment: this.seedCommitment, joined: this.joined })
    const found = checkIntegrity(this.#log, whole, prove)
    const { integrity: before } = this.#snapshot
    this.#log = transactionLog
    // Before the listeners are called: they may send the next action at once.
    this.#checkPending()
    // Broken integrity is final.
    const integrity = before.status === 'broken' ? before : found
    const known = { state: whole, turnDeadline, rematchId, spectatorCount, integrity } as Partial<Snapshot>
    this.update({ ...known, ...this.readState(message) })
    this.#resolveJoin()
  }

  /** Looks for the pending action in the log. */
  #checkPending(): void {
    if (!this.#pending) return
    const { action, place, isSent } = this.#pending
    const since = this.#log.slice(place)
    const wanted = canonicalJson(action)
    if (since.some((entry) => canonicalJson(entry.action) === wanted)) this.#settle()
    // Over the current connection the server will still answer; over a lost one it may not have received the action.
    else if (isSent) return
    else if (this.#codec.maySendAgain(since)) this.#sendPending()
    else
      this.#settle(
        new FivefoldError('Something else happened first', { code: 'ACTION_FAILED', value: action }),
      )
  }

  #sendPending(): void {
    if (!this.#pending) return
    this.#pending.isSent = true
    const { action } = this.#pending
    this.send({ type: 'action', matchId: this.matchId, action })
  }

  #settle(error?: FivefoldError): void {
    const pending = this.#pending
    this.#pending = undefined
    if (error) pending?.reject(error)
    else pending?.resolve()
  }

  #refused(error: FivefoldError): void {
    // The pending action alone is refused; the match continues.
    if (isOfAction(error) && !this.#pendingJoin) this.#settle(error)
    else if (this.recover(error)) return
    else this.#end(error)
  }

  #resolveJoin(): void {
    this.#pendingJoin?.resolve()
    this.#pendingJoin = undefined
  }

  #lost(code: number): void {
    if (this.#snapshot.connection === 'closed') return
    const error = this.#finalError(code)
    if (error) {
      this.#end(error)
      return
    }
    if (this.#pending) this.#pending.isSent = false
    // After a reconnection the server sends the absences again.
    this.update({ connection: 'connecting', away: {} } as Partial<Snapshot>)
    this.#timer = setTimeout(() => this.#connect(), this.#backoff(this.#attempt++))
  }

  /** Why the client does not reconnect. */
  #finalError(code: number): FivefoldError | undefined {
    if (code === seatTakenOver) {
      return new FivefoldError('Somebody else took this seat over', { code: 'SEAT_TAKEN_OVER' })
    }
    // The server may have carried out the join request; sending it again does no harm.
    const mayTryAgain = this.#connections > 0 && this.#connections < maxAttempts
    if (this.matchId || mayTryAgain) return undefined
    const value = this.#url
    return new FivefoldError('The match server does not answer', { code: 'SERVER_UNREACHABLE', value })
  }

  #end(error?: FivefoldError): void {
    clearTimeout(this.#timer)
    this.update({ connection: 'closed', ...(error && { error }) } as Partial<Snapshot>)
    this.#pendingJoin?.reject(error ?? closedError())
    this.#pendingJoin = undefined
    this.#settle(error ?? closedError())
    const socket = this.#socket
    this.#socket = undefined
    socket?.close()
  }

  protected send(message: { readonly type: string; readonly [field: string]: unknown }): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message))
  }

  protected update(change: Partial<Snapshot>): void {
    this.#snapshot = { ...this.#snapshot, ...change }
    for (const listener of this.#listeners) listener()
  }
}

/** The client chooses the token of a new seat: it can claim the seat even where the server's answer is lost. */
function newTokenFor(request: JoinRequest): { newPlayerId?: string } {
  return request.type === 'watchMatch' || request.playerId ? {} : { newPlayerId: randomUuid() }
}

/** Throws for a name that the server would refuse. */
function checkName(request: JoinRequest): void {
  if (request.type === 'watchMatch') return
  const [issue] = playerNameSchema.safeParse(request.playerName).error?.issues ?? []
  if (!issue) return
  const value = request.playerName
  throw new FivefoldError(`playerName: ${issue.message}`, { code: 'VALIDATION_ERROR', value })
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const isOfAction = ({ code }: FivefoldError): boolean => code === 'RATE_LIMITED' || code === 'NOT_IN_MATCH'

const closedError = () => new FivefoldError('The match is closed', { code: 'CLOSED' })
