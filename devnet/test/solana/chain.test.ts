import { appendFileSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Address, address } from '@solana/kit'
import { Keypair, PublicKey, SystemProgram, Transaction, TransactionInstruction } from '@solana/web3.js'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { decodeTransaction } from '../../src/solana/execution/wire-transaction.js'
import { makeGenesis } from '../../src/solana/genesis.js'
import { testArtifactsFolder } from '../../src/solana/program-artifacts.js'
import { Chain, type Genesis } from '../../src/solana/state/chain.js'
import { Faucet } from '../../src/solana/state/faucet.js'
import { Journal } from '../../src/solana/state/journal.js'
import { sendTransaction } from '../../src/solana/state/send-transaction.js'
import { matchCounter, temporaryFolder } from '../../src/testing/solana.js'

const oracle = Keypair.generate()
const genesis = makeGenesis(oracle, { testPrograms: false })
const begin = 1_700_000_000_000

let folder: string
let remove: () => void
beforeEach(() => {
  ;({ folder, remove } = temporaryFolder())
})
afterEach(() => remove())

const journalFile = () => join(folder, 'journal.jsonl')
const open = (time = begin, withGenesis: Genesis = genesis) =>
  new Chain(new Journal(journalFile()), withGenesis, { time, slotMs: 400 })

const counter = PublicKey.findProgramAddressSync([Buffer.from('counter')], matchCounter)[0]
const player = Keypair.generate()

function recordMatch(chain: Chain): string {
  const transaction = new Transaction({
    feePayer: player.publicKey,
    recentBlockhash: chain.hashes.latest.hash,
  })
  transaction.add(
    new TransactionInstruction({
      programId: matchCounter,
      keys: [
        { pubkey: player.publicKey, isSigner: true, isWritable: true },
        { pubkey: counter, isSigner: false, isWritable: true },
        { pubkey: SystemProgram.programId, isSigner: false, isWritable: false },
      ],
      data: Buffer.from([148, 41, 163, 203, 58, 251, 192, 228]),
    }),
  )
  transaction.sign(player)
  return sendTransaction(chain, decodeTransaction(transaction.serialize()), { skipPreflight: false })
}

const keyOf = (key: PublicKey): Address => address(key.toBase58())
const fund = (chain: Chain) => new Faucet(chain).send(keyOf(player.publicKey), 1e9)
const countOf = (chain: Chain) =>
  Buffer.from(chain.svm.getAccount(keyOf(counter))?.data ?? Buffer.alloc(17)).readBigUInt64LE(8)

describe('a chain', () => {
  it('has hashes of its own', () => {
    const one = open()
    const hashes = [one.hashes.genesisHash, one.hashes.latest.hash]
    one.close()
    remove()
    ;({ folder, remove } = temporaryFolder())
    const other = open()
    expect([other.hashes.genesisHash, other.hashes.latest.hash].some((hash) => hashes.includes(hash))).toBe(
      false,
    )
    other.close()
  })

  it('fills the clock and the slot hashes that programs see', () => {
    const chain = open()
    for (let i = 0; i < 600; i++) chain.seal()
    const clock = Buffer.from(
      chain.svm.getAccount(address('SysvarC1ock11111111111111111111111111111111'))?.data ?? [],
    )
    expect(Number(clock.readBigUInt64LE(0))).toBe(chain.openSlot)
    expect(Number(clock.readBigInt64LE(32))).toBe(Math.floor((begin + 600 * 400) / 1000))
    const hashes = Buffer.from(
      chain.svm.getAccount(address('SysvarS1otHashes111111111111111111111111111'))?.data ?? [],
    )
    expect(Number(hashes.readBigUInt64LE(0))).toBe(512)
    expect(Number(hashes.readBigUInt64LE(8))).toBe(chain.sealedSlot)
    expect(new PublicKey(hashes.subarray(16, 48)).toBase58()).toBe(chain.blockhash(chain.sealedSlot))
    chain.close()
  })

  it('is the same after a restart: accounts, transactions, blocks, and it goes on counting', () => {
    const first = open()
    const funded = fund(first)
    first.seal()
    const recorded = recordMatch(first)
    first.seal()
    const hashes = [0, 1, 2].map((slot) => first.blockhash(slot))
    const times = [0, 1, 2].map((slot) => first.clock.timestampOf(slot))
    const last = first.openSlot
    first.close()

    const second = open(begin + 3_600_000)
    expect(second.openSlot).toBe(last + 1)
    expect(second.hashes.genesisHash).toBe(first.hashes.genesisHash)
    expect([0, 1, 2].map((slot) => second.blockhash(slot))).toEqual(hashes)
    expect([0, 1, 2].map((slot) => second.clock.timestampOf(slot))).toEqual(times)
    expect(second.clock.timestampOf(second.openSlot)).toBe((begin + 3_600_000) / 1000)
    expect([funded, recorded].map((signature) => second.ledger.find(signature)?.slot)).toEqual([1, 2])
    expect(second.ledger.ofAddress(counter.toBase58()).map(({ signature }) => signature)).toEqual([recorded])
    expect(countOf(second)).toBe(1n)
    recordMatch(second)
    expect(countOf(second)).toBe(2n)
    second.close()
  })

  it('that was killed never shows a slot twice, nor loses what it took', () => {
    const first = open()
    fund(first)
    recordMatch(first)
    for (let i = 0; i < 10; i++) first.seal()
    const seen = first.openSlot
    const killed = open(begin + 4000) // the first one never wrote a word of farewell
    expect(killed.openSlot).toBeGreaterThan(seen)
    expect(countOf(killed)).toBe(1n)
    expect(killed.blockhash(1)).toBe(first.blockhash(1))
    const times = Array.from({ length: killed.openSlot }, (_, slot) => killed.clock.timestampOf(slot))
    expect(times).toEqual([...times].sort((a, b) => a - b))
    killed.close()
  })

  it('drops a last line that was cut off, and keeps the rest', () => {
    const first = open()
    fund(first)
    recordMatch(first)
    first.close()
    const whole = readFileSync(journalFile(), 'utf8')
    appendFileSync(journalFile(), '{"type":"transaction","slot":99,"signat')
    const second = open()
    expect(countOf(second)).toBe(1n)
    recordMatch(second)
    second.close()
    expect(readFileSync(journalFile(), 'utf8').startsWith(whole)).toBe(true)
    expect(countOf(open())).toBe(2n)
  })

  it('refuses a journal that is damaged in the middle', () => {
    open().close()
    const lines = readFileSync(journalFile(), 'utf8').split('\n')
    writeFileSync(journalFile(), [lines[0], 'x', ...lines.slice(1)].join('\n'))
    expect(() => open()).toThrow(/is damaged at line 2/)
  })

  it('refuses a journal of another kind', () => {
    writeFileSync(journalFile(), '{"type":"genesis","version":2}\n')
    expect(() => open()).toThrow(expect.objectContaining({ code: 'UNKNOWN_JOURNAL' }))
  })

  it('runs the newer image of a program after a restart', () => {
    const older: Genesis = {
      ...genesis,
      programs: genesis.programs.map((program) =>
        program.address === matchCounter.toBase58()
          ? { ...program, image: readFileSync(join(testArtifactsFolder, 'vrf_probe.so')) }
          : program,
      ),
    }
    const first = open(begin, older)
    fund(first)
    expect(() => recordMatch(first)).toThrow(/custom program error/)
    first.close()
    const second = open()
    recordMatch(second)
    expect(countOf(second)).toBe(1n)
    second.close()
  })

  it('writes little for a small change of a large account', () => {
    const chain = open()
    fund(chain)
    const before = readFileSync(journalFile()).length
    recordMatch(chain)
    expect(readFileSync(journalFile()).length - before).toBeLessThan(4000)
    chain.close()
  })
})
