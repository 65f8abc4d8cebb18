import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createRandom } from '@fivefold/sdk/core'
import { type Action, applyAction, type GameConfig, legalActions, startGame } from '@fivefold/sdk/phalanx'
import { WebSocket } from 'ws'
import { root } from '../process/root.js'
import { startOwnPostgres } from '../prove/own-postgres.js'
import { Wire } from '../prove/phalanx/wire.js'
import { startServerProcess } from '../prove/server-process.js'
import { Load } from './load.js'

const matchCount = 1_000
/** Matches opened side by side before measuring. */
const openedTogether = 50
const seconds = 8
/** Actions after which the size of a push is looked at. */
const milestones = [20, 100, 200]
const longest = 260
/** Where the match's id stands in a push: parsing it would cost more than sending. */
const idAt = '{"type":"gameState","matchId":"'.length
const sequenceNumber = '"sequenceNumber":'

const players: GameConfig['players'] = [
  { id: '', name: 'A' },
  { id: '', name: 'B' },
]

/** A long match: whoever passes often does not lose soon. */
function scriptLongMatch(): { rngSeed: number; actions: Action[] } {
  for (let rngSeed = 1; ; rngSeed++) {
    const random = createRandom(`bench ${rngSeed}`)
    const actions: Action[] = []
    let game = startGame({ rngSeed, players })
    while (game.phase !== 'gameOver' && actions.length < longest) {
      const all = legalActions(game)
      const pass = all.find(({ type }) => type === 'pass')
      const action = pass && random.below(10) < 8 ? pass : random.pick(all)
      actions.push(action)
      game = applyAction(game, action).game
    }
    if (actions.length === longest) return { rngSeed, actions }
  }
}

class BenchMatch {
  readonly #wires: readonly [Wire, Wire]
  readonly #actions: readonly Action[]
  #next = 0
  matchId = ''
  onAnswer: () => void = () => {}

  constructor(wires: readonly [Wire, Wire], actions: readonly Action[]) {
    this.#wires = wires
    this.#actions = actions
  }

  async open(rngSeed: number): Promise<void> {
    const [a, b] = this.#wires
    const create = { type: 'createMatch', playerName: 'A', rngSeed, deltas: true }
    this.matchId = (await a.ask<{ matchId: string }>(create, 'matchCreated')).matchId
    await b.ask({ type: 'joinMatch', matchId: this.matchId, playerName: 'B', deltas: true }, 'matchJoined')
  }

  get sent(): number {
    return this.#next
  }

  send(): boolean {
    const action = this.#actions[this.#next]
    if (!action) return false
    this.#next++
    this.#wires[action.playerIndex].send({ type: 'action', matchId: this.matchId, action })
    return true
  }

  /** The socket that waits for the answer to what was sent last. */
  get asker(): Wire | undefined {
    const playerIndex = this.#actions[this.#next - 1]?.playerIndex
    return playerIndex === undefined ? undefined : this.#wires[playerIndex]
  }
}

type Measured = { perSecond: number; p99: number }

/** Every player has a socket of their own, as in life. */
async function openMatch(url: string, script: { rngSeed: number; actions: readonly Action[] }) {
  const wires = [await Wire.open(url), await Wire.open(url)] as const
  const match = new BenchMatch(wires, script.actions)
  await match.open(script.rngSeed)
  return { match, wires }
}

async function openMatches(url: string): Promise<{ matches: BenchMatch[]; wires: Wire[] }> {
  const script = scriptLongMatch()
  const opened: Awaited<ReturnType<typeof openMatch>>[] = []
  while (opened.length < matchCount) {
    const group = Math.min(openedTogether, matchCount - opened.length)
    opened.push(...(await Promise.all(Array.from({ length: group }, () => openMatch(url, script)))))
  }
  return { matches: opened.map(({ match }) => match), wires: opened.flatMap(({ wires }) => wires) }
}

async function measureServer(url: string): Promise<Measured & { sizes: Map<number, number> }> {
  const { matches, wires } = await openMatches(url)
  const load = new Load(matches)
  const numbers = new Map(matches.map(({ matchId }, index) => [matchId, index]))
  const sizes = new Map<number, number>()
  for (const wire of wires) {
    wire.socket.removeAllListeners('message')
    wire.socket.on('message', (data) => {
      const text = String(data)
      const index = numbers.get(text.slice(idAt, idAt + 36))
      const match = index === undefined ? undefined : matches[index]
      if (index === undefined || match?.asker !== wire || !isAnswer(text, match.sent)) return
      if (milestones.includes(match.sent))
        sizes.set(match.sent, Math.max(sizes.get(match.sent) ?? 0, text.length))
      match.onAnswer()
      load.answered(index)
    })
  }
  const perSecond = await load.maximum(seconds)
  const p99 = await load.p99At(perSecond / 2, seconds)
  await playOn(matches[0], sizes)
  for (const wire of wires) wire.close()
  return { perSecond, p99, sizes }
}

/** Whether a push shows the action that was sent last, and not one before it. */
const isAnswer = (text: string, sent: number): boolean =>
  text.startsWith(`${sent - 1},`, text.lastIndexOf(sequenceNumber) + sequenceNumber.length)

/** One match alone as far as the last milestone, should none have come so far. */
async function playOn(match: BenchMatch | undefined, sizes: Map<number, number>): Promise<void> {
  while (match && milestones.some((milestone) => !sizes.has(milestone))) {
    const answered = new Promise<void>((resolve) => {
      match.onAnswer = resolve
    })
    if (!match.send()) return
    await answered
  }
}

async function measureEcho(): Promise<Measured> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/src/bench/echo-server.ts'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  try {
    const [port] = (await once(child.stdout as NonNullable<ChildProcess['stdout']>, 'data')) as [Buffer]
    return await measureEchoAt(`ws://127.0.0.1:${String(port).trim()}`)
  } finally {
    child.kill()
  }
}

/** As many messages on their way as there are matches, each as large as an action. */
async function measureEchoAt(url: string): Promise<Measured> {
  const sockets = Array.from({ length: matchCount }, () => new WebSocket(url, { perMessageDeflate: false }))
  await Promise.all(sockets.map((socket) => once(socket, 'open')))
  const padding = 'x'.repeat(150)
  const speakers = Array.from({ length: matchCount }, (_, index) => ({
    send: () => {
      sockets[index]?.send(`${index} ${padding}`)
      return true
    },
  }))
  const load = new Load(speakers)
  for (const socket of sockets) {
    socket.on('message', (data) => load.answered(Number(String(data).split(' ', 1)[0])))
  }
  const perSecond = await load.maximum(seconds)
  const p99 = await load.p99At(perSecond / 2, seconds)
  for (const socket of sockets) socket.terminate()
  return { perSecond, p99 }
}

/** The match server with Postgres beside a bare echo, one after the other in one run. */
export async function benchPhalanxServer(): Promise<string> {
  const echo = await measureEcho()
  const postgres = await startOwnPostgres()
  try {
    const server = await startServerProcess(postgres)
    try {
      const measured = await measureServer(server.url)
      return report(echo, measured)
    } finally {
      await server.kill()
    }
  } finally {
    await postgres.stop()
  }
}

/** An action is one message in and a push to each player; an echo one in and one out. */
const messagesOf = { action: 3, echo: 2 }

function report(echo: Measured, server: Measured & { sizes: Map<number, number> }): string {
  const whole = (value: number) => Math.round(value).toLocaleString('en').padStart(9)
  const row = (name: string, { perSecond, p99 }: Measured, messages: number) => {
    const ratio = (perSecond * messages) / (echo.perSecond * messagesOf.echo)
    return `  ${name.padEnd(36)}${whole(perSecond)}/s ${whole(perSecond * messages)} messages/s in and out  ×${ratio.toFixed(2)}  p99 at half ${p99.toFixed(1)} ms`
  }
  const sizes = milestones.map((milestone) => `${server.sizes.get(milestone) ?? '?'} at ${milestone}`)
  return [
    `Phalanx Duel: server, ${matchCount.toLocaleString('en')} matches at once`,
    row('bare echo', echo, messagesOf.echo),
    row('actions, stored and pushed to both', server, messagesOf.action),
    `  bytes a push with deltas, by action: ${sizes.join(', ')}`,
  ].join('\n')
}
