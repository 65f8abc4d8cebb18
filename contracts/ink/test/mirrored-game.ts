import {
  type CardStats,
  encodeGame,
  type Game,
  type GameEvent,
  type GameRecord,
  orThrow,
  type RecordedBatch,
  startGame,
  stateHash,
  submitBatch,
} from '@fivefold/sdk/ccg'
import type { BurnerAccount } from '@fivefold/sdk/polkadot'
import {
  registerForMatch,
  type SubmittedTurn,
  submitTurn,
  type TurnParameters,
  toGameEvents,
} from '@fivefold/sdk/polkadot/ccg'
import { hexToU8a, u8aToHex } from '@polkadot/util'
import { decodeAddress } from '@polkadot/util-crypto'
import { expect } from 'vitest'
import { type CcgChain, eventsIn, gameBytes, only, secretOf } from './support.js'

export type MirroredGame = {
  id: number
  players: readonly [BurnerAccount, BurnerAccount]
  secrets: readonly [Uint8Array, Uint8Array]
  cards: readonly CardStats[]
  /** The mirror's state. */
  game: Game
  record: GameRecord & { batches: RecordedBatch[] }
}

type Options = { rules: number; scheme: number; players?: readonly [BurnerAccount, BurnerAccount] }

/** Two players register; the mirror starts from the chain's own start event. */
export async function startMirrored(
  ccg: CcgChain,
  { rules, scheme, players }: Options,
): Promise<MirroredGame> {
  const [first, second] = players ?? [ccg.createPlayer(), ccg.createPlayer()]
  const secrets = [secretOf('first'), secretOf('second')] as const
  const register = (account: BurnerAccount, secret: Uint8Array) =>
    registerForMatch(ccg.connection, account, { rules, ...(scheme === 3 && { secret }) })
  expect((await register(first, secrets[0])).gameId).toBeNull()
  const { gameId, block } = await register(second, secrets[1])
  const events = await eventsIn(ccg, block)
  const begun = only(events, 'GameStarted')
  expect([begun.gameId, begun.playerA, begun.playerB]).toEqual([gameId, first.address, second.address])
  await expectInBlock(ccg, block, begun)
  const seat = (player: 0 | 1, address: string) => ({
    addr: decodeAddress(address),
    link: hexToU8a(begun.links[player]),
    deck: begun.decks[player],
  })
  const start = {
    id: begun.gameId,
    rules,
    scheme,
    turnBlocks: begun.turnBlocks,
    now: begun.block,
    parentHash: hexToU8a(begun.parentHash),
    players: [seat(0, begun.playerA), seat(1, begun.playerB)] as const,
    cards: begun.cards,
  }
  const started = orThrow(startGame(start))
  expect(toGameEvents(started.game, events)).toEqual(started.events)
  const { game } = started
  await expectSameState(ccg, game)
  const record = { start: { ...start, stateHash: stateHash(game) }, batches: [] }
  return { id: game.id, players: [first, second], secrets, cards: begun.cards, game, record }
}

/** Sends a batch of the active player, and compares chain and mirror after it: events, hash and every byte. */
export async function playMirrored(
  ccg: CcgChain,
  mirrored: MirroredGame,
  actions: TurnParameters['actions'],
): Promise<SubmittedTurn> {
  const { id, game, cards } = mirrored
  const player = game.activeIdx
  const turn = { gameId: id, actions, secret: mirrored.secrets[player] }
  const sent = await submitTurn(ccg.connection, mirrored.players[player], turn)
  const events = await eventsIn(ccg, sent.block)
  const submitted = only(events, 'ActionSubmitted')
  expect([submitted.gameId, submitted.player]).toEqual([id, mirrored.players[player].address])
  await expectInBlock(ccg, sent.block, submitted)
  const batch = {
    player,
    actions: hexToU8a(submitted.actions),
    link: submitted.link === null ? null : hexToU8a(submitted.link),
    parentHash: hexToU8a(submitted.parentHash),
    now: submitted.block,
  }
  const result = orThrow(submitBatch(game, cards, batch))
  expect(toGameEvents(game, events)).toEqual(result.events)
  expect(sent.events).toEqual(result.events)
  expect(submitted.stateHash).toBe(u8aToHex(stateHash(result.game)))
  await expectSameState(ccg, result.game)
  mirrored.game = result.game
  mirrored.record.batches.push({ ...batch, stateHash: stateHash(result.game) })
  return sent
}

/** The contract's own state, byte by byte, and its own hash of it. */
export async function expectSameState(ccg: CcgChain, game: Game): Promise<void> {
  expect(u8aToHex(await gameBytes(ccg, game.id))).toBe(u8aToHex(encodeGame(game)))
  expect(await ccg.game.query.stateHash(game.id)).toBe(u8aToHex(stateHash(game)))
}

/** An event names the block that it is in, and that block's parent. */
async function expectInBlock(
  { connection: { api } }: CcgChain,
  hash: string,
  { block, parentHash }: { block: number; parentHash: string },
): Promise<void> {
  const header = await api.rpc.chain.getHeader(hash)
  expect([block, parentHash]).toEqual([header.number.toNumber(), header.parentHash.toHex()])
}

export const namesOf = (events: readonly GameEvent[]) => events.map(({ type }) => type)
