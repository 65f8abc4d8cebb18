import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '@fivefold/devnet/process/root'
import { readContractBundle } from '@fivefold/scripts/deploy/polkadot/contract-bundle'
import {
  type Action,
  botTurn,
  type CardStats,
  cardTypes,
  effectIds,
  effectOf,
  encodeActions,
  findCard,
  type Game,
  type HashChain,
  hash,
  isLinkWanted,
  isOver,
  linkAt,
  makeChain,
  orThrow,
  packEffect,
  submitBatch,
} from '@fivefold/sdk/ccg'
import { createRandom } from '@fivefold/sdk/core'
import type { BurnerAccount, Estimate } from '@fivefold/sdk/polkadot'
import { estimateTurn, readGame, readGameCards, submitTurn } from '@fivefold/sdk/polkadot/ccg'
import { u8aToHex } from '@polkadot/util'
import { expect, test } from 'vitest'
import { secretOf, startCcgChain } from './support.js'

const file = join(root, 'contracts/ink/weights/ccg.json')
/** Token ids, nonces and hashes of blocks differ from run to run, and with them a few bytes and steps. */
const tolerance = 0.01

const ccg = await startCcgChain()
const players = [ccg.createPlayer(), ccg.createPlayer()] as const

const measured = ({ weight, blockShare, storageDeposit }: Estimate) => ({
  refTime: Number(weight.refTime),
  proofSize: Number(weight.proofSize),
  blockShare: Math.round(blockShare * 1e6) / 1e6,
  storageDeposit: Number(storageDeposit),
})
type Measured = ReturnType<typeof measured>

/** Chains of our own, so that the same cards are drawn in every run. */
const chains: readonly [HashChain, HashChain] = [
  makeChain(secretOf('weights 0'), 200),
  makeChain(secretOf('weights 1'), 200),
]

/** Registers both with the next chains; what waiting and starting cost. */
async function start(decks: readonly [number[] | null, number[] | null]) {
  const register = async (index: 0 | 1) => {
    const args = [decks[index], 2, u8aToHex(chains[index].tip)] as const
    const estimate = await ccg.game.estimate.registerForMatch({ caller: players[index].address }, ...args)
    const { events } = await ccg.game.tx.registerForMatch({ account: players[index] }, ...args)
    return { estimate: measured(estimate), events }
  }
  const waiting = await register(0)
  const starting = await register(1)
  const started = starting.events.find((event) => event.name === 'GameStarted')
  if (!started) throw new Error('no game')
  return { gameId: started.args.gameId, waiting: waiting.estimate, start: starting.estimate }
}

type Batch = Measured & { actions: number }

/** Plays with what `choose` picks until it has no more or the game is over; what each batch costs. */
async function play(
  gameId: number,
  choose: (game: Game, cards: readonly CardStats[], link: Uint8Array | null) => Action[] | undefined,
): Promise<Batch[]> {
  const cards = await readGameCards(ccg.connection, gameId)
  const used: [number, number] = [0, 0]
  const batches: Batch[] = []
  for (;;) {
    const game = await readGame(ccg.connection, gameId)
    const player = game.activeIdx
    const link = isLinkWanted(game) ? linkAt(chains[player], used[player]++) : null
    const actions = isOver(game) ? undefined : choose(game, cards, link)
    if (!actions) return batches
    const account = players[player]
    const turn = { gameId, actions, link }
    const estimate = await estimateTurn(ccg.connection, account.address, turn)
    batches.push({ actions: actions.length, ...measured(estimate) })
    await submitTurn(ccg.connection, account, turn)
  }
}

const byTime = (a: Measured, b: Measured) => a.refTime - b.refTime
const free = (id: number, cardType: number, attack: number, health: number, effects: number) => ({
  id,
  nameHash: id,
  rarity: 0,
  cardType,
  cost: 0,
  attack,
  health,
  effects,
  uri: null,
})

/** Cards that cost nothing, as governance could make them: half of them draw two more. */
const freeKinds = [
  ...[200, 201, 202, 203, 204].map((id) => free(id, cardTypes.spell, 0, 0, packEffect(effectIds.draw, 2))),
  ...[205, 206, 207].map((id) => free(id, cardTypes.spell, 0, 0, packEffect(effectIds.damage, 1))),
  free(208, cardTypes.unit, 1, 1, packEffect(effectIds.charge)),
  free(209, cardTypes.unit, 1, 1, packEffect(effectIds.deathrattle + 1)),
]

async function mintFreeDecks(): Promise<[number[], number[]]> {
  const account = ccg.owner
  await ccg.cards.tx.addCards({ account }, freeKinds)
  const kinds = freeKinds.flatMap(({ id }) => [id, id])
  const mint = async ({ address }: BurnerAccount) =>
    (await ccg.cards.tx.mintMany({ account }, address, kinds)).output
  return [await mint(players[0]), await mint(players[1])]
}

/** All that can be played in one batch: units, damage, and draws to get more, as far as the rules allow. */
function everything(game: Game, cards: readonly CardStats[], link: Uint8Array | null): Action[] {
  const actions: Action[] = []
  const after = () =>
    orThrow(
      submitBatch(game, cards, {
        player: game.activeIdx,
        actions: encodeActions(actions),
        link,
        parentHash: new Uint8Array(32),
        now: 1,
      }),
    ).game
  for (let now = after(); !isOver(now); now = after()) {
    const next = nextPlay(now, cards)
    if (!next) break
    actions.push(next)
  }
  return [...actions, { type: 'EndTurn' }]
}

function nextPlay(game: Game, cards: readonly CardStats[]): Action | undefined {
  const { hand, board, hp } = game.players[game.activeIdx]
  const place = (fits: (card: CardStats) => boolean) =>
    hand.findIndex((id) => {
      const card = findCard(cards, id)
      return card && fits(card)
    })
  const slot = board.indexOf(null)
  const unit = place(({ cardType }) => cardType === cardTypes.unit)
  if (unit >= 0 && slot >= 0) return { type: 'PlayCard', handIndex: unit, slot }
  const damage = place((card) => effectOf(card, 2) === effectIds.damage)
  if (damage >= 0) return { type: 'UseSpell', handIndex: damage, target: 0x87 }
  const draw = place((card) => effectOf(card, 2) === effectIds.draw)
  return draw >= 0 && hp > 10 ? { type: 'UseSpell', handIndex: draw, target: 0 } : undefined
}

async function measureTypical() {
  const { gameId, ...registration } = await start([null, null])
  const random = createRandom('typical')
  const batches = await play(gameId, (game, cards) => botTurn(game, cards, 'greedy', random))
  const [deal, ...turns] = batches
  turns.sort(byTime)
  return { registration, deal, turns: turns.length, median: turns[turns.length >> 1], highest: turns.at(-1) }
}

async function measureWorst() {
  const { gameId, ...registration } = await start(await mintFreeDecks())
  let turns = 0
  const batches = await play(gameId, (game, cards, link) => {
    if (game.status === 0) return []
    turns += 1
    return turns > 6 ? undefined : everything(game, cards, link)
  })
  return { registration, batch: [...batches].sort(byTime).at(-1) }
}

async function measureBooster() {
  const [account] = players
  const secret = secretOf('weights booster')
  const value = await ccg.game.query.boosterPrice()
  const commitment = u8aToHex(hash(secret))
  const caller = account.address
  const buy = measured(await ccg.game.estimate.buyBooster({ caller, value }, commitment))
  await ccg.game.tx.buyBooster({ account, value }, commitment)
  await ccg.makeBlocks(2)
  const open = measured(await ccg.game.estimate.openBooster({ caller }, u8aToHex(secret)))
  return { buy, open }
}

async function measureSizes() {
  const names = ['card_nft', 'game_contract', 'governance']
  const sizes = names.map(
    async (name) => [name, ((await readContractBundle(name)).wasm.length - 2) / 2] as const,
  )
  return Object.fromEntries(await Promise.all(sizes))
}

/** Every number of the snapshot is still about what it was. */
function expectClose(now: unknown, kept: unknown, path: string): void {
  if (typeof now === 'number' && typeof kept === 'number') {
    const difference = Math.abs(now - kept)
    expect(difference, `${path}: ${kept} was measured, now ${now}`).toBeLessThanOrEqual(
      tolerance * Math.abs(kept),
    )
    return
  }
  expect(Object.keys(now as object), path).toEqual(Object.keys(kept as object))
  for (const [key, value] of Object.entries(now as object)) {
    expectClose(value, (kept as Record<string, unknown>)[key], `${path}.${key}`)
  }
}

test('weights, deposits and sizes are as in the snapshot', async () => {
  const booster = await measureBooster()
  const typical = await measureTypical()
  const worst = await measureWorst()
  const snapshot = { typical, worst, booster, codeBytes: await measureSizes() }
  if (process.env.UPDATE_SNAPSHOTS) {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, `${JSON.stringify(snapshot, null, 2)}\n`)
  }
  expect(worst.batch?.actions).toBeGreaterThan(15)
  expect(worst.batch?.blockShare).toBeLessThan(0.1)
  expectClose(snapshot, JSON.parse(readFileSync(file, 'utf8')), 'contracts/ink/weights/ccg.json')
}, 1_200_000)
