import { z } from 'zod'
import { createRandom, parse, type Random } from '../../core/index.js'
import {
  type BotStrength,
  botStrengths,
  botTurn,
  catalogueStats,
  demoDeck,
  encodeActions,
  type Game,
  type GameRecord,
  type GameStart,
  gameRecordToJson,
  hash,
  isLinkWanted,
  isOver,
  linkAt,
  makeChain,
  orThrow,
  type RecordedBatch,
  startGame,
  stateHash,
  submitBatch,
  toHex,
  winnerOf,
} from '../../games/ccg/index.js'

const optionsSchema = z.object({
  games: z
    .string()
    .regex(/^[1-9]\d{0,8}$/, { error: 'is not a number of games' })
    .transform(Number),
  seed: z.string(),
  rules: z.enum(['1', '2']).default('2').transform(Number),
  scheme: z.enum(['1', '3']).default('3').transform(Number),
  strengthA: z.enum(botStrengths).default('greedy'),
  strengthB: z.enum(botStrengths).default('greedy'),
})

export type SimulateOptions = z.input<typeof optionsSchema>
type Options = z.output<typeof optionsSchema>

/** Decks run empty long before: every game ends. */
const chainLength = 100

type Simulated = { game: Game; record: GameRecord }

function playGame(random: Random, id: number, options: Options): Simulated {
  const strengths: readonly [BotStrength, BotStrength] = [options.strengthA, options.strengthB]
  const chains = [makeChain(random.bytes(32), chainLength), makeChain(random.bytes(32), chainLength)] as const
  const start: GameStart = {
    id,
    rules: options.rules,
    scheme: options.scheme,
    turnBlocks: 100,
    now: 0,
    parentHash: random.bytes(32),
    players: [
      { addr: random.bytes(32), link: chains[0].tip, deck: demoDeck },
      { addr: random.bytes(32), link: chains[1].tip, deck: demoDeck },
    ],
    cards: catalogueStats,
  }
  let { game } = orThrow(startGame(start))
  const first = stateHash(game)
  const batches: RecordedBatch[] = []
  const revealed: [number, number] = [0, 0]
  while (!isOver(game)) {
    const player = game.activeIdx
    const batch = {
      player,
      actions: encodeActions(botTurn(game, catalogueStats, strengths[player], random)),
      link: isLinkWanted(game) ? linkAt(chains[player], revealed[player]++) : null,
      parentHash: random.bytes(32),
      now: batches.length + 1,
    }
    game = orThrow(submitBatch(game, catalogueStats, batch)).game
    batches.push({ ...batch, stateHash: stateHash(game) })
  }
  return { game, record: { start: { ...start, stateHash: first }, batches } }
}

/** The simulated games, one after the other, in the format that `replay` reads. */
export function* simulatedGames(input: SimulateOptions) {
  const options = parse(optionsSchema, input, 'simulate')
  const random = createRandom(options.seed)
  for (let id = 0; id < options.games; id++) yield gameRecordToJson(playGame(random, id, options).record)
}

/** Plays games between bots and sums them up. The checksum covers the last state of each. */
export function simulate(input: SimulateOptions) {
  const options = parse(optionsSchema, input, 'simulate')
  const { games, seed, rules, scheme } = options
  const random = createRandom(seed)
  const wins: [number, number] = [0, 0]
  let draws = 0
  let turns = 0
  let checksum: Uint8Array = new Uint8Array()
  for (let id = 0; id < games; id++) {
    const { game } = playGame(random, id, options)
    const winner = winnerOf(game)
    if (winner === 0 || winner === 1) wins[winner]++
    else draws++
    turns += game.turn
    checksum = hash(Uint8Array.from([...checksum, ...stateHash(game)]))
  }
  return { games, seed, rules, scheme, wins, draws, turns, checksum: toHex(checksum) }
}
