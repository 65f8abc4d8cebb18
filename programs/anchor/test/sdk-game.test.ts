import { startTestNode, type TestNode } from '@fivefold/devnet/testing/solana'
import { until } from '@fivefold/devnet/testing/until'
import { loadOracleKey, type Oracle, startOracle } from '@fivefold/devnet/vrf-oracle'
import { deploySolana } from '@fivefold/scripts/deploy/solana'
import { localAccount } from '@fivefold/scripts/deploy/solana/local-accounts'
import { phase, settle as settleRules } from '@fivefold/sdk/dolero'
import { connect, readBalance, type SolanaConnection } from '@fivefold/sdk/solana'
import {
  type ChainGame,
  delegateGame,
  forfeit,
  gamesOf,
  joinGame,
  leaveGame,
  listOpenGames,
  openCards,
  openGame,
  openLast,
  raise,
  readGame,
  readTable,
  readTables,
  readTokenBalance,
  settle,
  type Table,
  timeOut,
  updateTable,
  watchGame,
} from '@fivefold/sdk/solana/dolero'
import { PublicKey } from '@solana/web3.js'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { SdkMatch } from './support/sdk-match.js'

let node: TestNode
let oracle: Oracle
let connection: SolanaConnection
let tables: Table[]
beforeAll(async () => {
  node = await startTestNode()
  const { rpcUrl, wsUrl, dataDir } = node
  oracle = await startOracle({ rpcUrl, wsUrl, keypair: loadOracleKey(dataDir) })
  const solana = await deploySolana({ rpcUrl, wsUrl, local: true })
  connection = connect({ deployment: { local: true, solana } })
  tables = await readTables(connection)
})
afterAll(async () => {
  connection.close()
  oracle.stop()
  await node.close()
})

function tableNamed(name: string): Table {
  const table = tables.find((each) => each.name === name)
  if (!table) throw new Error(`no table ${name}`)
  return table
}

const wealth = async ({ mint }: Table, address: string) =>
  (mint ? await readTokenBalance(connection, { address, mint }) : await readBalance(connection, address)).raw

describe('a whole game through the SDK', () => {
  it.each(['micro', 'bonk'])('at the %s table', { timeout: 240_000 }, async (name) => {
    const table = tableNamed(name)
    const match = await SdkMatch.create(connection, table)
    await match.open(table.limits.maxStack)
    expect((await listOpenGames(connection, { table: table.address })).map(({ address }) => address)).toEqual(
      [match.address],
    )
    await match.join(table.limits.maxStack)
    expect(await listOpenGames(connection)).toEqual([])
    const seen: (ChainGame | null)[] = []
    const stop = watchGame(connection, { game: match.address, onGame: (game) => seen.push(game) })
    for (const { address } of match.players) {
      expect((await gamesOf(connection, address)).map((game) => game.address)).toEqual([match.address])
    }
    await match.playToEnd()
    const settlement = settleRules(match.game)
    if (!settlement.ok) throw new Error('the game is not over')
    const [, second] = match.players
    const before = await wealth(table, second.address)
    const house = await houseWealth(table)
    await settle(connection, match.players[0], { game: match.address })
    expect((await wealth(table, second.address)) - before).toBe(settlement.payouts[1])
    expect((await houseWealth(table)) - house).toBe(settlement.rake)
    expect(await readGame(connection, match.address)).toBeNull()
    await until(() => seen.at(-1) === null)
    // A notification and a poll both report the end: one more poll is answered.
    const polls = vi.spyOn(connection.rpc, 'getAccountInfoAndContext')
    await until(() => polls.mock.settledResults.some(({ type }) => type === 'fulfilled'))
    polls.mockRestore()
    stop()
    expect(seen.filter((game) => game === null)).toHaveLength(1)
    expect(new Set(seen.map((game) => game?.game.phase)).size).toBeGreaterThan(5)
    expect(seen.at(-2)?.game).toEqual(match.game)
    expect([...match.acted].sort()).toEqual(
      expect.arrayContaining(['arrange', 'commit', 'lock', 'open', 'openLast']),
    )
    // One secret a player served all rounds.
    expect(match.storage.size).toBe(2)
  })
})

async function houseWealth({ house, mint }: Table): Promise<bigint> {
  if (!mint) return (await readBalance(connection, house)).raw
  const { value } = await connection.rpc.getTokenAccountBalance(new PublicKey(house))
  return BigInt(value.amount)
}

describe('what the program refuses', () => {
  it('comes with its own code and words', async () => {
    const table = tableNamed('micro')
    const match = await SdkMatch.create(connection, table)
    const [first, second] = match.players
    const { seatFee, maxStack } = table.limits
    const open = (stack: bigint) => openGame(connection, first, { table: table.address, stack })
    await expect(open(seatFee - 1n)).rejects.toMatchObject({
      code: 'BadStack',
      message: "A stack within the table's limits is needed",
    })
    await match.open(seatFee)
    const game = match.address
    const join = { game, stack: seatFee }
    await expect(joinGame(connection, first, join)).rejects.toMatchObject({ code: 'SamePlayer' })
    await expect(joinGame(connection, second, { game, stack: maxStack + 1n })).rejects.toMatchObject({
      code: 'BadStack',
    })
    await expect(leaveGame(connection, second, { game })).rejects.toMatchObject({ code: 'NotAPlayer' })
    await match.join(seatFee)
    await expect(leaveGame(connection, first, { game })).rejects.toMatchObject({ code: 'WrongPhase' })
    await expect(raise(connection, first, { game, amount: 1n })).rejects.toMatchObject({ code: 'WrongPhase' })
    await expect(timeOut(connection, first, { game })).rejects.toMatchObject({ code: 'TooEarly' })
    await expect(settle(connection, first, { game })).rejects.toMatchObject({ code: 'WrongPhase' })
    await forfeit(connection, first, { game })
    expect((await readGame(connection, game))?.game).toMatchObject({ phase: phase.over, winner: 1 })
    await settle(connection, second, { game })
    await expect(forfeit(connection, first, { game })).rejects.toMatchObject({ code: 'GAME_NOT_FOUND' })
    await expect(settle(connection, first, { game })).rejects.toMatchObject({ code: 'GAME_NOT_FOUND' })
    await expect(readGame(connection, table.address)).rejects.toMatchObject({ code: 'NOT_A_GAME' })
  })

  it('reports missing tokens', async () => {
    const table = tableNamed('bonk')
    const { players } = await SdkMatch.create(connection, table)
    const stack = table.limits.maxStack
    // A million BONK is enough for six stacks and not for seven.
    for (let opened = 0; opened < 6; opened++)
      await openGame(connection, players[0], { table: table.address, stack })
    await expect(openGame(connection, players[0], { table: table.address, stack })).rejects.toMatchObject({
      code: 'INSUFFICIENT_TOKENS',
    })
    const games = await gamesOf(connection, players[0].address)
    for (const { address } of games) await leaveGame(connection, players[0], { game: address })
    expect(await gamesOf(connection, players[0].address)).toEqual([])
    expect(await wealth(table, players[0].address)).toBe(100_000_000_000n)
  })

  it('is not even sent where it would open cards too early', async () => {
    const table = tableNamed('micro')
    const match = await SdkMatch.create(connection, table)
    await match.open(table.limits.maxStack)
    await match.join(table.limits.maxStack)
    const count = await connection.rpc.getTransactionCount()
    const [account] = match.players
    const [salt, game] = [new Uint8Array(32), match.address]
    const last = { game, secret: match.stored(0), card: 1, salt }
    await expect(openLast(connection, account, last)).rejects.toMatchObject({ code: 'WrongPhase' })
    const cards = { game, cards: [1, 2], salts: [salt, salt] } as const
    await expect(openCards(connection, account, cards)).rejects.toMatchObject({ code: 'WrongPhase' })
    expect(await connection.rpc.getTransactionCount()).toBe(count)
  })
})

describe('a game on a rollup', () => {
  it('goes there when both players sign, and cannot be played here meanwhile', async () => {
    const table = tableNamed('medium')
    const match = await SdkMatch.create(connection, table)
    const [first, second] = match.players
    await match.open(table.limits.seatFee)
    await match.join(table.limits.seatFee)
    const game = match.address
    const delegating = () => delegateGame(connection, first, { game, second })
    await expect(delegating()).rejects.toMatchObject({ code: 'NoRollup' })

    const { house, queue, limits } = table
    const config = { ...limits, house, queue, validator: first.address }
    await expect(updateTable(connection, first, { table, ...config })).rejects.toMatchObject({
      code: 'WrongAuthority',
    })
    await updateTable(connection, localAccount('DOLERO tables'), { table, ...config })
    expect((await readTable(connection, table.address))?.validator).toBe(first.address)
    await delegating()
    await expect(readGame(connection, game)).rejects.toMatchObject({ code: 'GAME_DELEGATED' })
    await expect(forfeit(connection, first, { game })).rejects.toMatchObject({ code: 'GAME_DELEGATED' })
    await expect(settle(connection, first, { game })).rejects.toMatchObject({ code: 'GAME_DELEGATED' })
  })
})
