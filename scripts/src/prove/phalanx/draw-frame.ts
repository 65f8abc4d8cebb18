import type { Random } from '@fivefold/sdk/core'
import { clientMessageSchema } from '@fivefold/sdk/phalanx'

/** The data of a frame, and the expected reply: an error code, or a close code. */
export type Frame = { data: string | Buffer; code: string } | { data: string | Buffer; close: number }

/** The sender's seat, in a match where it is the opponent's turn: no action of the sender is legal. */
export type SenderContext = {
  matchId: string
  playerIndex: 0 | 1
  /** A match with a free seat; the sender has the other one. */
  openMatchId: string
  /** A match of two other players. */
  foreignMatchId: string
}

const nowhere = '6f1c5c06-3f0e-4d0f-9c36-0d4f4f3f9b6e'
const text = (value: unknown, code: string): Frame => ({ data: JSON.stringify(value), code })
const king = { suit: 'spades', rank: 'K' }

/** Values that no field of a message may have. */
const odd: readonly unknown[] = [
  null,
  true,
  -1,
  1.5,
  2 ** 60,
  1e308,
  '',
  'x'.repeat(5_000),
  [],
  {},
  { $ne: 1 },
  [[[[]]]],
  '__proto__',
  '\0',
]

function actions(playerIndex: 0 | 1): object[] {
  const position = { row: 0, col: 1 }
  return [
    { type: 'pass', playerIndex },
    { type: 'forfeit', playerIndex },
    { type: 'deploy', playerIndex, card: king, column: 2 },
    { type: 'reinforce', playerIndex, card: { suit: 'clubs', rank: '4' } },
    { type: 'attack', playerIndex, attackerPosition: position, targetPosition: position },
  ]
}

const otherSeat = (playerIndex: 0 | 1): 0 | 1 => (playerIndex === 0 ? 1 : 0)

/** Any action of the sender, at the wrong time. */
function stale(random: Random, { matchId, playerIndex }: SenderContext): Frame {
  return text({ type: 'action', matchId, action: random.pick(actions(playerIndex)) }, 'INVALID_ACTION')
}

function wrongPlayer(random: Random, { matchId, playerIndex }: SenderContext): Frame {
  const action = random.pick(actions(otherSeat(playerIndex)))
  return text({ type: 'action', matchId, action }, 'PLAYER_MISMATCH')
}

function wrongMatch(random: Random, { openMatchId, foreignMatchId }: SenderContext): Frame {
  const action = random.pick(actions(0))
  return random.pick([
    text({ type: 'action', matchId: nowhere, action }, 'MATCH_NOT_FOUND'),
    text({ type: 'action', matchId: foreignMatchId, action }, 'PLAYER_NOT_FOUND'),
    text({ type: 'action', matchId: openMatchId, action }, 'GAME_NOT_STARTED'),
    text({ type: 'joinMatch', matchId: nowhere, playerName: 'Eve' }, 'MATCH_NOT_FOUND'),
    text({ type: 'joinMatch', matchId: foreignMatchId, playerName: 'Eve' }, 'MATCH_FULL'),
    text({ type: 'joinMatch', matchId: foreignMatchId, playerName: 'Eve', playerId: nowhere }, 'MATCH_FULL'),
    text(
      { type: 'joinMatch', matchId: openMatchId, playerName: 'Eve', playerId: nowhere },
      'PLAYER_NOT_FOUND',
    ),
    text({ type: 'watchMatch', matchId: nowhere }, 'WATCH_FAILED'),
    text({ type: 'watchMatch', matchId: openMatchId }, 'WATCH_FAILED'),
  ])
}

function message(random: Random, { matchId, playerIndex }: SenderContext): Record<string, unknown> {
  return random.pick([
    { type: 'action', matchId, action: random.pick(actions(playerIndex)) },
    { type: 'createMatch', playerName: 'Eve', rngSeed: 1, gameOptions: { damageMode: 'per-turn' } },
    { type: 'joinMatch', matchId, playerName: 'Eve' },
    { type: 'watchMatch', matchId },
  ])
}

/** A required field, at any depth, is missing or has an invalid value. */
function wrongField(random: Random, context: SenderContext): Frame {
  const copy = structuredClone(message(random, context))
  const isDeep = 'action' in copy && random.below(2) === 0
  const holder = (isDeep ? copy.action : copy) as Record<string, unknown>
  const required = Object.keys(holder).filter((key) => key !== 'rngSeed' && key !== 'gameOptions')
  const key = random.pick(required)
  if (random.below(4) === 0) delete holder[key]
  else holder[key] = random.pick(odd.filter((value) => key !== 'playerName' || !isName(value)))
  return text(copy, 'VALIDATION_ERROR')
}

const isName = (value: unknown): boolean =>
  typeof value === 'string' && value.length >= 1 && value.length <= 50

function hugeNumber(random: Random, { matchId, playerIndex }: SenderContext): Frame {
  const number = random.pick(['1e400', '9'.repeat(400), '-1e308', '18446744073709551616'])
  return random.pick([
    { data: `{"type":"createMatch","playerName":"Eve","rngSeed":${number}}`, code: 'VALIDATION_ERROR' },
    {
      data: `{"type":"action","matchId":"${matchId}","action":{"type":"deploy","playerIndex":${playerIndex},"card":{"suit":"spades","rank":"K"},"column":${number}}}`,
      code: 'VALIDATION_ERROR',
    },
    {
      data: `{"type":"action","matchId":"${matchId}","action":{"type":"pass","playerIndex":${number}}}`,
      code: 'VALIDATION_ERROR',
    },
  ])
}

function deep(random: Random, { matchId }: SenderContext): Frame {
  const depth = 1_000 + random.below(4_000)
  const [opens, closes] = random.pick([
    ['[', ']'],
    ['{"a":', '}'],
  ] as const)
  const nested = `${opens.repeat(depth)}1${closes.repeat(depth)}`
  return random.pick([
    { data: nested, code: 'VALIDATION_ERROR' },
    { data: `{"type":"action","matchId":"${matchId}","action":${nested}}`, code: 'VALIDATION_ERROR' },
    // Unknown fields of a message are ignored.
    { data: `{"type":"watchMatch","matchId":"${nowhere}","more":${nested}}`, code: 'WATCH_FAILED' },
  ])
}

function noMessage(random: Random): Frame {
  const value = random.pick([
    ...odd,
    'createMatch',
    7,
    { type: 'hello' },
    { type: ['action'] },
    [{ type: 'action' }],
  ])
  return text(value, 'VALIDATION_ERROR')
}

function noJson(random: Random, context: SenderContext): Frame {
  const whole = JSON.stringify(message(random, context))
  return random.pick([
    { data: whole.slice(0, random.below(whole.length)), code: 'PARSE_ERROR' },
    { data: Buffer.from(random.bytes(random.below(200) + 1)), code: 'PARSE_ERROR' },
    { data: Buffer.from(whole), code: 'PARSE_ERROR' },
    { data: `${whole}}`, code: 'PARSE_ERROR' },
    { data: '', code: 'PARSE_ERROR' },
  ])
}

/** Replaces some characters of a message. Keeps only results that are no longer a valid message. */
function mutated(random: Random, context: SenderContext): Frame {
  for (;;) {
    const characters = [...JSON.stringify(message(random, context))]
    for (let count = 1 + random.below(6); count > 0; count--) {
      characters[random.below(characters.length)] = random.pick([
        '"',
        '{',
        '}',
        ',',
        ':',
        '0',
        '9',
        'e',
        '\\',
        'é',
        ' ',
      ])
    }
    const data = characters.join('')
    const code = refusalOf(data)
    if (code) return { data, code }
  }
}

function refusalOf(data: string): string | undefined {
  try {
    return clientMessageSchema.safeParse(JSON.parse(data)).success ? undefined : 'VALIDATION_ERROR'
  } catch {
    return 'PARSE_ERROR'
  }
}

const kinds = [stale, wrongPlayer, wrongMatch, wrongField, hugeNumber, deep, noMessage, noJson, mutated]

export const drawFrame = (random: Random, context: SenderContext): Frame =>
  random.pick(kinds)(random, context)

const frameLimit = 32 * 1024

/** A frame after which the server closes the socket. */
export function drawLastFrame(random: Random): Frame {
  return random.pick([
    { data: 'x'.repeat(frameLimit + 1 + random.below(100_000)), close: 1009 },
    { data: JSON.stringify({ type: 'watchMatch', matchId: 'x'.repeat(frameLimit) }), close: 1009 },
    { data: Buffer.alloc(frameLimit + 1), close: 1009 },
  ])
}
