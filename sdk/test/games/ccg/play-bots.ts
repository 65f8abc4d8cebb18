import { createRandom } from '../../../src/core/index.js'
import {
  type BotStrength,
  botTurn,
  catalogueStats,
  claimTimeout,
  demoDeck,
  encodeActions,
  type Game,
  type GameRecord,
  type GameStart,
  isLinkWanted,
  isOver,
  linkAt,
  makeChain,
  orThrow,
  otherPlayer,
  type RecordedBatch,
  resignGame,
  startGame,
  stateHash,
  submitBatch,
} from '../../../src/games/ccg/index.js'

type Options = {
  strengths?: readonly [BotStrength, BotStrength]
  rules?: number
  scheme?: number
  /** After so many batches the active player falls silent. */
  silentAfter?: number
  /** After so many batches the player who is not active resigns. */
  resignsAfter?: number
}

/** A whole game between two bots with the demo deck, and its record with all hashes. */
export function playBots(seed: string, options: Options = {}): { game: Game; record: GameRecord } {
  const { strengths = ['greedy', 'random'], rules = 2, scheme = 3, silentAfter, resignsAfter } = options
  const random = createRandom(seed)
  const chains = [makeChain(random.bytes(32), 60), makeChain(random.bytes(32), 60)] as const
  const seat = (player: 0 | 1) => ({ addr: random.bytes(32), link: chains[player].tip, deck: demoDeck })
  const start: GameStart = {
    id: random.uint32(),
    rules,
    scheme,
    turnBlocks: 100,
    now: 1,
    parentHash: random.bytes(32),
    players: [seat(0), seat(1)],
    cards: catalogueStats,
  }
  let { game } = orThrow(startGame(start))
  const record = { start: { ...start, stateHash: stateHash(game) }, batches: [] as RecordedBatch[] }
  const used: [number, number] = [0, 0]
  for (let now = 2; !isOver(game); now++) {
    const player = game.activeIdx
    if (record.batches.length === silentAfter) {
      game = orThrow(claimTimeout(game, now + 100)).game
      record.batches.push({ timeout: true, now: now + 100, stateHash: stateHash(game) })
      continue
    }
    if (record.batches.length === resignsAfter) {
      const resigned = { resigned: true, player: otherPlayer(player) } as const
      game = orThrow(resignGame(game, resigned.player)).game
      record.batches.push({ ...resigned, stateHash: stateHash(game) })
      continue
    }
    const batch = {
      player,
      actions: encodeActions(botTurn(game, catalogueStats, strengths[player], random)),
      link: isLinkWanted(game) ? linkAt(chains[player], used[player]++) : null,
      parentHash: random.bytes(32),
      now,
    }
    game = orThrow(submitBatch(game, catalogueStats, batch)).game
    record.batches.push({ ...batch, stateHash: stateHash(game) })
  }
  return { game, record }
}
