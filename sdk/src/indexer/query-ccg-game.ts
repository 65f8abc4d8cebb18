import { z } from 'zod'
import { FivefoldError } from '../core/error.js'
import { type GameRecord, parseGameRecord } from '../games/ccg/index.js'
import {
  type CcgBatch,
  type CcgGameSummary,
  ccgBatchSchema,
  ccgGameSchema,
  gameSelection,
} from './ccg-schemas.js'
import { request } from './request.js'

const pageSize = 400
const attempts = 5

const query = `query ($id: String!, $limit: Int!, $offset: Int!) {
  game: ccgGameById(id: $id) {
    ${gameSelection} publicKeyA publicKeyB parentHash linkA linkB deckA deckB cards
  }
  batches: ccgBatches(limit: $limit, offset: $offset, where: { game: { id_eq: $id } }, orderBy: index_ASC) {
    index timeout resigned player side actions link parentHash stateHash block transaction timestamp
  }
}`
const schema = z.object({ game: ccgGameSchema.nullable(), batches: z.array(ccgBatchSchema) })

type Row = z.output<typeof ccgGameSchema>

/** A game with everything that `replayGame` needs; `sent` has the senders and locations of the batches. */
export type IndexedCcgGame = CcgGameSummary & GameRecord & { readonly sent: readonly CcgBatch[] }

/**
 * One game of the CCG, running or finished, ready to be replayed; null if the indexer has none with this number.
 *
 * @example
 * const game = await queryCcgGame(deployment.indexer.graphqlUrl, 7)
 * if (game) show(replayGame(game))
 */
export async function queryCcgGame(url: string, id: number): Promise<IndexedCcgGame | null> {
  for (let attempt = 0; attempt < attempts; attempt++) {
    const found = await readOnce(url, id)
    if (found === null || isWhole(found)) return found && toIndexedGame(found)
  }
  throw new FivefoldError(`game ${id} changes faster than it can be read`, {
    code: 'INDEXER_CHANGING',
    value: id,
    hint: 'ask again',
  })
}

type Read = { game: Row; batches: CcgBatch[] }

async function readOnce(url: string, id: number): Promise<Read | null> {
  const read = (offset: number) =>
    request({ url, query, variables: { id: `${id}`, limit: pageSize, offset }, schema })
  const { game, batches } = await read(0)
  if (!game) return null
  while (batches.length < game.batchCount) {
    const page = (await read(batches.length)).batches
    if (page.length === 0) break
    batches.push(...page)
  }
  return { game, batches }
}

/** A batch may be added, or removed by a reorganisation, between two reads. */
function isWhole({ game, batches }: Read): boolean {
  if (batches.length !== game.batchCount) return false
  const lastHash = batches.at(-1)?.stateHash
  return !lastHash || lastHash === game.stateHash
}

function toIndexedGame({ game, batches }: Read): IndexedCcgGame {
  const { publicKeyA, publicKeyB, parentHash, linkA, linkB, deckA, deckB, cards, ...summary } = game
  const { id, rules, scheme, turnBlocks, startBlock: now } = summary
  const players = [
    { addr: publicKeyA, link: linkA, deck: deckA },
    { addr: publicKeyB, link: linkB, deck: deckB },
  ]
  const start = { id, rules, scheme, turnBlocks, now, parentHash, players, cards }
  return { ...summary, ...parseGameRecord({ start, batches: batches.map(toRecord) }), sent: batches }
}

function toRecord({ timeout, resigned, side, ...batch }: CcgBatch) {
  const { actions, link, parentHash, stateHash, block: now } = batch
  if (timeout) return { timeout, now }
  if (resigned) return { resigned, player: side }
  return { player: side, actions, link, parentHash, now, ...(stateHash && { stateHash }) }
}
