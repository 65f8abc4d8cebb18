import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import anchor, { AnchorError, AnchorProvider, type Idl, Program } from '@coral-xyz/anchor'
import { type Keypair, PublicKey } from '@solana/web3.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { artifactsFolder, testArtifactsFolder } from '../../src/solana/program-artifacts.js'
import { fundedKeypair, matchCounter, startTestNode, type TestNode } from '../../src/testing/solana.js'
import { until } from '../../src/testing/until.js'

let node: TestNode
let player: Keypair
beforeAll(async () => {
  node = await startTestNode()
  player = await fundedKeypair(node.connection)
})
afterAll(() => node.close())

const readIdl = (folder: string, name: string) =>
  JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')) as Idl
const provider = () =>
  new AnchorProvider(node.connection, new anchor.Wallet(player), {
    commitment: 'confirmed',
    preflightCommitment: 'confirmed',
  })

describe('the match counter through Anchor', () => {
  it('counts, keeps its account, and tells listeners', async () => {
    const program = new Program(readIdl(artifactsFolder, 'match_counter'), provider())
    expect(program.programId.equals(matchCounter)).toBe(true)
    const heard: { player: PublicKey; count: { toNumber(): number } }[] = []
    const listener = program.addEventListener('matchRecorded', (event: (typeof heard)[number]) =>
      heard.push(event),
    )
    let recorded = 0
    const record = async () => {
      await program.methods.recordMatch?.().accounts({ player: player.publicKey }).rpc()
      recorded++
    }
    // The subscription takes a moment; what comes before it is not heard.
    do await record()
    while (heard.length === 0)
    await record()
    await record()
    const lastCount = () => heard.at(-1)?.count.toNumber() ?? 0
    await until(() => heard.length >= 3 && lastCount() === recorded)
    await program.removeEventListener(listener)
    expect(heard.map(({ count }) => count.toNumber())).toEqual(
      heard.map((_, i) => recorded - heard.length + 1 + i),
    )
    expect(heard[0]?.player.equals(player.publicKey)).toBe(true)

    const [counter, bump] = PublicKey.findProgramAddressSync([Buffer.from('counter')], matchCounter)
    const accounts = program.account as Record<string, { fetch(key: PublicKey): Promise<{ count: unknown }> }>
    const account = await accounts.counter?.fetch(counter)
    expect(account).toMatchObject({ bump })
    expect(String(account?.count)).toBe(String(recorded))
    expect((await node.connection.getAccountInfo(counter))?.data).toHaveLength(8 + 8 + 1)
  })
})

describe('an error of a program', () => {
  it('reaches the client with its name and number', async () => {
    const program = new Program(readIdl(testArtifactsFolder, 'vrf_probe'), provider())
    const [draw] = PublicKey.findProgramAddressSync(
      [Buffer.from('draw'), player.publicKey.toBytes()],
      program.programId,
    )
    await program.methods.openDraw?.().accounts({ player: player.publicKey }).rpc()
    const fulfil = program.methods.fulfilDraw?.([...Buffer.alloc(32)]).accounts({
      vrfProgramIdentity: player.publicKey,
      draw,
    })
    const error = await fulfil?.rpc().catch((caught: unknown) => caught)
    expect(error).toBeInstanceOf(AnchorError)
    expect((error as AnchorError).error.errorCode).toEqual({ code: 'ConstraintAddress', number: 2012 })
  })
})
