import { type Client, Room, Server } from '@colyseus/core'
import { StateView } from '@colyseus/schema'
import { WebSocketTransport } from '@colyseus/ws-transport'
import {
  type Action,
  actionSchema,
  applyAction,
  type Game,
  type GameConfig,
  orThrow,
  startGame,
} from '@fivefold/sdk/phalanx'
import pg from 'pg'
import { type GameSchema, newState, synchronise } from './state.js'

// Phalanx Duel as a Colyseus room. Prints its port. With DATABASE_URL, every action is stored as one row before it is
// shown.
const database = process.env.DATABASE_URL
  ? new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 })
  : undefined

class PhalanxRoom extends Room<GameSchema> {
  override maxClients = 2
  // Patches are sent after each action instead: a fixed rate would delay them and poll idle rooms.
  override patchRate = 0
  #game: Game | undefined
  #count = 0
  /** Resolves when the latest action is done. */
  #latest: Promise<void> = Promise.resolve()

  override onCreate({ config }: { config: GameConfig }): void {
    this.#game = startGame(config)
    this.state = newState(this.#game)
    this.onMessage(
      'action',
      (client, action: Action) => {
        if (this.clients.indexOf(client) !== action.playerIndex) return client.leave()
        if (!database) return this.#show(this.#apply(action).game)
        this.#latest = this.#latest.then(() => this.#store(action)).catch(console.error)
      },
      (action) => actionSchema.parse(action),
    )
  }

  override onJoin(client: Client): void {
    const own = this.state.players[this.clients.indexOf(client)]
    client.view = new StateView()
    if (own) client.view.add(own)
  }

  async #store(action: Action): Promise<void> {
    const { game, details } = this.#apply(action)
    const entry = {
      sequenceNumber: this.#count++,
      action,
      timestamp: new Date().toISOString(),
      details,
    }
    await database?.query({
      name: 'append',
      text: 'INSERT INTO colyseus_log (room_id, sequence_number, entry) VALUES ($1, $2, $3)',
      values: [this.roomId, entry.sequenceNumber, JSON.stringify(entry)],
    })
    this.#show(game)
  }

  #apply(action: Action): { game: Game; details: object } {
    if (!this.#game) throw new Error('the room has no game')
    return orThrow(applyAction(this.#game, action))
  }

  #show(game: Game): void {
    synchronise(this.state, this.#game, game)
    this.#game = game
    this.broadcastPatch()
  }
}

async function main(): Promise<void> {
  await database?.query(
    `CREATE TABLE colyseus_log (room_id text, sequence_number integer, entry json, PRIMARY KEY (room_id, sequence_number))`,
  )
  const transport = new WebSocketTransport()
  const server = new Server({ transport, greet: false })
  server.define('phalanx', PhalanxRoom)
  await server.listen(0, '127.0.0.1')
  const address = transport.server?.address()
  if (address && typeof address === 'object') console.log(address.port)
}

void main()
