import { accountFromSecret, createSecret, fundAccount } from '@fivefold/sdk/evm'
import {
  claimResult,
  finaliseClaim,
  readLedgerEntry,
  settleResult,
  signResult,
  signSeat,
} from '@fivefold/sdk/evm/ledger'
import { matchKey, matchUuid, type ResultStatement } from '@fivefold/sdk/ledger'
import {
  bindSeat,
  canClaim,
  createMatch,
  type LedgerRecord,
  readLedgerRecord,
  sendResultSignature,
} from '@fivefold/sdk/match/phalanx'
import type { GameState } from '@fivefold/sdk/phalanx'
import { type PhalanxTerms, phalanxResult, phalanxSeat } from '@fivefold/sdk/phalanx/ledger'
import { getAddress, type Hex } from 'viem'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { startTestEvm, type TestEvm } from '../../support/evm.js'
import { createTestDatabases, type TestDatabases } from '../../support/postgres.js'
import { startServer, type TestServer } from '../../support/server.js'
import { giveUp, move, type RawClient, seatTwo, type Table, toCombat } from './support.js'

const newAccount = () => accountFromSecret(createSecret())
type Account = ReturnType<typeof newAccount>

const serverAccount = newAccount()
const anyone = newAccount()
let postgres: TestDatabases
let chain: TestEvm
let server: TestServer
const clients: RawClient[] = []

beforeAll(async () => {
  ;[postgres, chain] = await Promise.all([createTestDatabases(['test']), startTestEvm()])
  const ledger = { connection: chain.connection, account: serverAccount }
  server = await startServer(postgres.url('test'), { ledger })
  await fundAccount(chain.connection, anyone.address)
})

afterEach(() => {
  for (const client of clients.splice(0)) client.close()
})

afterAll(async () => {
  await server.stop()
  await chain.stop()
  await postgres.remove()
})

async function seated(options = {}): Promise<Table> {
  const table = await seatTwo([server.url, server.url], options)
  clients.push(...table.players.map(({ client }) => client))
  return table
}

/** Plays until the active player gives up. */
async function finish(table: Table): Promise<GameState> {
  const [state] = await toCombat(table)
  const [over] = await move(table, { type: 'forfeit', playerIndex: state.activePlayerIndex })
  return over
}

const termsOf = ({ matchId, commitment }: Pick<Table, 'matchId' | 'commitment'>): PhalanxTerms => ({
  matchId,
  damageMode: 'cumulative',
  rulesVersion: 1,
  seedCommitment: commitment,
  server: serverAccount.address,
})

async function bind(table: Table, index: 0 | 1, account: Account, change: Partial<PhalanxTerms> = {}) {
  const seat = phalanxSeat({ ...termsOf(table), ...change }, account.address, index)
  const signature = await signSeat(chain.connection, account, seat)
  const { playerId } = table.players[index]
  return bindSeat(server.url, {
    matchId: table.matchId,
    seatToken: playerId,
    address: account.address,
    signature,
  })
}

async function sign(table: Table, index: 0 | 1, account: Account, result: ResultStatement) {
  const signature = await signResult(chain.connection, account, result)
  const { playerId } = table.players[index]
  return sendResultSignature(server.url, { matchId: table.matchId, seatToken: playerId, signature })
}

/** A finished match whose seats have accounts. */
async function finishedFor(ann: Account, bob: Account) {
  const table = await seated()
  await bind(table, 0, ann)
  await bind(table, 1, bob)
  const state = await finish(table)
  // Players sign what they saw themselves, not what the server says.
  const result = phalanxResult(termsOf(table), [ann.address, bob.address], state)
  return { table, state, result }
}

const read = ({ matchId }: Table): Promise<LedgerRecord> => readLedgerRecord(server.url, matchId)
const entryOf = (result: ResultStatement) => readLedgerEntry(chain.connection, matchKey(result))

describe('a match that both sign', () => {
  it('is collected by the server, handed to anyone, and recorded once', async () => {
    const [ann, bob] = [newAccount(), newAccount()]
    const table = await seated()
    expect((await bind(table, 0, ann)).players).toEqual([ann.address, null])
    await bind(table, 1, bob)
    const before = await read(table)
    expect(before).toMatchObject({
      ledger: {
        chainId: chain.evm.chainId,
        contract: getAddress(chain.evm.contracts.matchLedger?.address ?? ''),
        server: serverAccount.address,
      },
      players: [ann.address, bob.address],
      result: null,
      serverSignature: null,
    })
    const state = await finish(table)
    const result = phalanxResult(termsOf(table), [ann.address, bob.address], state)
    expect((await read(table)).result).toEqual(result)
    expect(result).toMatchObject({
      winner: state.outcome?.winnerIndex,
      finalHash: `0x${state.transactionLog.at(-1)?.stateHashAfter}`,
      actionCount: 17,
    })
    expect(matchUuid(result.matchId)).toBe(table.matchId)

    expect((await sign(table, 1, bob, result)).signatures[0]).toBeNull()
    await sign(table, 0, ann, result)
    const {
      result: stated,
      signatures: [sigA, sigB],
    } = await read(table)
    expect(stated).toEqual(result)
    const recorded = { result, sigA: sigA as Hex, sigB: sigB as Hex }
    await settleResult(chain.connection, anyone, recorded)
    expect(await entryOf(result)).toMatchObject({ status: 'final', winner: result.winner })
    await expect(settleResult(chain.connection, anyone, recorded)).rejects.toMatchObject({
      code: 'AlreadyFinal',
    })
  })

  it('may get its accounts after the end too', async () => {
    const [ann, bob] = [newAccount(), newAccount()]
    const table = await seated()
    const state = await finish(table)
    expect(await read(table)).toMatchObject({ players: [null, null], result: null })
    await bind(table, 1, bob)
    await bind(table, 0, ann)
    const result = phalanxResult(termsOf(table), [ann.address, bob.address], state)
    await sign(table, 0, ann, result)
    expect((await sign(table, 1, bob, result)).signatures.every(Boolean)).toBe(true)
  })
})

describe('a match that one will not sign', () => {
  it('is claimed on the server’s word, stands after the challenge window, and anyone makes it final', async () => {
    const { table, result } = await finishedFor(newAccount(), newAccount())
    const record = await read(table)
    expect(canClaim(record)).toBe(true)
    const { seats, serverSignature } = record
    await claimResult(chain.connection, anyone, {
      result,
      seatA: seats[0] as Hex,
      seatB: seats[1] as Hex,
      serverSignature: serverSignature as Hex,
    })
    expect(await entryOf(result)).toMatchObject({ status: 'claimed' })
    const finalise = () => finaliseClaim(chain.connection, anyone, matchKey(result))
    await expect(finalise()).rejects.toMatchObject({ code: 'WindowOpen' })
    // Well past the minute: the chain counts blocks that came quickly as a second each.
    await chain.wait(600)
    await finalise()
    expect(await entryOf(result)).toMatchObject({ status: 'final', winner: result.winner })
  })
})

describe('what the server does not take', () => {
  it('a result against a bot: its seat has no account, and nobody can bind one', async () => {
    const ann = newAccount()
    const match = await createMatch(server.url, { playerName: 'Ann', opponent: 'random' })
    const matchId = match.matchId
    const seatToken = match.seatToken ?? ''
    const terms = termsOf({ matchId, commitment: match.seedCommitment ?? '' })
    const bindAs = async (index: 0 | 1) => {
      const seat = phalanxSeat(terms, ann.address, index)
      const signature = await signSeat(chain.connection, ann, seat)
      return bindSeat(server.url, { matchId, seatToken, address: ann.address, signature })
    }
    await expect(bindAs(1)).rejects.toMatchObject({ code: 'INVALID_SIGNATURE' })
    await bindAs(0)
    await giveUp(match)
    expect(await readLedgerRecord(server.url, matchId)).toMatchObject({
      players: [ann.address, null],
      result: null,
      serverSignature: null,
    })
  })

  it('a seat signed by somebody else, for another match, another server, or the other seat', async () => {
    const table = await seated()
    const [ann, eve] = [newAccount(), newAccount()]
    const { matchId } = table
    const signature = await signSeat(chain.connection, eve, phalanxSeat(termsOf(table), ann.address, 0))
    const { playerId } = table.players[0]
    const refused = { code: 'INVALID_SIGNATURE' }
    await expect(
      bindSeat(server.url, { matchId, seatToken: playerId, address: ann.address, signature }),
    ).rejects.toMatchObject(refused)
    await expect(bind(table, 0, ann, { server: eve.address })).rejects.toMatchObject(refused)
    await expect(bind(table, 0, ann, { damageMode: 'per-turn' })).rejects.toMatchObject(refused)
    await expect(bind(table, 0, ann, { rulesVersion: 0 })).rejects.toMatchObject(refused)
    const compatible = await seated({ rulesVersion: 0 })
    await expect(bind(compatible, 0, ann)).rejects.toMatchObject(refused)
    expect((await bind(compatible, 0, ann, { rulesVersion: 0 })).players).toEqual([ann.address, null])
    await expect(bind(table, 0, ann, { seedCommitment: '0'.repeat(64) })).rejects.toMatchObject(refused)
    const other = phalanxSeat(termsOf(table), ann.address, 1)
    const wrongSeat = await signSeat(chain.connection, ann, other)
    await expect(
      bindSeat(server.url, { matchId, seatToken: playerId, address: ann.address, signature: wrongSeat }),
    ).rejects.toMatchObject(refused)
    expect((await read(table)).players).toEqual([null, null])
  })

  it('another account for the same seat, or the same account for both', async () => {
    const table = await seated()
    const [ann, bob] = [newAccount(), newAccount()]
    await bind(table, 0, ann)
    expect((await bind(table, 0, ann)).players[0]).toBe(ann.address)
    await expect(bind(table, 0, bob)).rejects.toMatchObject({ code: 'SEAT_BOUND' })
    await expect(bind(table, 1, ann)).rejects.toMatchObject({ code: 'SAME_PLAYER' })
    expect((await bind(table, 1, bob)).players).toEqual([ann.address, bob.address])
  })

  it('anything from a client without a seat, and results before the end or other than the true one', async () => {
    const [ann, bob] = [newAccount(), newAccount()]
    const table = await seated()
    await bind(table, 0, ann)
    await bind(table, 1, bob)
    const { matchId } = table
    const early = { matchId, seatToken: table.players[0].playerId, signature: '0x' as Hex }
    await expect(sendResultSignature(server.url, early)).rejects.toMatchObject({ code: 'NO_RESULT' })
    const result = phalanxResult(termsOf(table), [ann.address, bob.address], await finish(table))
    const turned = { ...result, winner: result.winner === 0 ? (1 as const) : (0 as const) }
    await expect(sign(table, 0, ann, turned)).rejects.toMatchObject({ code: 'INVALID_SIGNATURE' })
    await expect(sign(table, 0, bob, result)).rejects.toMatchObject({ code: 'INVALID_SIGNATURE' })
    const seatToken = '0b0e1f2c-5a5e-4c55-8d8b-4f0c6a1d2e3f'
    await expect(sendResultSignature(server.url, { ...early, seatToken })).rejects.toMatchObject({
      code: 'NOT_SEATED',
    })
    await expect(readLedgerRecord(server.url, seatToken)).rejects.toMatchObject({ code: 'MATCH_NOT_FOUND' })
    expect((await read(table)).signatures).toEqual([null, null])
  })

  it('and never sends the token of a seat', async () => {
    const { table } = await finishedFor(newAccount(), newAccount())
    const text = await (await fetch(`${server.url}/matches/${table.matchId}/ledger`)).text()
    for (const { playerId } of table.players) expect(text).not.toContain(playerId)
  })
})

describe('a server without a ledger', () => {
  it('says so, and plays as ever', async () => {
    const plain = await startServer(postgres.url('test'))
    try {
      const table = await seatTwo([plain.url, plain.url])
      clients.push(...table.players.map(({ client }) => client))
      const refused = readLedgerRecord(plain.url, table.matchId)
      await expect(refused).rejects.toMatchObject({ code: 'LEDGER_NOT_CONFIGURED' })
    } finally {
      await plain.stop()
    }
  })
})
