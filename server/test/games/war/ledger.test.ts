import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createGateway } from '@fivefold/devnet/gateway/gateway'
import { accountFromSecret, createSecret, fundAccount } from '@fivefold/sdk/evm'
import { readLedgerEntry, settleResult, signResult, signSeat } from '@fivefold/sdk/evm/ledger'
import { cardsOf, faucet, tokenUri } from '@fivefold/sdk/evm/tarot'
import { matchKey } from '@fivefold/sdk/ledger'
import {
  bindSeat,
  createWarMatch,
  joinWarMatch,
  readLedgerRecord,
  type SeatBeforeReveal,
  sendResultSignature,
} from '@fivefold/sdk/match/war'
import { chooseNfts, isLoaner } from '@fivefold/sdk/war'
import { warResult, warSeat } from '@fivefold/sdk/war/ledger'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestEvm, type TestEvm } from '../../support/evm.js'
import { createTestDatabases, type TestDatabases } from '../../support/postgres.js'
import { startServer, type TestServer } from '../../support/server.js'
import { fast, gamesWith } from './support.js'

const newAccount = () => accountFromSecret(createSecret())
const [serverAccount, ann, bob] = [newAccount(), newAccount(), newAccount()]
let postgres: TestDatabases
let chain: TestEvm
let gateway: Server
let server: TestServer

beforeAll(async () => {
  ;[postgres, chain] = await Promise.all([createTestDatabases(['test']), startTestEvm()])
  gateway = createGateway().listen(0, '127.0.0.1')
  await once(gateway, 'listening')
  const { port } = gateway.address() as AddressInfo
  server = await startServer(postgres.url('test'), {
    ledger: { connection: chain.connection, account: serverAccount },
    games: gamesWith({
      cardUri: (id) => tokenUri(chain.connection, id),
      gateways: [`http://127.0.0.1:${port}/ipfs/`],
      options: fast,
    }),
  })
  await fundAccount(chain.connection, ann.address)
  await faucet(chain.connection, ann, 40)
}, 120_000)

afterAll(async () => {
  await server?.stop()
  gateway?.closeAllConnections()
  gateway?.close()
  await chain?.stop()
  await postgres?.remove()
})

/** Binds an account before the secret is revealed. */
const bindTo = (account: typeof ann) => async (seat: SeatBeforeReveal) => {
  const { matchId, seatToken, playerIndex, seedCommitment } = seat
  const terms = { matchId, seedCommitment, server: serverAccount.address }
  const statement = warSeat(terms, account.address, playerIndex)
  const signature = await signSeat(chain.connection, account, statement)
  await bindSeat(server.url, { matchId, seatToken, address: account.address, signature })
}

describe('War with cards of the chain', () => {
  it('deals players their own NFTs, reveals the lots, and is recorded in the ledger', async () => {
    const a = await createWarMatch(server.url, { playerName: 'Ann' }, { beforeReveal: bindTo(ann) })
    const early = await readLedgerRecord(server.url, a.matchId)
    expect(early.players).toEqual([null, null])
    const b = await joinWarMatch(
      server.url,
      { matchId: a.matchId, playerName: 'Bob' },
      { beforeReveal: bindTo(bob) },
    )
    const both = [a, b] as const
    await expect.poll(() => a.getSnapshot().state?.phase, { timeout: 20_000 }).toBe('flip')
    await expect.poll(() => b.getSnapshot().state?.phase, { timeout: 20_000 }).toBe('flip')
    for (let round = 0; round < 5 && a.getSnapshot().state?.phase === 'flip'; round++) {
      await Promise.all(
        both.map((match, playerIndex) => match.act({ type: 'flip', playerIndex: playerIndex as 0 | 1 })),
      )
      for (const match of both) {
        await expect.poll(() => match.getSnapshot().state?.round, { timeout: 10_000 }).toBe(round + 1)
      }
    }
    await a.act({ type: 'forfeit', playerIndex: 0 })
    await expect.poll(() => b.getSnapshot().state?.phase, { timeout: 10_000 }).toBe('gameOver')
    const { state, integrity } = b.getSnapshot()
    expect(integrity).toEqual({ status: 'proven' })
    if (!state) throw new Error('no state')

    const owned = await cardsOf(chain.connection, ann.address)
    const values = new Set(chooseNfts(owned).map(({ value }) => value))
    const [annCards, bobCards] = state.players.map(({ dealt }) => dealt)
    for (const card of annCards ?? []) {
      expect(isLoaner(card)).toBe(!values.has(card.value))
      if (!isLoaner(card)) expect(owned).toContainEqual(card)
    }
    expect(bobCards?.every(isLoaner)).toBe(true)

    const terms = {
      matchId: a.matchId,
      seedCommitment: a.seedCommitment as string,
      server: serverAccount.address,
    }
    const result = warResult(terms, [ann.address, bob.address], state)
    expect((await readLedgerRecord(server.url, a.matchId)).result).toEqual(result)
    const sigA = await signResult(chain.connection, ann, result)
    const sigB = await signResult(chain.connection, bob, result)
    for (const [match, signature] of [
      [a, sigA],
      [b, sigB],
    ] as const) {
      const seatToken = match.seatToken as string
      await sendResultSignature(server.url, { matchId: a.matchId, seatToken, signature })
    }
    expect((await readLedgerRecord(server.url, a.matchId)).signatures).toEqual([sigA, sigB])
    await settleResult(chain.connection, ann, { result, sigA, sigB })
    expect(await readLedgerEntry(chain.connection, matchKey(result))).toMatchObject({ winner: 1 })
    for (const match of both) match.close()
  }, 120_000)
})
