import { createRandom } from '@fivefold/sdk/core'
import { type Action, applyAction, type GameConfig, legalActions, startGame } from '@fivefold/sdk/phalanx'
import { Wire } from '../prove/phalanx/wire.js'
import { Load } from './load.js'

/** Matches opened side by side before measuring. */
const openedTogether = 50
/** Actions after which the size of a push is looked at. */
const milestones = [20, 100, 200]
const longest = 260
/** Where the match's id stands in a push: parsing it would cost more than sending. */
const idAt = '{"type":"gameStatePatch","matchId":"'.length
const logStart = ',"logStart":'

const players: GameConfig['players'] = [
  { id: '', name: 'A' },
  { id: '', name: 'B' },
]

type Script = { rngSeed: number; actions: Action[] }

/** A long match: whoever passes often does not lose soon. */
function scriptLongMatch(): Script {
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
  readonly wires: readonly [Wire, Wire]
  readonly #actions: readonly Action[]
  #next = 0
  matchId = ''

  constructor(wires: readonly [Wire, Wire], actions: readonly Action[]) {
    this.wires = wires
    this.#actions = actions
  }

  async open(rngSeed: number): Promise<void> {
    const [a, b] = this.wires
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
    this.wires[action.playerIndex].send({ type: 'action', matchId: this.matchId, action })
    return true
  }

  /** The socket that waits for the answer to what was sent last. */
  get asker(): Wire | undefined {
    const playerIndex = this.#actions[this.#next - 1]?.playerIndex
    return playerIndex === undefined ? undefined : this.wires[playerIndex]
  }
}

/** Every player has a socket of their own, as in life. */
async function openMatch(url: string, { rngSeed, actions }: Script): Promise<BenchMatch> {
  const match = new BenchMatch([await Wire.open(url), await Wire.open(url)], actions)
  await match.open(rngSeed)
  return match
}

/** Many matches at once on one server. */
export class BenchMatches {
  readonly load: Load
  readonly #matches: readonly BenchMatch[]
  /** Bytes of the largest push after so many actions. */
  readonly #sizes = new Map<number, number>()
  #onAnswer: (match: BenchMatch) => void = () => {}

  private constructor(matches: readonly BenchMatch[]) {
    this.#matches = matches
    this.load = new Load(matches)
    const numbers = new Map(matches.map(({ matchId }, index) => [matchId, index]))
    for (const wire of matches.flatMap(({ wires }) => wires)) {
      wire.socket.removeAllListeners('message')
      wire.socket.on('message', (data) => this.#hear(wire, String(data), numbers))
    }
  }

  static async open(url: string, count: number): Promise<BenchMatches> {
    const script = scriptLongMatch()
    const matches: BenchMatch[] = []
    while (matches.length < count) {
      const group = Math.min(openedTogether, count - matches.length)
      matches.push(...(await Promise.all(Array.from({ length: group }, () => openMatch(url, script)))))
    }
    return new BenchMatches(matches)
  }

  #hear(wire: Wire, text: string, numbers: ReadonlyMap<string, number>): void {
    const index = numbers.get(text.slice(idAt, idAt + 36))
    const match = index === undefined ? undefined : this.#matches[index]
    if (index === undefined || match?.asker !== wire || !isAnswer(text, match.sent)) return
    if (milestones.includes(match.sent))
      this.#sizes.set(match.sent, Math.max(this.#sizes.get(match.sent) ?? 0, text.length))
    this.#onAnswer(match)
    this.load.answered(index)
  }

  /** The sizes of pushes; plays one match as far as the last milestone, should none have come so far. */
  async pushSizes(): Promise<[action: number, bytes: number][]> {
    const [match] = this.#matches
    while (match && milestones.some((milestone) => !this.#sizes.has(milestone))) {
      const answered = new Promise<void>((resolve) => {
        this.#onAnswer = (answering) => answering === match && resolve()
      })
      if (!match.send()) break
      await answered
    }
    return [...this.#sizes].sort(([a], [b]) => a - b)
  }

  close(): void {
    for (const wire of this.#matches.flatMap(({ wires }) => wires)) wire.close()
  }
}

/** Whether a push shows the action that was sent last, and not one before it. */
const isAnswer = (text: string, sent: number): boolean =>
  text.startsWith(`${logStart}${sent - 1},`, idAt + 37)
