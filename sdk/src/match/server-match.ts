import { WebSocket } from 'isows'
import { canonicalJson } from '../core/canonical-json.js'
import { FivefoldError } from '../core/error.js'
import { playerNameSchema } from '../core/player-name.js'
import { randomUuid } from '../core/random-uuid.js'
import { checkIntegrity } from './integrity.js'
import type { Absences, AnyState, MatchSnapshotOf, PlayerIndex, ServerMatchOf } from './match.js'
import { patchedMessage } from './patched-message.js'
import type {
  ClientMessage,
  Entrance,
  GameStateMessage,
  GameStatePatchMessage,
  MatchPromise,
  MatchProtocol,
  ServerMessage,
} from './protocol.js'

export type ConnectOptions = {
  /** Milliseconds before the n-th attempt to connect again, n from 0. */
  backoff?: (attempt: number) => number
}

/** Milliseconds before the n-th attempt: 1 s, 2 s, 4 s, … up to 30 s. */
export const reconnectDelay = (attempt: number): number => Math.min(1_000 * 2 ** attempt, 30_000)

const seatTakenOver = 4001
/** How often a match that was never entered is asked for. */
const mostGreetings = 5

type Pending<Action> = {
  action: Action
  /** The length of the log when it was wanted. */
  place: number
  /** Over the connection that stands now. */
  isSent: boolean
  resolve: () => void
  reject: (error: FivefoldError) => void
}
type Opening = { resolve: () => void; reject: (error: FivefoldError) => void }
type Seat = Extract<ServerMessage<AnyState>, { type: 'matchCreated' | 'matchJoined' | 'spectatorJoined' }>

/** The snapshot of a match that has not been entered yet. */
export const nothingShown = {
  state: undefined,
  connection: 'connecting',
  away: {},
  integrity: { status: 'chained' },
} as const satisfies MatchSnapshotOf<AnyState>

/** A match of any game, followed through lost connections. */
export class ServerMatch<
  State extends AnyState,
  Action extends { readonly type: string },
  Snapshot extends MatchSnapshotOf<State>,
> implements ServerMatchOf<Snapshot, Action>
{
  matchId = ''
  playerIndex: PlayerIndex | null = null
  playerId: string | null = null
  seedCommitment: string | undefined
  /** Undefined in a game that has one version, and where a server does not name it. */
  rulesVersion: MatchPromise['rulesVersion']
  readonly #url: string
  readonly #entrance: Entrance
  readonly #backoff: (attempt: number) => number
  readonly #listeners = new Set<() => void>()
  readonly #protocol: MatchProtocol<State>
  #snapshot: Snapshot
  #log: State['transactionLog'] = []
  #opening: Opening | undefined
  #pending: Pending<Action> | undefined
  #socket: WebSocket | undefined
  #timer: ReturnType<typeof setTimeout> | undefined
  #attempt = 0
  /** How often a socket was open. */
  #greetings = 0

  constructor(
    serverUrl: string,
    entrance: Entrance,
    { backoff = reconnectDelay }: ConnectOptions,
    protocol: MatchProtocol<State>,
    snapshot: Snapshot,
  ) {
    this.#protocol = protocol
    this.#snapshot = snapshot
    this.#url = new URL('/ws', serverUrl.replace(/^http/, 'ws')).href
    this.#entrance = { ...entrance, ...newSecretFor(entrance), deltas: true }
    this.#backoff = backoff
  }

  getSnapshot = (): Snapshot => this.#snapshot

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Resolves when the match has been entered. Later losses of the connection are repaired in the background. */
  open(): Promise<void> {
    return new Promise((resolve, reject) => {
      checkName(this.#entrance)
      this.#opening = { resolve, reject }
      this.#connect()
    })
  }

  act(action: Action): Promise<void> {
    return new Promise((resolve, reject) => {
      if (this.#snapshot.connection === 'closed') return reject(closedError())
      if (this.#pending) {
        return reject(
          new FivefoldError('The action before is still on its way', {
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
      this.#greetings++
      socket.send(JSON.stringify(this.#greeting()))
    }
    socket.onmessage = ({ data }) => {
      if (this.#socket === socket) this.#receive(String(data))
    }
    // Told again by `close`; but Node's socket throws what nobody listens to.
    socket.onerror = () => {}
    socket.onclose = ({ code }) => {
      if (this.#socket === socket) this.#lost(code)
    }
  }

  /** Enters the match, or comes back to it. */
  #greeting(): ClientMessage {
    if (!this.matchId) return this.#entrance
    const { matchId } = this
    if (!this.playerId || this.#entrance.type === 'watchMatch') {
      return { type: 'watchMatch', matchId, deltas: true }
    }
    const { playerName } = this.#entrance
    return { type: 'joinMatch', matchId, playerName, playerId: this.playerId, deltas: true }
  }

  #receive(data: string): void {
    const message = this.#protocol.read(parseJson(data))
    switch (message?.type) {
      case 'matchCreated':
      case 'matchJoined':
      case 'spectatorJoined':
        this.#seat(message)
        break
      case 'gameState':
        this.#show(message)
        break
      case 'gameStatePatch':
        this.#showPatched(message)
        break
      case 'opponentDisconnected':
        this.#notePresence(message.playerIndex, { forfeitAt: message.forfeitAt })
        break
      case 'opponentReconnected':
        this.#notePresence(message.playerIndex)
        break
      case 'actionError':
        this.#settle(new FivefoldError(message.error, { code: message.code }))
        break
      case 'matchError':
        this.#refused(new FivefoldError(message.error, { code: message.code }))
        break
      case 'announcement':
        this.announced(message.lines)
    }
  }

  /** What a state tells beside what every game has. */
  protected shown(_message: GameStateMessage<State>): Partial<Snapshot> {
    return {}
  }

  /** What the table was told. */
  protected announced(_lines: readonly string[]): void {}

  /** Whether a refusal can be made good; otherwise the match is closed. */
  protected recover(_error: FivefoldError): boolean {
    return false
  }

  /** Where a server does not say whose it is, it is the opponent's. */
  #notePresence(player: PlayerIndex = this.playerIndex === 0 ? 1 : 0, absence?: Absences[PlayerIndex]): void {
    const { [player]: _before, ...others } = this.#snapshot.away
    this.update({ away: absence ? { ...others, [player]: absence } : others } as Partial<Snapshot>)
  }

  #seat(message: Seat): void {
    this.matchId = message.matchId
    this.seedCommitment ??= message.seedCommitment
    if ('rulesVersion' in message) this.rulesVersion ??= message.rulesVersion
    if (message.type !== 'spectatorJoined') {
      this.playerId = message.playerId
      this.playerIndex = message.playerIndex
    }
    this.#attempt = 0
    this.update({ connection: 'open' } as Partial<Snapshot>)
    // Of a match that was just created there may be nothing to see yet.
    if (message.type === 'matchCreated') this.#opened()
  }

  #showPatched(message: GameStatePatchMessage): void {
    const whole = patchedMessage(this.#protocol, this.#snapshot.state, message)
    if (whole) this.#show(whole)
    // Something between is missing: entering again shows everything.
    else this.send(this.#greeting())
  }

  #show(message: GameStateMessage<State>): void {
    const { state: whole, turnDeadline, rematchId, spectatorCount } = message
    const { transactionLog } = whole
    this.seedCommitment ??= message.seedCommitment
    const prove = () => this.#protocol.prove(whole, this)
    const found = checkIntegrity(this.#log, whole, prove)
    const { integrity: before } = this.#snapshot
    this.#log = transactionLog
    // Before anybody is told: who hears of the own action may send the next one at once.
    this.#checkPending()
    // Once broken it stays so, whatever comes later.
    const integrity = before.status === 'broken' ? before : found
    const known = { state: whole, turnDeadline, rematchId, spectatorCount, integrity } as Partial<Snapshot>
    this.update({ ...known, ...this.shown(message) })
    this.#opened()
  }

  /** Looks for the action on its way in the log. */
  #checkPending(): void {
    if (!this.#pending) return
    const { action, place, isSent } = this.#pending
    const since = this.#log.slice(place)
    const wanted = canonicalJson(action)
    if (since.some((entry) => canonicalJson(entry.action) === wanted)) this.#settle()
    // On a connection that stands the server will answer; on a new one it may never have heard of it.
    else if (isSent) return
    else if (this.#protocol.maySendAgain(since)) this.#sendPending()
    else
      this.#settle(
        new FivefoldError('Something else happened first', { code: 'ACTION_FAILED', value: action }),
      )
  }

  #sendPending(): void {
    if (!this.#pending) return
    this.#pending.isSent = true
    const { action } = this.#pending
    this.send({ type: 'action', matchId: this.matchId, action } as unknown as ClientMessage)
  }

  #settle(error?: FivefoldError): void {
    const pending = this.#pending
    this.#pending = undefined
    if (error) pending?.reject(error)
    else pending?.resolve()
  }

  #refused(error: FivefoldError): void {
    // Only the action on its way is refused; the match continues.
    if (isOfAction(error) && !this.#opening) this.#settle(error)
    else if (this.recover(error)) return
    else this.#end(error)
  }

  #opened(): void {
    this.#opening?.resolve()
    this.#opening = undefined
  }

  #lost(code: number): void {
    if (this.#snapshot.connection === 'closed') return
    const error = this.#finalError(code)
    if (error) {
      this.#end(error)
      return
    }
    if (this.#pending) this.#pending.isSent = false
    // Who is away will be told again to whoever comes back.
    this.update({ connection: 'connecting', away: {} } as Partial<Snapshot>)
    this.#timer = setTimeout(() => this.#connect(), this.#backoff(this.#attempt++))
  }

  /** Why there is no use in coming back. */
  #finalError(code: number): FivefoldError | undefined {
    if (code === seatTakenOver) {
      return new FivefoldError('Somebody else took this seat over', { code: 'SEAT_TAKEN_OVER' })
    }
    // Nobody knows whether the greeting was carried out; the same one again does no harm.
    const mayAskAgain = this.#greetings > 0 && this.#greetings < mostGreetings
    if (this.matchId || mayAskAgain) return undefined
    const value = this.#url
    return new FivefoldError('The match server does not answer', { code: 'SERVER_UNREACHABLE', value })
  }

  #end(error?: FivefoldError): void {
    clearTimeout(this.#timer)
    this.update({ connection: 'closed', ...(error && { error }) } as Partial<Snapshot>)
    this.#opening?.reject(error ?? closedError())
    this.#opening = undefined
    this.#settle(error ?? closedError())
    const socket = this.#socket
    this.#socket = undefined
    socket?.close()
  }

  protected send(message: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message))
  }

  protected update(change: Partial<Snapshot>): void {
    this.#snapshot = { ...this.#snapshot, ...change }
    for (const listener of this.#listeners) listener()
  }
}

/** Whoever takes a new seat brings its secret along: so no answer that gets lost leaves a seat to nobody. */
function newSecretFor(entrance: Entrance): { newPlayerId?: string } {
  return entrance.type === 'watchMatch' || entrance.playerId ? {} : { newPlayerId: randomUuid() }
}

/** Refuses what the server would, without asking it. */
function checkName(entrance: Entrance): void {
  if (entrance.type === 'watchMatch') return
  const [issue] = playerNameSchema.safeParse(entrance.playerName).error?.issues ?? []
  if (!issue) return
  const value = entrance.playerName
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
