import { randomUUID } from 'node:crypto'
import { createInterface, type Interface } from 'node:readline'
import { z } from 'zod'
import { defaultPorts } from '../../../../config/ports.js'
import { createRandom, type FivefoldError, parse, playerNameSchema } from '../../../../core/index.js'
import {
  type Action,
  type BotStrength,
  botAction,
  botStrengths,
  rulesVersionSchema,
} from '../../../../games/phalanx/index.js'
import { damageModes } from '../../../../games/phalanx/state.js'
import { createMatch, joinMatch, type PhalanxMatch, watchMatch } from '../../../../match/phalanx/index.js'
import { boardText } from './board-text.js'
import { commandHelp, readCommand } from './read-command.js'

const optionsSchema = z.object({
  server: z.url().default(`http://127.0.0.1:${defaultPorts.server}`),
  name: playerNameSchema.default('Player'),
  bot: z.enum(botStrengths).optional(),
  join: z.uuid().optional(),
  playerId: z.uuid().optional(),
  watch: z.uuid().optional(),
  quick: z.boolean().default(false),
  public: z.boolean().default(false),
  damageMode: z.enum(damageModes).optional(),
  rulesVersion: rulesVersionSchema.optional(),
  auto: z.enum(botStrengths).optional(),
})

export type PlayOptions = z.input<typeof optionsSchema>
type Options = z.output<typeof optionsSchema>

const print = (text: string): void => void process.stdout.write(`${text}\n`)

function enter(options: Options): Promise<PhalanxMatch> {
  const { server, name, bot, join, playerId: seatToken, watch, quick, ...rest } = options
  if (watch) return watchMatch(server, watch)
  if (join) return joinMatch(server, { matchId: join, playerName: name, ...(seatToken && { seatToken }) })
  return createMatch(server, {
    playerName: name,
    ...(bot && { opponent: bot }),
    ...(quick && { quickMatch: true }),
    ...(rest.public && { visibility: 'public' }),
    ...(rest.damageMode && { gameOptions: { damageMode: rest.damageMode } }),
    ...(rest.rulesVersion !== undefined && { rulesVersion: rest.rulesVersion }),
  })
}

/** Plays or watches one match on the terminal; resolves when it is over or left. */
export async function play(input: PlayOptions): Promise<void> {
  const options = parse(optionsSchema, input, 'play')
  const match = await enter(options)
  print(`match ${match.matchId}`)
  if (match.seatToken) {
    print(`come back with: --join ${match.matchId} --player-id ${match.seatToken} (keep it to yourself)`)
  }
  const lines = createInterface({ input: process.stdin })
  try {
    await Promise.race([followMatch(match, options.auto), runCommands(match, lines, options.auto)])
  } finally {
    lines.close()
    match.close()
  }
}

const act = (match: PhalanxMatch, action: Action): Promise<void> =>
  match.act(action).catch((error: FivefoldError) => print(`${error.code}: ${error.message}`))

/** Prints every change, and moves automatically with `--auto`; resolves when the match is over. */
function followMatch(match: PhalanxMatch, auto: BotStrength | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const random = createRandom(randomUUID())
    let shown = ''
    let answered = -1
    const update = () => {
      const { state, error } = match.getSnapshot()
      if (error) reject(error)
      const text = describe(match)
      if (text !== shown) print(`\n${text}`)
      shown = text
      if (state?.phase === 'gameOver') resolve()
      else if (auto && state && mayMove(match) && answered < state.transactionLog.length) {
        answered = state.transactionLog.length
        void act(match, botAction(state, auto, random, match.rulesVersion))
      }
    }
    match.subscribe(update)
    update()
  })
}

/** Carries out the typed commands; resolves when the player quits. */
async function runCommands(
  match: PhalanxMatch,
  lines: Interface,
  auto: BotStrength | undefined,
): Promise<void> {
  for await (const line of lines) {
    const command = readCommand(line, match.playerIndex ?? 0)
    if (command.type === 'quit') return
    if (command.type === 'help' || match.playerIndex === null) print(commandHelp)
    else await act(match, command.action)
  }
  // A spectator or an automatic player continues without standard input.
  if (match.playerIndex === null || auto) await new Promise(() => {})
}

function mayMove(match: PhalanxMatch): boolean {
  const { state, connection } = match.getSnapshot()
  return connection === 'open' && state?.phase !== 'setup' && state?.activePlayerIndex === match.playerIndex
}

function describe(match: PhalanxMatch): string {
  const { state, connection, away, integrity } = match.getSnapshot()
  const notices = [
    ...(Object.keys(away).length > 0 ? ['the other player is away'] : []),
    ...(connection === 'open' ? [] : ['connecting …']),
  ]
  if (!state || state.phase === 'setup') return ['waiting for the other player', ...notices].join('\n')
  const board = boardText(state, match.playerIndex)
  if (!state.outcome) return [board, ...notices].join('\n')
  const { winnerIndex, victoryType, turnNumber } = state.outcome
  const reason = 'reason' in integrity ? ` (${integrity.reason})` : ''
  return [
    board,
    `${state.players[winnerIndex].player.name} wins by ${victoryType} in turn ${turnNumber}`,
    `integrity: ${integrity.status}${reason}`,
  ].join('\n')
}
