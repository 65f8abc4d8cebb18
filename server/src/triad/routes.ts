import { randomBytes } from 'node:crypto'
import { parse } from '@fivefold/sdk/core'
import {
  attachFrameSchema,
  chooseFirstSchema,
  createRoomSchema,
  playTurnSchema,
  signSchema,
  takeSeatSchema,
} from '@fivefold/sdk/match/triad'
import type { Player } from '@fivefold/sdk/triad'
import { addSignature, chooseFirst, joinRoom, openRoom, playTurn, type Room } from '@fivefold/sdk/triad/room'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { WebSocket } from 'ws'
import { z } from 'zod'
import { listenForChanges } from '../database/listen.js'
import type { Database } from '../database/pool.js'
import { Refusal } from '../refusal.js'
import { keepAlive } from '../socket/heartbeat.js'
import { RoomStore, roomChannel, type StoredRoom } from './room-store.js'
import { Watchers } from './watchers.js'

export type TriadOptions = { database: Database; heartbeat: number }

const paramsSchema = z.object({ id: z.string().regex(/^[\w-]{1,64}$/) })
/** How long a fresh socket may take to say who it is. */
const attachWithin = 5_000
const policyViolation = 1008

/** `/triad/rooms`: tables, seats, turns and signatures; `…/watch` pushes a room after every change. */
export function triadRoutes(app: FastifyInstance, { database, heartbeat }: TriadOptions): void {
  const store = new RoomStore(database)
  const watchers = new Watchers()
  const showRoom = async (roomId: string) => {
    if (!watchers.isWatched(roomId)) return
    await store.read(roomId).then(
      (stored) => watchers.show(stored),
      (error) => app.log.warn({ err: error, roomId }, 'room could not be shown'),
    )
  }
  let stopListening = async () => {}
  app.addHook('onReady', async () => {
    stopListening = listenForChanges({
      database,
      log: app.log,
      channel: roomChannel,
      onChange: (roomId) => void showRoom(roomId),
      onGap: () => watchers.each((roomId) => void showRoom(roomId)),
    })
  })
  app.addHook('preClose', () => stopListening())

  const answer = (stored: StoredRoom, seat: Player | null) => ({ room: watchers.toJson(stored, seat) })

  app.get('/triad/rooms', async () => {
    const open = await store.listOpen()
    // Whoever left the table would not notice that somebody came.
    const attended = open.filter(({ id }) => watchers.online(id)[0])
    return { rooms: attended.map((stored) => watchers.toJson(stored, null)) }
  })

  app.post('/triad/rooms', async (request, reply) => {
    const { terms, seat, isListed } = parse(createRoomSchema, request.body, 'room')
    return reply.code(201).send(await store.create(openRoom(terms, seat), isListed))
  })

  app.get('/triad/rooms/:id', async (request) => {
    const stored = await store.read(roomIdOf(request))
    return answer(stored, stored.seatOf(tokenOf(request)))
  })

  app.post('/triad/rooms/:id/seat', async (request, reply) => {
    const { seat } = parse(takeSeatSchema, request.body, 'seat')
    const chance = {
      now: BigInt(Math.floor(Date.now() / 1000)),
      salt: `0x${randomBytes(32).toString('hex')}` as const,
    }
    return reply
      .code(201)
      .send(await store.seat(roomIdOf(request), ({ room }) => joinRoom(room, seat, chance)))
  })

  /** An action of somebody who sits at the table. */
  const act = <T extends z.ZodType>(
    path: string,
    schema: T,
    apply: (room: Room, by: Player, input: z.output<T>) => Room | Promise<Room>,
  ) =>
    app.post(`/triad/rooms/:id/${path}`, async (request) => {
      const input = parse(schema, request.body, path)
      let seat: Player | undefined
      const stored = await store.update(roomIdOf(request), (present) => {
        seat = requireSeat(present, tokenOf(request))
        return apply(present.room, seat, input)
      })
      return answer(stored, seat ?? null)
    })

  act('first', chooseFirstSchema, (room, by, { firstPlayer }) => chooseFirst(room, by, firstPlayer))
  act('turns', playTurnSchema, (room, by, { index, turn }) => playTurn(room, by, index, turn))
  act('signature', signSchema, (room, by, { signature }) => addSignature(room, by, signature))

  // In a scope of its own, so that it is added when the websocket plugin has set itself up.
  app.register(async (scope) => {
    scope.get('/triad/rooms/:id/watch', { websocket: true }, (socket: WebSocket, request) => {
      keepAlive(socket, heartbeat)
      socket.on('error', (error) => request.log.info({ err: error }, 'socket failed'))
      const tooLate = setTimeout(() => socket.close(policyViolation, 'nobody attached'), attachWithin)
      socket.once('message', (data: Buffer) => {
        clearTimeout(tooLate)
        attach(request, socket, data).catch((error: unknown) => {
          request.log.info({ err: error }, 'could not attach')
          socket.close(policyViolation, error instanceof Refusal ? error.code : 'INVALID_FRAME')
        })
      })
      socket.on('close', () => clearTimeout(tooLate))
    })
  })

  const attach = async (request: FastifyRequest, socket: WebSocket, data: Buffer): Promise<void> => {
    const roomId = roomIdOf(request)
    const { token } = parse(attachFrameSchema, JSON.parse(data.toString('utf8')), 'frame')
    const stored = await store.read(roomId)
    const watcher = { socket, seat: stored.seatOf(token) }
    watchers.add(roomId, watcher)
    socket.on('close', () => {
      watchers.remove(roomId, watcher)
      void showRoom(roomId)
    })
    // Everybody else sees that somebody came.
    await showRoom(roomId)
  }
}

function roomIdOf(request: FastifyRequest): string {
  const found = paramsSchema.safeParse(request.params)
  if (found.success) return found.data.id
  throw new Refusal(404, 'ROOM_NOT_FOUND', 'There is no such room')
}

function tokenOf({ headers }: FastifyRequest): string | undefined {
  return /^Bearer (.{20,100})$/.exec(headers.authorization ?? '')?.[1]
}

function requireSeat(stored: StoredRoom, token: string | undefined): Player {
  const seat = stored.seatOf(token)
  if (seat === null) throw new Refusal(403, 'NOT_SEATED', 'This token has no seat at the table')
  return seat
}
