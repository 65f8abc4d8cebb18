import { once } from 'node:events'
import { isStateMessage, type StateMessage, shownAfter } from '@fivefold/scripts/prove/phalanx/shown-state'
import type { PhalanxMatch } from '@fivefold/sdk/match/phalanx'
import {
  type Action,
  type ClientMessage,
  type GameState,
  legalActions,
  type PlayerIndex,
  type ServerMessage,
  serverMessageSchema,
} from '@fivefold/sdk/phalanx'
import { expect } from 'vitest'
import { WebSocket } from 'ws'
import { closedAfterEach, type TestServer } from '../../support/server.js'

type Of<T extends ServerMessage['type']> = Extract<ServerMessage, { type: T }>

/** A client that knows nothing but JSON over a websocket. Every message is checked against the schema. */
export class RawClient {
  readonly socket: WebSocket
  /** Everything that ever came, as text. */
  readonly received: string[] = []
  readonly #waiting: ServerMessage[] = []
  #wake: () => void = () => {}
  readonly closed: Promise<number>

  private constructor(url: string) {
    this.socket = new WebSocket(`${url.replace('http', 'ws')}/ws`)
    this.closed = new Promise((resolve) => this.socket.on('close', resolve))
    this.socket.on('error', () => {})
    this.socket.on('message', (data) => {
      this.received.push(String(data))
      this.#waiting.push(serverMessageSchema.parse(JSON.parse(String(data))) as ServerMessage)
      this.#wake()
    })
  }

  static async open(url: string): Promise<RawClient> {
    const client = new RawClient(url)
    await once(client.socket, 'open')
    return client
  }

  send(message: ClientMessage | Record<string, unknown>): void {
    this.socket.send(JSON.stringify(message))
  }

  /** The next message, which must be of this type. */
  async next<T extends ServerMessage['type']>(type: T): Promise<Of<T>> {
    const deadline = setTimeout(() => this.#wake(), 10_000)
    try {
      for (;;) {
        const message = this.#waiting.shift()
        if (message?.type === type) return message as Of<T>
        if (message) throw new Error(`wanted ${type}, got ${JSON.stringify(message).slice(0, 300)}`)
        const before = performance.now()
        await new Promise<void>((resolve) => {
          this.#wake = resolve
        })
        if (this.#waiting.length === 0 && performance.now() - before > 9_000) {
          throw new Error(`${type} never came`)
        }
      }
    } finally {
      clearTimeout(deadline)
    }
  }

  get waiting(): readonly ServerMessage[] {
    return this.#waiting
  }

  async ask<T extends ServerMessage['type']>(message: Record<string, unknown>, type: T): Promise<Of<T>> {
    this.send(message)
    return this.next(type)
  }

  close(): void {
    this.socket.terminate()
  }
}

export const stateMessages = ({ received }: RawClient): StateMessage[] =>
  received.map((text) => JSON.parse(text) as ServerMessage).filter(isStateMessage)

/** The states that a client was shown, patches carried out. */
export function statesOf(client: RawClient): GameState[] {
  let state: GameState | undefined
  return stateMessages(client).map((message) => {
    state = shownAfter(state, message)
    return state
  })
}

export type Seated = { client: RawClient; playerId: string; playerIndex: PlayerIndex }
export type Table = { matchId: string; players: [Seated, Seated]; state: GameState; commitment: string }

/** Two players in a match that has just begun. */
export async function seatTwo(
  urls: readonly [string, string],
  options: Record<string, unknown> = {},
): Promise<Table> {
  const [a, b] = [await RawClient.open(urls[0]), await RawClient.open(urls[1])]
  const created = await a.ask({ type: 'createMatch', playerName: 'Alice', ...options }, 'matchCreated')
  const { matchId } = created
  const joined = await b.ask({ type: 'joinMatch', matchId, playerName: 'Bob' }, 'matchJoined')
  const { state } = await b.next('gameState')
  await a.next('gameState')
  return {
    matchId,
    players: [
      { client: a, ...created },
      { client: b, ...joined },
    ],
    state,
    commitment: created.seedCommitment as string,
  }
}

/** Opens clients and tables on a server; every client is closed after its test. */
export function useClients(server: TestServer) {
  const clients = closedAfterEach<RawClient>()
  const open = async (url = server.url): Promise<RawClient> => {
    const client = await RawClient.open(url)
    clients.push(client)
    return client
  }
  const table = async (options: Record<string, unknown> = {}): Promise<Table> => {
    const seated = await seatTwo([server.url, server.url], options)
    clients.push(...seated.players.map(({ client }) => client))
    return seated
  }
  return { clients, open, table }
}

/** What each player is shown on coming back. */
export async function ownViews({
  matchId,
  players,
}: Pick<Table, 'matchId' | 'players'>): Promise<[GameState, GameState]> {
  const views: GameState[] = []
  for (const { client, playerId } of players) {
    await client.ask({ type: 'joinMatch', matchId, playerName: 'again', playerId }, 'matchJoined')
    views.push((await client.next('gameState')).state)
  }
  return views as [GameState, GameState]
}

/** Sends an action for its player and returns what both players are shown. */
export async function move(
  { matchId, players }: Pick<Table, 'matchId' | 'players'>,
  action: Action,
): Promise<[GameState, GameState]> {
  players[action.playerIndex].client.send({ type: 'action', matchId, action })
  const a = await players[0].client.next('gameState')
  const b = await players[1].client.next('gameState')
  return [a.state, b.state]
}

/** Plays first legal actions until the phase is another one. */
export async function playThrough(table: Table, phase: GameState['phase'], states: [GameState, GameState]) {
  let shown = states
  while (shown[0].phase === phase) {
    const view = shown[shown[0].activePlayerIndex]
    const action = legalActions(view)[0]
    if (!action) throw new Error('no legal action')
    shown = await move(table, action)
  }
  return shown
}

/** What each player is shown after 16 deploys. */
export async function toCombat(table: Table): Promise<[GameState, GameState]> {
  // A fresh table shows the second player; the first deploy needs the first one's hand.
  const { client } = table.players[0]
  const own = await client.ask(
    {
      type: 'joinMatch',
      matchId: table.matchId,
      playerName: 'Alice',
      playerId: table.players[0].playerId,
    },
    'matchJoined',
  )
  if (own.playerIndex !== 0) throw new Error('not the first player')
  const { state } = await client.next('gameState')
  return playThrough(table, 'deployment', [state, table.state])
}

/** The player of the first seat lays cards out against a bot, gives up and leaves. */
export async function giveUp(match: PhalanxMatch): Promise<void> {
  const state = () => match.getSnapshot().state
  while (state()?.phase !== 'gameOver') {
    await expect.poll(() => state()?.activePlayerIndex, { timeout: 10_000, interval: 5 }).toBe(0)
    const shown = state()
    const action = shown?.phase === 'deployment' ? legalActions(shown)[0] : undefined
    await match.act(action ?? { type: 'forfeit', playerIndex: 0 })
  }
  match.close()
}
