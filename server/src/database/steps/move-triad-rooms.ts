import { randomUUID } from 'node:crypto'
import { orThrow, parse } from '@fivefold/sdk/core'
import {
  type Action,
  actionSchema,
  chanceSchema,
  firstChooser,
  type Game,
  type GameConfig,
  type GameState,
  readGame,
  recordAction,
  resultOf,
  seatJsonSchema,
  startGame,
  termsJsonSchema,
} from '@fivefold/sdk/triad/match'
import type pg from 'pg'
import { z } from 'zod'

const batchSize = 200

const rowSchema = z.object({
  id: z.string(),
  state: z.unknown(),
  listed: z.boolean(),
  token_a: z.instanceof(Buffer),
  token_b: z.instanceof(Buffer).nullable(),
  created_at: z.date(),
  updated_at: z.date(),
})
type Row = z.output<typeof rowSchema>

const player = z.literal([0, 1])
const roomSchema = z.object({
  terms: termsJsonSchema,
  seats: z.tuple([seatJsonSchema, seatJsonSchema]),
  chance: chanceSchema,
  header: z.object({ firstPlayer: player }),
  turns: z.array(z.unknown()),
  signatures: z.tuple([z.string().nullable(), z.string().nullable()]),
})
type Room = z.output<typeof roomSchema>

/**
 * Copies the finished rooms of Triad, those whose nine turns were played, to the matches of the platform. Their actions are
 * recorded again, so that the log is a hash chain. A room that cannot be replayed becomes a quarantined match.
 */
export async function moveTriadRooms(client: pg.ClientBase): Promise<void> {
  let last = ''
  for (;;) {
    const { rows } = await client.query(
      `SELECT id, state, listed, token_a, token_b, created_at, updated_at FROM triad_room
       WHERE phase IN ('signing', 'signed') AND id > $1 ORDER BY id LIMIT $2`,
      [last, batchSize],
    )
    for (const row of rows.map((each) => parse(rowSchema, each, 'triad_room'))) {
      await moveRoom(client, row)
      last = row.id
    }
    if (rows.length < batchSize) return
  }
}

async function moveRoom(client: pg.ClientBase, row: Row): Promise<void> {
  const id = randomUUID()
  const found = replayRoom(row)
  if ('reason' in found) {
    await insertMatch(client, id, row, { options: row.state, winner: null, quarantine: found.reason })
    return
  }
  const { config, state } = found
  await insertMatch(client, id, row, {
    options: config.terms,
    winner: resultOf(state).winner,
    quarantine: null,
  })
  for (const [index, claim] of config.seats.entries()) {
    // The seat that was taken last holds `chance`; in a room that is the second one.
    const terms = index === 0 ? { claim } : { claim, chance: config.chance }
    await client.query(
      `INSERT INTO match_seat (match_id, seat, player_id, name, secret, terms) VALUES ($1, $2, $3, $4, $5, $6)`,
      [id, index, randomUUID(), claim.player, index === 0 ? row.token_a : row.token_b, JSON.stringify(terms)],
    )
  }
  for (const entry of state.transactionLog) {
    await client.query('INSERT INTO match_log (match_id, sequence_number, entry) VALUES ($1, $2, $3)', [
      id,
      entry.sequenceNumber,
      JSON.stringify(entry),
    ])
  }
}

function insertMatch(
  client: pg.ClientBase,
  id: string,
  { listed, created_at, updated_at }: Row,
  { options, winner, quarantine }: { options: unknown; winner: 0 | 1 | null; quarantine: string | null },
) {
  return client.query(
    `INSERT INTO match (id, game, rng_seed, options, visibility, status, created_at, ended_at, winner,
       quarantined_at, quarantine_reason)
     VALUES ($1, 'triad', 0, $2, $3, 'over', $4, $5, $6, CASE WHEN $7::text IS NOT NULL THEN now() END, $7)`,
    [id, JSON.stringify(options), listed ? 'public' : 'private', created_at, updated_at, winner, quarantine],
  )
}

/** The match of a room, recorded from its first action on. */
function replayRoom({
  state,
  updated_at,
}: Row): { config: GameConfig; state: GameState } | { reason: string } {
  try {
    const room = parse(roomSchema, state, 'triad_room')
    const config = { terms: room.terms, seats: room.seats, chance: room.chance }
    const start = startGame(config)
    // Rooms did not store when each action happened.
    const timestamp = updated_at.toISOString()
    const played = actionsOf(room, start).reduce<GameState>(
      (before, action) => orThrow(recordAction(before, action, timestamp)).state,
      { ...start, transactionLog: [] },
    )
    return { config, state: played }
  } catch (error) {
    return { reason: error instanceof Error ? error.message : String(error) }
  }
}

function actionsOf({ header, turns, signatures }: Room, start: Game): Action[] {
  const { firstPlayer } = header
  const chooser = start.phase === 'choosing' ? firstChooser(readGame(start)) : null
  return [
    ...(chooser === null ? [] : [{ type: 'chooseFirst', playerIndex: chooser, firstPlayer } as const]),
    ...turns.map((turn, index) => ({
      type: 'playTurn' as const,
      playerIndex: ((firstPlayer + index) % 2) as 0 | 1,
      turn,
    })),
    ...signatures.flatMap((signature, playerIndex) =>
      signature ? [{ type: 'sign', playerIndex, signature }] : [],
    ),
  ].map((action) => parse(actionSchema, action, 'action'))
}
