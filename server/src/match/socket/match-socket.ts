import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { WebSocket } from 'ws'
import { keepAlive } from '../../socket/heartbeat.js'
import { ActionRefused, MatchRefused } from '../refused.js'
import type { Matches } from '../rooms/matches.js'
import type { Rooms } from '../rooms/rooms.js'
import { SerialQueue } from '../rooms/serial-queue.js'
import type { ServerGames } from '../server-games.js'
import { Client } from './client.js'
import { closeCodes } from './close-codes.js'
import { type Envelope, readCreateMatch, readEnvelope, readMatchMessage } from './read-message.js'

/** Refused messages in a row after which the client is disconnected. */
const patience = 50

export type MatchSocketOptions = {
  games: ServerGames
  rooms: Rooms
  matches: Matches
  heartbeat: number
  messagesPerSecond: number
}

/** `/ws`: one JSON message per text frame, both ways. */
export function matchSocket(
  app: FastifyInstance,
  { games, rooms, matches, heartbeat, messagesPerSecond }: MatchSocketOptions,
): void {
  // A scope of its own is registered after the websocket plugin is ready.
  app.register(async (scope) => {
    scope.get('/ws', { websocket: true }, (socket: WebSocket, { log }) => {
      const client = new Client(socket)
      const session = new ClientSession({ client, games, rooms, matches, messagesPerSecond, log })
      keepAlive(socket, heartbeat)
      socket.on('message', (data: Buffer, isBinary) => session.receive(data, isBinary))
      socket.on('close', () => session.close())
    })
  })
}

type ClientSessionParameters = {
  client: Client
  games: ServerGames
  rooms: Rooms
  matches: Matches
  messagesPerSecond: number
  log: FastifyBaseLogger
}

/** Answers the messages of one client, in their order. */
class ClientSession {
  readonly #client: Client
  readonly #games: ServerGames
  readonly #rooms: Rooms
  readonly #matches: Matches
  readonly #log: FastifyBaseLogger
  readonly #budget: MessageBudget
  readonly #queue = new SerialQueue()
  #isEnded = false

  constructor({ client, games, rooms, matches, messagesPerSecond, log }: ClientSessionParameters) {
    this.#client = client
    this.#games = games
    this.#rooms = rooms
    this.#matches = matches
    this.#log = log
    this.#budget = new MessageBudget(messagesPerSecond)
  }

  receive(data: Buffer, isBinary: boolean): void {
    if (this.#isEnded) return
    const budget = this.#budget.take()
    if (budget === 'spent') this.#end(closeCodes.policyViolation, 'too many messages')
    void this.#queue.run(() => this.#answer(data, isBinary, budget === 'taken').catch(this.#reportFailure))
  }

  /** Called when the socket has closed: messages received before are still handled. */
  close(): void {
    this.#isEnded = true
    const leave = () =>
      this.#matches.seating.leave(this.#client).catch((error: unknown) => {
        this.#log.warn({ err: error }, 'seat could not be emptied')
      })
    void this.#queue.run(leave)
  }

  async #answer(data: Buffer, isBinary: boolean, isInBudget: boolean): Promise<void> {
    if (!isInBudget) throw new MatchRefused('RATE_LIMITED', 'too many messages, slow down')
    await this.#handle(readJson(data, isBinary))
  }

  #handle(data: unknown): Promise<void> {
    const envelope = readEnvelope(this.#games, data)
    switch (envelope.type) {
      case 'createMatch':
        return this.#create(envelope, data)
      case 'joinMatch':
      case 'watchMatch':
        return this.#enter(envelope, data)
      default:
        return this.#play(envelope, data)
    }
  }

  #create({ game: id }: Envelope, data: unknown): Promise<void> {
    const game = this.#games.get(id)
    if (!game)
      throw new MatchRefused('VALIDATION_ERROR', `game: this server plays ${this.#games.ids.join(', ')}`)
    return this.#matches.creation.create(this.#client, game, readCreateMatch(game, data))
  }

  async #enter({ type, matchId, game: id }: Envelope, data: unknown): Promise<void> {
    const game = await this.#rooms.gameOf(matchId)
    if (game && id !== undefined && id !== game.id)
      throw new MatchRefused('VALIDATION_ERROR', `game: match ${matchId} is one of ${game.id}`)
    const message = readMatchMessage(this.#games, game, type, data)
    if (message.type === 'joinMatch') await this.#matches.seating.join(this.#client, matchId, message)
    else if (message.type === 'watchMatch') await this.#matches.seating.watch(this.#client, message)
  }

  /** Handles messages of clients in a match; other clients are refused. */
  async #play({ type, matchId }: Envelope, data: unknown): Promise<void> {
    const game = this.#client.viewings.get(matchId)?.room?.match.facts.game
    const message = readMatchMessage(this.#games, game, type, data)
    const { moves } = this.#matches
    if (message.type === 'action') await moves.act(this.#client, matchId, message.action)
    else if (message.type === 'seatMessage') await moves.changeSeat(this.#client, matchId, message)
  }

  readonly #reportFailure = (error: unknown): void => {
    if (error instanceof MatchRefused || error instanceof ActionRefused) this.#refuse(error)
    else {
      // It is unknown whether the change was stored: a client that reconnects gets the stored state.
      this.#log.error({ err: error }, 'message failed')
      this.#end(closeCodes.internalError, 'something went wrong')
    }
  }

  #refuse(refusal: MatchRefused | ActionRefused): void {
    this.#client.send(
      refusal instanceof ActionRefused
        ? { type: 'actionError', matchId: refusal.matchId, error: refusal.message, code: refusal.code }
        : { type: 'matchError', error: refusal.message, code: refusal.code },
    )
  }

  #end(code: number, reason: string): void {
    this.#isEnded = true
    this.#client.close(code, reason)
  }
}

function readJson(data: Buffer, isBinary: boolean): unknown {
  try {
    if (!isBinary) return parseJson(data.toString('utf8'))
  } catch (error) {
    if (error instanceof MatchRefused) throw error
  }
  throw new MatchRefused('PARSE_ERROR', 'wanted JSON in a text frame')
}

/** Frames are UTF-8, so what Postgres cannot store (U+0000, lone surrogates) can only appear in them escaped. */
const parseJson = (text: string): unknown =>
  text.includes('\\u') ? JSON.parse(text, refuseUnstorable) : JSON.parse(text)

function refuseUnstorable(key: string, value: unknown): unknown {
  if (isStorable(key) && (typeof value !== 'string' || isStorable(value))) return value
  throw new MatchRefused('VALIDATION_ERROR', `${key}: must be well-formed Unicode without U+0000`)
}

const isStorable = (text: string): boolean => !text.includes('\0') && !/\p{Cs}/u.test(text)

/** A token bucket that limits the messages of one socket and allows short bursts. */
class MessageBudget {
  readonly #perSecond: number
  readonly #size: number
  #left: number
  #filledAt = performance.now()
  #refused = 0

  constructor(perSecond: number) {
    this.#perSecond = perSecond
    this.#size = 2 * perSecond
    this.#left = this.#size
  }

  take(now = performance.now()): 'taken' | 'refused' | 'spent' {
    this.#left = Math.min(this.#size, this.#left + ((now - this.#filledAt) / 1_000) * this.#perSecond)
    this.#filledAt = now
    if (this.#left >= 1) {
      this.#left -= 1
      this.#refused = 0
      return 'taken'
    }
    this.#refused += 1
    return this.#refused > patience ? 'spent' : 'refused'
  }
}
