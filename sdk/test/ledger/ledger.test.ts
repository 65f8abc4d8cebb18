import { createTestClient, http, keccak256, toHex } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { beforeAll, expect, it } from 'vitest'
import { type EvmConnection, fundAccount } from '../../src/chains/evm/index.js'
import {
  claimResult,
  contradictClaim,
  finaliseClaim,
  ledgerDomain,
  readLedgerEntry,
  settleResult,
  signResult,
  signSeat,
} from '../../src/chains/evm/ledger/index.js'
import { gameId, matchKey, type ResultStatement, resultDigest, seatOf } from '../../src/ledger/index.js'
import { useEvm } from '../chains/evm/use-evm.js'

const account = () => privateKeyToAccount(generatePrivateKey())
const [alice, bob, server, anyone] = [account(), account(), account(), account()]
const chain = useEvm()
let connection: EvmConnection
let matches = 0

beforeAll(async () => {
  ;({ connection } = chain)
  await fundAccount(connection, anyone.address)
})

function newResult(): ResultStatement {
  return {
    game: gameId('phalanx'),
    matchId: keccak256(toHex(`match ${matches++}`)),
    ruleset: keccak256(toHex('ruleset')),
    server: server.address,
    seedCommitment: keccak256(toHex('seed')),
    playerA: alice.address,
    playerB: bob.address,
    winner: 1,
    finalHash: keccak256(toHex('final')),
    actionCount: 7,
  }
}

async function claim(result: ResultStatement): Promise<void> {
  await claimResult(connection, anyone, {
    result,
    seatA: await signSeat(connection, alice, seatOf(result, 0)),
    seatB: await signSeat(connection, bob, seatOf(result, 1)),
    serverSignature: await signResult(connection, server, result),
  })
}

it('records a result that both signed, handed in by anyone, once', async () => {
  const result = newResult()
  expect(await readLedgerEntry(connection, matchKey(result))).toBeNull()
  const sigA = await signResult(connection, alice, result)
  const sigB = await signResult(connection, bob, result)
  const { key } = await settleResult(connection, anyone, { result, sigA, sigB })
  const digest = resultDigest(ledgerDomain(connection), result)
  expect(await readLedgerEntry(connection, key)).toEqual({ status: 'final', winner: 1, standsAt: 0n, digest })
  const again = settleResult(connection, anyone, { result, sigA, sigB })
  await expect(again).rejects.toMatchObject({ code: 'AlreadyFinal', value: { key } })
})

it('refuses a forged signature by the account that did not sign', async () => {
  const result = newResult()
  const sigA = await signResult(connection, alice, result)
  const forged = settleResult(connection, anyone, { result, sigA, sigB: sigA })
  await expect(forged).rejects.toMatchObject({ code: 'InvalidSignature', value: { account: bob.address } })
})

it('lets a claim stand after its window', async () => {
  const result = newResult()
  const key = matchKey(result)
  await claim(result)
  expect(await readLedgerEntry(connection, key)).toMatchObject({ status: 'claimed', winner: 1 })
  await expect(finaliseClaim(connection, anyone, key)).rejects.toMatchObject({ code: 'WindowOpen' })
  const client = createTestClient({ mode: 'hardhat', chain: connection.chain, transport: http(chain.url) })
  await client.increaseTime({ seconds: 600 })
  await client.mine({ blocks: 1 })
  await finaliseClaim(connection, anyone, key)
  expect(await readLedgerEntry(connection, key)).toMatchObject({ status: 'final', winner: 1 })
})

it('voids a claim that the server contradicts', async () => {
  const result = newResult()
  await claim(result)
  const other = { ...result, winner: 0 as const }
  const serverSignature = await signResult(connection, server, other)
  const { key } = await contradictClaim(connection, anyone, { result: other, serverSignature })
  expect(await readLedgerEntry(connection, key)).toMatchObject({ status: 'voided' })
})
