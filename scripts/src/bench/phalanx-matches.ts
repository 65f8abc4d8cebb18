import { createRandom } from '@fivefold/sdk/core'
import {
  type Action,
  applyAction,
  type GameConfig,
  legalActions,
  orThrow,
  type PlayerIndex,
  startGame,
} from '@fivefold/sdk/phalanx'
import { Wire } from '../prove/phalanx/wire.js'
import { Load } from './load.js'

/** Matches opened concurrently before measuring. */
const openedTogether = 50
const longest = 400
/** Number of actions over which the push sizes are averaged. */
const stretch = 100
/** Finds the number of earlier actions in a push: parsing the whole push would cost more than sending it. */
const logStartAt = '{"type":"gameStatePatch","matchId":"00000000-0000-0000-0000-000000000000",'.length

const players: GameConfig['players'] = [
  { id: '', name: 'A' },
  { id: '', name: 'B' },
]

/** An action as it is sent, with its player. */
type Line = { playerIndex: PlayerIndex; text: string }
type Script = { rngSeed: number; lines: Line[] }

/** A long match: players who pass often do not lose soon. */
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
      game = orThrow(applyAction(game, action)).game
    }
    if (actions.length === longest) return { rngSeed, lines: actions.map(lineOf) }
  }
}

const lineOf = (action: Action): Line => ({
  playerIndex: action.playerIndex,
  text: JSON.stringify(action),
})

class BenchMatch {
  readonly wires: readonly [Wire, Wire]
  readonly #lines: readonly Line[]
  #next = 0
  matchId = ''

  constructor(wires: readonly [Wire, Wire], lines: readonly Line[]) {
    this.wires = wires
    this.#lines = lines
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
    const line = this.#lines[this.#next]
    if (!line) return false
    this.#next++
    const message = `{"type":"action","matchId":"${this.matchId}","action":${line.text}}`
    this.wires[line.playerIndex].socket.send(message)
    return true
  }

  /** The socket that waits for the reply to the last action. */
  get asker(): Wire | undefined {
    const playerIndex = this.#lines[this.#next - 1]?.playerIndex
    return playerIndex === undefined ? undefined : this.wires[playerIndex]
  }
}

/** Every player has their own socket, as in production. */
async function openMatch(url: string, { rngSeed, lines }: Script): Promise<BenchMatch> {
  const match = new BenchMatch([await Wire.open(url), await Wire.open(url)], lines)
  await match.open(rngSeed)
  return match
}

/** Many concurrent matches on one server. */
export class BenchMatches {
  readonly load: Load
  readonly #matches: readonly BenchMatch[]
  /** For each stretch of the matches. */
  readonly #pushes = Array.from({ length: longest / stretch }, () => ({ count: 0, bytes: 0 }))
  #onAnswer: (match: BenchMatch) => void = () => {}

  private constructor(matches: readonly BenchMatch[]) {
    this.#matches = matches
    this.load = new Load(matches)
    for (const [index, match] of matches.entries()) {
      for (const wire of match.wires) {
        wire.socket.removeAllListeners('message')
        wire.socket.on('message', (data: Buffer) => {
          if (match.asker === wire && isAnswer(data, match.sent)) this.#hear(match, index, data.length)
        })
      }
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

  #hear(match: BenchMatch, index: number, size: number): void {
    const pushes = this.#pushes[Math.floor((match.sent - 1) / stretch)]
    if (pushes) {
      pushes.count++
      pushes.bytes += size
    }
    this.#onAnswer(match)
    this.load.answered(index)
  }

  /** Average bytes of a push, for each hundred actions; plays one match to its end, so that every hundred has some. */
  async pushSizes(): Promise<number[]> {
    const [match] = this.#matches
    while (match) {
      const answered = new Promise<void>((resolve) => {
        this.#onAnswer = (answering) => answering === match && resolve()
      })
      if (!match.send()) break
      await answered
    }
    return this.#pushes.map(({ count, bytes }) => Math.round(bytes / count))
  }

  close(): void {
    for (const wire of this.#matches.flatMap(({ wires }) => wires)) wire.close()
  }
}

/** Whether a push contains the last action sent, rather than an earlier one. */
function isAnswer(push: Buffer, sent: number): boolean {
  const start = `"logStart":${sent - 1},`
  return push.toString('latin1', logStartAt, logStartAt + start.length) === start
}
