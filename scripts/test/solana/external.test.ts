import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PublicKey } from '@solana/web3.js'
import { afterAll, describe, expect, it } from 'vitest'
import { externalNodeArguments } from '../../src/devnet/solana/index.js'
import { artifactsFolder } from '../../src/devnet/solana/program-artifacts.js'
import { loadOracleKey, queueAddress, vrfProgram } from '../../src/devnet/vrf-oracle/index.js'
import { matchCounter, temporaryFolder, vrfProbe } from './support.js'

const { folder, remove } = temporaryFolder()
afterAll(() => remove())

const oracleDir = join(folder, 'solana')
const queue = queueAddress(loadOracleKey(oracleDir).publicKey).toBase58()
const image = join(artifactsFolder, 'match_counter.so')

/** The values that follow an option wherever it stands. */
const valuesOf = (args: string[], option: string, count: number) =>
  args.flatMap((word, index) => (word === option ? [args.slice(index + 1, index + 1 + count)] : []))

describe('solana-test-validator', () => {
  const options = { name: 'solana-test-validator', port: 8899, wsPort: 8900, dataDir: join(folder, 'v'), oracleDir } as const

  it('is given all programs and the accounts of our oracle', () => {
    const args = externalNodeArguments(options)
    const programs = Object.fromEntries(valuesOf(args, '--bpf-program', 2))
    expect(programs[matchCounter.toBase58()]).toBe(image)
    expect(programs).toHaveProperty(vrfProgram.toBase58())
    expect(programs).not.toHaveProperty(vrfProbe.toBase58())
    const accounts = Object.fromEntries(valuesOf(args, '--account', 2))
    expect(Object.keys(accounts)).toHaveLength(4)
    expect(JSON.parse(readFileSync(accounts[queue], 'utf8'))).toMatchObject({
      pubkey: queue,
      account: { owner: vrfProgram.toBase58(), executable: false, data: [expect.any(String), 'base64'] },
    })
    expect(valuesOf(args, '--rpc-port', 1)).toEqual([['8899']])
  })

  it('cannot have its websocket anywhere', () => {
    expect(() => externalNodeArguments({ ...options, wsPort: 9000 })).toThrow(/websocket on port 8900/)
  })
})

describe('surfpool', () => {
  it('is given programs and oracle in a snapshot', () => {
    const args = externalNodeArguments({ name: 'surfpool', port: 1, wsPort: 7, dataDir: join(folder, 's'), oracleDir })
    expect(valuesOf(args, '--ws-port', 1)).toEqual([['7']])
    const [[file] = []] = valuesOf(args, '--snapshot', 1)
    const snapshot = JSON.parse(readFileSync(file ?? '', 'utf8'))
    expect(snapshot[queue]).toMatchObject({ owner: vrfProgram.toBase58(), executable: false })

    const program = snapshot[matchCounter.toBase58()]
    const pointer = Buffer.from(program.data, 'base64')
    expect([program.executable, pointer.readUInt32LE(0), pointer.length]).toEqual([true, 2, 36])
    const data = Buffer.from(snapshot[new PublicKey(pointer.subarray(4)).toBase58()].data, 'base64')
    expect(data.readUInt32LE(0)).toBe(3)
    expect(data.subarray(45).equals(readFileSync(image))).toBe(true)
  })
})
