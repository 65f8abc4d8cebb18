import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import anchor, { AnchorError, AnchorProvider, type Idl, Program } from '@coral-xyz/anchor'
import type { PublicKey } from '@solana/web3.js'
import { afterAll, describe, expect, it } from 'vitest'
import { testArtifactsFolder } from '../../src/solana/program-artifacts.js'
import {
  closeUnsubscribed,
  drawAddress,
  fundedKeypair,
  startTestNode,
  vrfProbe,
} from '../../src/testing/solana.js'
import { until } from '../../src/testing/until.js'

const readIdl = (folder: string, name: string) =>
  JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')) as Idl
const eventDiscriminator = (name: string) =>
  createHash('sha256').update(`event:${name}`).digest().subarray(0, 8)

const node = await startTestNode()
afterAll(() => closeUnsubscribed(node))
const player = await fundedKeypair(node.connection)
const provider = () =>
  new AnchorProvider(node.connection, new anchor.Wallet(player), {
    commitment: 'confirmed',
    preflightCommitment: 'confirmed',
  })
const program: Program = new Program(readIdl(testArtifactsFolder, 'vrf_probe'), provider())
await program.methods.openDraw?.().accounts({ player: player.publicKey }).rpc()

describe('a program through Anchor', () => {
  it('keeps its account', async () => {
    expect(program.programId.equals(vrfProbe)).toBe(true)
    const draw = drawAddress(player.publicKey)
    const accounts = program.account as Record<string, { fetch(key: PublicKey): Promise<object> }>
    expect(await accounts.draw?.fetch(draw)).toMatchObject({ pending: false, answers: 0 })
    expect((await node.connection.getAccountInfo(draw))?.data).toHaveLength(8 + 32 + 1 + 32 + 4 + 1)
  })

  it('notifies listeners of its events, in order', async () => {
    const received: { player: PublicKey; randomness: number[] }[] = []
    const listener = program.addEventListener('drawFulfilled', (event: (typeof received)[number]) =>
      received.push(event),
    )
    let sent = 0
    /** The program's own log line is an event, however it came about. */
    const emit = async () => {
      sent++
      const event = [eventDiscriminator('DrawFulfilled'), player.publicKey.toBytes(), Buffer.alloc(32, sent)]
      await program.methods.forgeLog?.('', Buffer.concat(event)).rpc()
    }
    // The subscription takes a moment; events that come before it are not received.
    do await emit()
    while (received.length === 0)
    await emit()
    await emit()
    await until(() => received.at(-1)?.randomness[0] === sent)
    await program.removeEventListener(listener)
    expect(received.length).toBeGreaterThanOrEqual(3)
    expect(received.map(({ randomness }) => randomness[0])).toEqual(
      received.map((_, index) => sent - received.length + 1 + index),
    )
    expect(received[0]?.player.equals(player.publicKey)).toBe(true)
  })
})

describe('an error of a program', () => {
  it('reaches the client with its name and number', async () => {
    const draw = drawAddress(player.publicKey)
    const fulfil = program.methods.fulfilDraw?.([...Buffer.alloc(32)]).accounts({
      vrfProgramIdentity: player.publicKey,
      draw,
    })
    const error = await fulfil?.rpc().catch((caught: unknown) => caught)
    expect(error).toBeInstanceOf(AnchorError)
    expect((error as AnchorError).error.errorCode).toEqual({ code: 'ConstraintAddress', number: 2012 })
  })
})
