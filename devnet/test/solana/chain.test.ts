import { appendFileSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Address, address } from '@solana/kit'
import { Keypair, PublicKey, Transaction } from '@solana/web3.js'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { decodeTransaction } from '../../src/solana/execution/wire-transaction.js'
import { makeGenesis } from '../../src/solana/genesis.js'
import { artifactsFolder } from '../../src/solana/program-artifacts.js'
import { Chain, type Genesis } from '../../src/solana/state/chain.js'
import { Faucet } from '../../src/solana/state/faucet.js'
import { Journal } from '../../src/solana/state/journal.js'
import { sendTransaction } from '../../src/solana/state/send-transaction.js'
import { drawAddress, openDraw, temporaryFolder, vrfProbe } from '../../src/testing/solana.js'

const oracle = Keypair.generate()
const genesis = makeGenesis(oracle, { testPrograms: true })
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

const [ann, bob] = [Keypair.generate(), Keypair.generate()]

/** A player's transaction that the test program takes once. */
function draw(chain: Chain, player: Keypair): string {
  const transaction = new Transaction({
    feePayer: player.publicKey,
    recentBlockhash: chain.hashes.latest.hash,
  })
  transaction.add(openDraw(player.publicKey)).sign(player)
  return sendTransaction(chain, decodeTransaction(transaction.serialize()), { skipPreflight: false })
}

const keyOf = (key: PublicKey): Address => address(key.toBase58())
const fund = (chain: Chain) =>
  [ann, bob].map(({ publicKey }) => new Faucet(chain).send(keyOf(publicKey), 1e9))
/** The players whose transaction has taken effect. */
const drawn = (chain: Chain) =>
  [ann, bob].filter(({ publicKey }) => chain.svm.getAccount(keyOf(drawAddress(publicKey)))?.data.length)

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

  it('is the same after a restart: accounts, transactions, blocks, and it takes new transactions', () => {
    const first = open()
    const funded = fund(first)
    first.seal()
    const sent = draw(first, ann)
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
    expect([...funded, sent].map((signature) => second.ledger.find(signature)?.slot)).toEqual([1, 1, 2])
    const entries = second.ledger.ofAddress(drawAddress(ann.publicKey).toBase58())
    expect(entries.map(({ signature }) => signature)).toEqual([sent])
    expect(drawn(second)).toEqual([ann])
    draw(second, bob)
    expect(drawn(second)).toEqual([ann, bob])
    second.close()
  })

  it('that was killed never shows a slot twice, nor loses what it took', () => {
    const first = open()
    fund(first)
    draw(first, ann)
    for (let i = 0; i < 10; i++) first.seal()
    const seen = first.openSlot
    const killed = open(begin + 4000) // the first one was not closed
    expect(killed.openSlot).toBeGreaterThan(seen)
    expect(drawn(killed)).toEqual([ann])
    expect(killed.blockhash(1)).toBe(first.blockhash(1))
    const times = Array.from({ length: killed.openSlot }, (_, slot) => killed.clock.timestampOf(slot))
    expect(times).toEqual([...times].sort((a, b) => a - b))
    killed.close()
  })

  it('drops a last line that was cut off, and keeps the rest', () => {
    const first = open()
    fund(first)
    draw(first, ann)
    first.close()
    const whole = readFileSync(journalFile(), 'utf8')
    appendFileSync(journalFile(), '{"type":"transaction","slot":99,"signat')
    const second = open()
    expect(drawn(second)).toEqual([ann])
    draw(second, bob)
    second.close()
    expect(readFileSync(journalFile(), 'utf8').startsWith(whole)).toBe(true)
    expect(drawn(open())).toEqual([ann, bob])
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
        program.address === vrfProbe.toBase58()
          ? { ...program, image: readFileSync(join(artifactsFolder, 'dolero.so')) }
          : program,
      ),
    }
    const first = open(begin, older)
    fund(first)
    expect(() => draw(first, ann)).toThrow(/custom program error/)
    first.close()
    const second = open()
    draw(second, ann)
    expect(drawn(second)).toEqual([ann])
    second.close()
  })

  it('writes little for a small change of a large account', () => {
    const chain = open()
    fund(chain)
    const before = readFileSync(journalFile()).length
    draw(chain, ann)
    expect(readFileSync(journalFile()).length - before).toBeLessThan(4000)
    chain.close()
  })
})
