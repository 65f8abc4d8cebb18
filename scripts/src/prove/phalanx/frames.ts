import { createRandom, type Random } from '@fivefold/sdk/core'
import { botAction, type GameState, type GameStateMessage, type Phase } from '@fivefold/sdk/phalanx'
import type { ProofOptions } from '../main.js'
import type { ServerProcess } from '../server-process.js'
import { drawFrame, drawLastFrame, type SenderContext } from './draw-frame.js'
import { Wire } from './wire.js'

/** Frames in flight per sender. */
const window = 100
const progressEvery = 10_000
/** One in this many frames is the last of its socket. */
const lastFrameEvery = 200
/** The phases of the matches that the frames are sent to. */
const phases: readonly Phase[] = ['deployment', 'combat', 'reinforcement', 'gameOver']

type Table = { matchId: string; wires: [Wire, Wire]; state: GameState }
type Seat = { matchId: string; playerId: string }

/** A match played up to a phase; the sender is the player who is not active there. */
async function playTo(url: string, phase: Phase, random: Random): Promise<Table> {
  const wires: [Wire, Wire] = [await Wire.open(url), await Wire.open(url)]
  const { matchId } = await wires[0].ask<Seat>({ type: 'createMatch', playerName: 'Alice' }, 'matchCreated')
  wires[1].send({ type: 'joinMatch', matchId, playerName: 'Bob' })
  for (let count = 0; ; count++) {
    const first = await wires[0].nextOf<GameStateMessage>('gameState')
    const second = await wires[1].nextOf<GameStateMessage>('gameState')
    if (first.state.phase === phase && count > 2) return { matchId, wires, state: first.state }
    const view = [first.state, second.state][first.state.activePlayerIndex] as GameState
    const action = botAction(view, 'greedy', random)
    wires[first.state.activePlayerIndex].send({ type: 'action', matchId, action })
  }
}

/** The state hash that a new viewer gets. */
async function hashOf(url: string, matchId: string): Promise<string> {
  const wire = await Wire.open(url)
  const { state } = await wire.ask<GameStateMessage>({ type: 'watchMatch', matchId }, 'gameState')
  wire.close()
  return `${state.transactionLog.length} ${state.transactionLog.at(-1)?.stateHashAfter}`
}

export type FramesOptions = Pick<ProofOptions, 'frames' | 'seed' | 'report' | 'progress'> & {
  server: ServerProcess
}

type Sender = { wire: Wire; context: SenderContext; random: Random }

/** Sends frames that the server must refuse, in all phases of a match, and compares every reply. */
class RefusalRun {
  readonly #options: FramesOptions
  readonly codes = new Map<string, number>()
  readonly memory: number[] = []
  wrong = 0
  #sent = 0

  constructor(options: FramesOptions) {
    this.#options = options
  }

  async run(senders: readonly Sender[]): Promise<void> {
    await Promise.all(senders.map((sender) => this.#send(sender)))
  }

  async #send({ wire, context, random }: Sender): Promise<void> {
    while (this.#sent < this.#options.frames) {
      const batch = Array.from({ length: Math.min(window, this.#options.frames - this.#sent) }, () =>
        drawFrame(random, context),
      )
      this.#count(batch.length)
      for (const { data } of batch) wire.socket.send(data)
      for (const frame of batch) {
        const { code } = JSON.parse(await wire.next()) as { code?: string }
        this.#compare('code' in frame ? frame.code : '', code ?? 'no refusal', frame.data)
      }
      // Drop what was read: only the server's memory is measured.
      wire.forget()
      for (let i = 0; i < window / lastFrameEvery + random.below(2); i++) await this.#sendLast(random)
    }
  }

  async #sendLast(random: Random): Promise<void> {
    const frame = drawLastFrame(random)
    const wire = await Wire.open(this.#options.server.url)
    wire.socket.send(frame.data)
    this.#compare(`close ${'close' in frame ? frame.close : ''}`, `close ${await wire.closed}`, frame.data)
    this.#count(1)
  }

  #compare(wanted: string, got: string, data: string | Buffer): void {
    this.codes.set(got, (this.codes.get(got) ?? 0) + 1)
    if (wanted === got) return
    this.wrong++
    this.#options.report({ wanted, got, frame: String(data).slice(0, 300) })
  }

  #count(frames: number): void {
    const before = this.#sent
    this.#sent += frames
    const { server, progress } = this.#options
    if (Math.floor(before / progressEvery) === Math.floor(this.#sent / progressEvery)) return
    const memory = server.memory()
    if (memory !== undefined) this.memory.push(memory)
    progress(`${this.#sent} frames, ${this.wrong} wrong answers, ${memory ?? '?'} MB`)
  }
}

/** Seats the sender: the player whose turn it is not, so that no frame can change the match. */
async function seatSender(table: Table, foreign: Table, random: Random): Promise<Sender> {
  const playerIndex = table.state.activePlayerIndex === 0 ? 1 : 0
  const wire = table.wires[playerIndex]
  const { matchId: openMatchId } = await wire.ask<Seat>(
    { type: 'createMatch', playerName: 'Eve' },
    'matchCreated',
  )
  return {
    wire,
    random,
    context: { matchId: table.matchId, playerIndex, openMatchId, foreignMatchId: foreign.matchId },
  }
}

/** Sends frames that must be refused to matches in every phase; the matches must not change. */
export async function proveRefusals(options: FramesOptions) {
  const { server, seed } = options
  const tables: Table[] = []
  for (const phase of phases) tables.push(await playTo(server.url, phase, createRandom(`${phase}/${seed}`)))
  const hashes = () => Promise.all(tables.map(({ matchId }) => hashOf(server.url, matchId)))
  const before = await hashes()
  const run = new RefusalRun(options)
  const senders = await Promise.all(
    tables.map((table, index) => {
      const foreign = tables[(index + 1) % tables.length] as Table
      return seatSender(table, foreign, createRandom(`frames/${seed}/${index}`))
    }),
  )
  await run.run(senders)
  const after = await hashes()
  const changed = before.filter((hash, index) => hash !== after[index]).length
  // The server can still run a new match to its end.
  const later = await playTo(server.url, 'gameOver', createRandom(`later/${seed}`))
  for (const { wires } of [...tables, later]) for (const wire of wires) wire.close()
  return { wrong: run.wrong, changed, codes: run.codes, memory: run.memory, isUp: server.isUp() }
}
