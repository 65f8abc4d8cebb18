import { z } from 'zod'
import type { Simulation } from '../../core/game.js'
import type { Random } from '../../core/random.js'
import { strengthFlags, strengthOptions } from '../../core/strength-flags.js'
import { type Action, packActions } from './actions.js'
import { botTurn } from './bot.js'
import { catalogueStats, demoDeck } from './catalogue.js'
import { orThrow } from './error.js'
import type { GameEvent } from './events.js'
import { hash, stateHash } from './hash.js'
import { linkAt, makeChain } from './hash-chain.js'
import { toHex } from './record-json.js'
import type { GameRecord, RecordedBatch } from './replay.js'
import { isLinkWanted, submitBatch } from './rules.js'
import { type GameStart, startGame } from './start.js'
import { type Game, isOver, winnerOf } from './state.js'

/** A move is one action of a turn; a recorded input is a whole batch with its block. */
export type CcgTypes = {
  readonly Config: GameRecord['start']
  readonly State: Game
  readonly Action: RecordedBatch
  readonly Event: GameEvent
  readonly View: Game
  readonly Move: Action
  readonly LegalMove: Action
}

const optionsSchema = z.object({
  ...strengthOptions('greedy'),
  rules: z.enum(['1', '2']).default('2').transform(Number),
  scheme: z.enum(['1', '3']).default('3').transform(Number),
})

type Options = z.output<typeof optionsSchema>

/** Decks are empty long before this: every game ends. */
const chainLength = 100

function drawStart(random: Random, id: number, { rules, scheme }: Options) {
  const chains = [makeChain(random.bytes(32), chainLength), makeChain(random.bytes(32), chainLength)] as const
  const start: GameStart = {
    id,
    rules,
    scheme,
    turnBlocks: 100,
    now: 0,
    parentHash: random.bytes(32),
    players: [
      { addr: random.bytes(32), link: chains[0].tip, deck: demoDeck },
      { addr: random.bytes(32), link: chains[1].tip, deck: demoDeck },
    ],
    cards: catalogueStats,
  }
  return { start, chains }
}

/** Games of the collectible card game between bots with the demo deck. */
export const simulation: Simulation<CcgTypes, Options> = {
  flags: {
    rules: { value: 'version', description: '1 (no effects) or 2' },
    scheme: { value: 'number', description: '1 (block hash) or 3 (hash chains)' },
    ...strengthFlags,
  },
  options: optionsSchema,
  play(random, options, id) {
    const strengths = [options.strengthA, options.strengthB] as const
    const { start, chains } = drawStart(random, id, options)
    let { game } = orThrow(startGame(start))
    const config = { ...start, stateHash: stateHash(game) }
    const actions: RecordedBatch[] = []
    const revealed: [number, number] = [0, 0]
    while (!isOver(game)) {
      const player = game.activeIdx
      const batch = {
        player,
        actions: packActions(botTurn(game, catalogueStats, strengths[player], random)),
        link: isLinkWanted(game) ? linkAt(chains[player], revealed[player]++) : null,
        parentHash: random.bytes(32),
        now: actions.length + 1,
      }
      game = orThrow(submitBatch(game, catalogueStats, batch)).game
      actions.push({ ...batch, stateHash: stateHash(game) })
    }
    return { config, actions, state: game }
  },
  /** The checksum covers the last state of each game. */
  summarize(games, { rules, scheme }) {
    const wins: [number, number] = [0, 0]
    let draws = 0
    let turns = 0
    let checksum: Uint8Array = new Uint8Array()
    for (const { state } of games) {
      const winner = winnerOf(state)
      if (winner === 0 || winner === 1) wins[winner]++
      else draws++
      turns += state.turn
      checksum = hash(Uint8Array.from([...checksum, ...stateHash(state)]))
    }
    return { rules, scheme, wins, draws, turns, checksum: toHex(checksum) }
  },
}
