import {
  type Batch,
  type BoosterRow,
  type CardStats,
  encodeCards,
  type Game,
  type GameStart,
  type PlayerIndex,
  ScaleWriter,
  writeGame,
} from '@fivefold/sdk/ccg'

/** The cards of a game with their encoding, which every batch needs. */
export type Cards = { readonly stats: readonly CardStats[]; readonly bytes: Uint8Array }

export const encodedCards = (stats: readonly CardStats[]): Cards => ({ stats, bytes: encodeCards(stats) })

/** One call of the rules. */
export type Question =
  | { readonly call: 'start'; readonly start: GameStart; readonly cards: Cards }
  | { readonly call: 'submit'; readonly game: Game; readonly cards: Cards; readonly batch: Batch }
  | { readonly call: 'timeout'; readonly game: Game; readonly now: number }
  | { readonly call: 'resign'; readonly game: Game; readonly player: PlayerIndex }
  | { readonly call: 'open_booster'; readonly seed: Uint8Array; readonly table: readonly BoosterRow[] }

const writer = new ScaleWriter(4_096)

/** The encoded arguments of a call; valid until the next call. */
export function encodeQuestion(question: Question): Uint8Array {
  const to = writer.reset()
  switch (question.call) {
    case 'start':
      writeStart(to, question.start, question.cards)
      break
    case 'submit':
      writeGame(to, question.game)
      to.raw(question.cards.bytes)
      writeBatch(to, question.batch)
      break
    case 'timeout':
      writeGame(to, question.game)
      to.u32(question.now)
      break
    case 'resign':
      writeGame(to, question.game)
      to.u8(question.player)
      break
    case 'open_booster':
      to.raw(question.seed)
      writeTable(to, question.table)
  }
  return to.view()
}

function writeStart(to: ScaleWriter, start: GameStart, cards: Cards): void {
  to.u32(start.id).u8(start.rules).u8(start.scheme).u32(start.turnBlocks).u32(start.now)
  to.raw(start.parentHash)
  for (const { addr, link, deck } of start.players) {
    to.raw(addr).raw(link)
    writeIds(to, deck)
  }
  to.raw(cards.bytes)
}

function writeBatch(to: ScaleWriter, { player, actions, link, parentHash, now }: Batch): void {
  to.u8(player).compact(actions.length).raw(actions)
  if (link) to.u8(1).raw(link)
  else to.u8(0)
  to.raw(parentHash).u32(now)
}

function writeTable(to: ScaleWriter, table: readonly BoosterRow[]): void {
  to.compact(table.length)
  for (const { rarity, weight, cards } of table) {
    to.u8(rarity).u16(weight)
    writeIds(to, cards)
  }
}

function writeIds(to: ScaleWriter, ids: readonly number[]): void {
  to.compact(ids.length)
  for (const id of ids) to.u16(id)
}
