import { createHash } from 'node:crypto'
import { once } from 'node:events'
import {
  type Action,
  applyAction,
  type Card,
  combineSecrets,
  type Game,
  type GameConfig,
  type GameState,
  legalActions,
  lotsNeeded,
  orThrow,
  type PlayerIndex,
  type ServerMessage,
  seedCommitment,
  serverMessageSchema,
  startGame,
  totalCards,
} from '@fivefold/sdk/war'
import { WebSocket } from 'ws'
import type { AppOptions } from '../../../src/app.js'
import { phalanxGame } from '../../../src/games/phalanx/game.js'
import { triadGame } from '../../../src/games/triad/game.js'
import { warGame } from '../../../src/games/war/game.js'
import { createWar, type WarParameters } from '../../../src/games/war/setup.js'
import { ServerGames } from '../../../src/match/server-games.js'
import { startServer, type TestServer } from '../../support/server.js'
import { hasRedis, startTestRedis, type TestRedis } from '../phalanx/redis.js'

export type Of<T extends ServerMessage['type']> = Extract<ServerMessage, { type: T }>

/** JSON over a websocket; every message is checked against the schema and kept. */
export class WarClient {
  readonly texts: string[] = []
  readonly messages: ServerMessage[] = []
  readonly socket: WebSocket
  #wake: () => void = () => {}

  private constructor(url: string) {
    this.socket = new WebSocket(`${url.replace('http', 'ws')}/ws`)
    this.socket.on('error', () => {})
    this.socket.on('message', (data) => {
      this.texts.push(String(data))
      this.messages.push(serverMessageSchema.parse(JSON.parse(String(data))) as ServerMessage)
      this.#wake()
    })
  }

  static async open(url: string): Promise<WarClient> {
    const client = new WarClient(url)
    await once(client.socket, 'open')
    return client
  }

  send(message: object): void {
    this.socket.send(JSON.stringify(message))
  }

  /** The first message of a type, from a place on, that is as wanted. */
  async until<T extends ServerMessage['type']>(
    type: T,
    isWanted: (message: Of<T>) => boolean = () => true,
    from = 0,
  ): Promise<Of<T>> {
    const deadline = Date.now() + 20_000
    for (;;) {
      const found = this.messages.slice(from).find((each) => each.type === type && isWanted(each as Of<T>))
      if (found) return found as Of<T>
      if (Date.now() > deadline) {
        const last = this.texts.at(-1)?.slice(0, 400)
        throw new Error(`${type} never came; the last message was ${last}`)
      }
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, 1_000)
        this.#wake = () => {
          clearTimeout(timer)
          resolve()
        }
      })
    }
  }

  ask<T extends ServerMessage['type']>(message: object, type: T): Promise<Of<T>> {
    const from = this.messages.length
    this.send(message)
    return this.until(type, () => true, from)
  }

  /** The state after so many actions, or a later one. */
  async state(actions: number): Promise<GameState> {
    const isThere = ({ state }: Of<'gameState'>) =>
      state.phase !== 'setup' && state.transactionLog.length >= actions
    return (await this.until('gameState', isThere)).state
  }

  get last(): Of<'gameState'> {
    return this.messages.findLast((message) => message.type === 'gameState') as Of<'gameState'>
  }

  close(): void {
    this.socket.terminate()
  }
}

export type Secrets = readonly [string, string]

const secretOf = (name: string) => createHash('sha256').update(name).digest('hex')

export const secretsOf = (n: number): Secrets => [secretOf(`first ${n}`), secretOf(`second ${n}`)]

/** Two secrets whose game is as wanted. */
export function findSecrets(
  nfts: readonly [readonly Card[], readonly Card[]],
  isWanted: (positions: readonly Game[], actions: readonly Action[]) => boolean,
  lotOf: (id: number) => string = () => '',
): Secrets {
  for (let n = 0; n < 2_000; n++) {
    const secrets = secretsOf(n)
    const { positions, actions } = playOffline(configOf(secrets, nfts), lotOf)
    if (isWanted(positions, actions)) return secrets
  }
  throw new Error('no such game')
}

export const configOf = (
  secrets: Secrets,
  nfts: readonly [readonly Card[], readonly Card[]],
): GameConfig => ({
  seed: combineSecrets(secrets),
  players: [
    { id: 'a', name: 'Alice', nfts: nfts[0] },
    { id: 'b', name: 'Bob', nfts: nfts[1] },
  ],
})

/** By the rules alone, both players flipping in the order of their seats; long games are left unfinished. */
function playOffline(config: GameConfig, lotOf: (id: number) => string) {
  let game = orThrow(startGame(config)).game
  const positions = [game]
  const actions: Action[] = []
  while (game.phase !== 'gameOver' && actions.length < 300) {
    const needed = lotsNeeded(game)
    const action: Action | undefined =
      needed.length > 0
        ? { type: 'lots', lots: needed.map((id) => ({ id, lot: lotOf(id) })) }
        : legalActions(game)[0]
    if (!action) throw new Error('nothing to do')
    game = orThrow(applyAction(game, action)).game
    positions.push(game)
    actions.push(action)
  }
  return { positions, actions }
}

export const noNfts = [[], []] as const
/** An NFT of every value, for each player. */
export const allNfts = [collection(1), collection(1_001)] as const
function collection(first: number): Card[] {
  return Array.from({ length: totalCards }, (_, value) => ({ id: first + value, value }))
}

export type WarSeat = { client: WarClient; playerId: string; playerIndex: PlayerIndex }
export type WarTable = { matchId: string; players: readonly [WarSeat, WarSeat] }

/** Two players who have committed. */
export async function commitTwo(
  urls: readonly [string, string],
  [first, second]: Secrets,
  options: object = {},
): Promise<WarTable> {
  const [a, b] = [await WarClient.open(urls[0]), await WarClient.open(urls[1])]
  const opening = { type: 'createMatch', game: 'war', playerName: 'Alice', ...options }
  const created = await a.ask({ ...opening, seedCommitment: seedCommitment(first) }, 'matchCreated')
  const { matchId } = created
  const joining = { type: 'joinMatch', matchId, playerName: 'Bob' }
  const joined = await b.ask({ ...joining, seedCommitment: seedCommitment(second) }, 'matchJoined')
  return {
    matchId,
    players: [
      { client: a, playerId: created.playerId, playerIndex: 0 },
      { client: b, playerId: joined.playerId, playerIndex: 1 },
    ],
  }
}

/** Two players whose game has begun. */
export async function seatTwo(
  urls: readonly [string, string],
  secrets: Secrets,
  options: object = {},
): Promise<WarTable> {
  const table = await commitTwo(urls, secrets, options)
  const { matchId, players } = table
  for (const { client, playerIndex } of players) {
    client.send({ type: 'revealSeed', matchId, secret: secrets[playerIndex] })
  }
  for (const { client } of players) await client.state(0)
  return table
}

/** Flips, and returns what the player is shown after it. */
export async function flip({ matchId, players }: WarTable, playerIndex: PlayerIndex): Promise<GameState> {
  const { client } = players[playerIndex]
  const count = client.last.state.transactionLog.length
  client.send({ type: 'action', matchId, action: { type: 'flip', playerIndex } })
  return client.state(count + 1)
}

/** Lets both flip, the first player first, until it is as wanted or over. */
export async function playUntil(
  table: WarTable,
  isWanted: (state: GameState) => boolean = () => false,
): Promise<GameState> {
  const [a, b] = table.players
  for (;;) {
    const { state } = a.client.last
    if (state.phase === 'gameOver' || isWanted(state)) return state
    if (state.phase === 'lots') {
      await a.client.state(state.transactionLog.length + 1)
      continue
    }
    await b.client.state(state.transactionLog.length)
    const index = state.players[0].played.length === 0 ? 0 : 1
    await flip(table, index)
    await a.client.state(state.transactionLog.length + 1)
  }
}

/** Where the servers of a test keep queues and lots. */
export type Kind = { name: string; isThere: boolean; needsRedis: boolean }
export const kinds: Kind[] = [
  { name: 'in-process store', isThere: true, needsRedis: false },
  { name: 'Redis store', isThere: hasRedis, needsRedis: true },
]

/** The games of a server whose War has these cards and documents. */
export const gamesWith = (parameters: WarParameters): NonNullable<AppOptions['games']> => [
  () => phalanxGame,
  createWar(parameters),
  () => triadGame,
]

/** War without a metadata service: no card has a lot. */
export const warWithoutLots = warGame({
  metadata: { prioritize: async () => {}, requireLot: async () => '', getLotIfCached: async () => null },
})

/** The games of the registry without services, for tests of the store. */
export const idleGames = new ServerGames([phalanxGame, warWithoutLots, triadGame], 'phalanx')

export type WarServer = TestServer & { redis: TestRedis | undefined }

export async function startWarServer(
  databaseUrl: string,
  { needsRedis }: Kind,
  options: Partial<AppOptions> = {},
): Promise<WarServer> {
  const redis = needsRedis ? await startTestRedis() : undefined
  const server = await startServer(databaseUrl, { redisUrl: redis?.url, ...options })
  const stop = async () => {
    await server.stop()
    await redis?.stop()
  }
  return { ...server, redis, stop }
}

/** Fetches as fast as it can. */
export const fast = { interval: 0, idle: 10, pause: 20, longestPause: 100 }
