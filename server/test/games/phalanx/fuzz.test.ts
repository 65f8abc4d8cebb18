import { proveRefusals } from '@fivefold/scripts/prove/phalanx/frames'
import { type ServerProcess, startServerProcess } from '@fivefold/scripts/prove/server-process'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabases, type TestDatabases } from '../../support/postgres.js'

/** `npm run prove -- phalanx --frames 200000` sends more. */
const frames = 4_000
let postgres: TestDatabases
let server: ServerProcess

beforeAll(async () => {
  postgres = await createTestDatabases(['test'])
  server = await startServerProcess({ databaseUrl: postgres.url('test') })
})

afterAll(async () => {
  await server.kill()
  await postgres.remove()
})

describe('random and mutated frames', () => {
  it('each get the right code, change no match in any phase, and leave the process up', async () => {
    const problems: object[] = []
    const { wrong, changed, codes, isUp } = await proveRefusals({
      server,
      frames,
      seed: 'npm test',
      report: (problem) => problems.push(problem),
      progress: () => {},
    })
    expect(problems).toEqual([])
    expect({ wrong, changed, isUp }).toEqual({ wrong: 0, changed: 0, isUp: true })
    expect([...codes.keys()].sort()).toEqual([
      'GAME_NOT_STARTED',
      'INVALID_ACTION',
      'MATCH_FULL',
      'MATCH_NOT_FOUND',
      'PARSE_ERROR',
      'PLAYER_MISMATCH',
      'PLAYER_NOT_FOUND',
      'VALIDATION_ERROR',
      'WATCH_FAILED',
      'close 1009',
    ])
    expect(server.memory() ?? 0).toBeLessThan(500)
  }, 180_000)
})
