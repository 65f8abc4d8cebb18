import { createRandom, type Random } from '@fivefold/sdk/core'
import {
  configOf,
  type GameState,
  type GameStateMessage,
  type PlayerIndex,
  type RulesVersion,
  replaySteps,
  type ServerMessage,
  type Viewer,
} from '@fivefold/sdk/phalanx'
import type { ProofOptions } from '../main.js'
import { LeakFinder } from './find-leaks.js'
import { nextAction } from './next-action.js'
import { isStateMessage, type StateMessage, shownAfter } from './shown-state.js'
import { Wire } from './wire.js'

/** Concurrent games: each spends most of its time waiting for the database's disk. */
const lanes = 12
const progressEvery = 100

type Seat = { matchId: string; playerId: string; playerIndex: PlayerIndex }
type Reader = { viewer: Viewer; wire: Wire }
type Watched = {
  over: GameState
  readers: Reader[]
  playerIds: readonly [string, string]
  rulesVersion: RulesVersion
  rngSeed?: number
}

/** Notices may follow the last state. */
const isOver = ({ texts }: Wire): boolean =>
  texts.slice(-5).some((text) => /"phase":"gameOver"|"path":"\/phase","value":"gameOver"/.test(text))

/**
 * One match with every kind of reader: players and spectators, with whole logs and with deltas, from the beginning
 * and late, and a player who disconnects and reconnects.
 */
class WatchedMatch {
  readonly #url: string
  readonly #random: Random
  readonly #number: number
  readonly #readers: Reader[] = []

  constructor(url: string, random: Random, number: number) {
    this.#url = url
    this.#random = random
    this.#number = number
  }

  async #open(viewer: Viewer): Promise<Wire> {
    const wire = await Wire.open(this.#url)
    this.#readers.push({ viewer, wire })
    return wire
  }

  async #watch(matchId: string, deltas: boolean): Promise<void> {
    const wire = await this.#open('spectator')
    await wire.ask({ type: 'watchMatch', matchId, deltas }, 'gameState')
  }

  async play(): Promise<Watched> {
    const deltas = [this.#number % 2 === 0, this.#number % 4 < 2]
    const rngSeed = this.#number % 3 === 0 ? 2 ** 31 + this.#random.below(2 ** 31) : undefined
    const damageMode = this.#random.pick(['cumulative', 'cumulative', 'per-turn'])
    const rulesVersion = this.#random.pick([0, 1] as const)
    const wires: [Wire, Wire] = [await this.#open(0), await this.#open(1)]
    const create = {
      type: 'createMatch',
      playerName: 'Alice',
      gameOptions: { damageMode, rngSeed },
      rulesVersion,
      deltas: deltas[0],
    }
    const a = await wires[0].ask<Seat>(create, 'matchCreated')
    const { matchId } = a
    await this.#watch(matchId, true)
    const b = await wires[1].ask<Seat>(
      { type: 'joinMatch', matchId, playerName: 'Bob', deltas: deltas[1] },
      'matchJoined',
    )
    await this.#watch(matchId, false)
    const seats = [a, b] as const
    const dropAt = 3 + this.#random.below(30)
    const shown = await nextStates(wires, [])
    for (let count = 0; shown[0].phase !== 'gameOver'; count++) {
      const active = shown[0].activePlayerIndex
      const strength = this.#random.below(4) === 0 ? 'random' : 'greedy'
      wires[active].send({
        type: 'action',
        matchId,
        action: nextAction(shown[active], strength, this.#random),
      })
      ;[shown[0], shown[1]] = await nextStates(wires, shown)
      if (count !== dropAt || shown[0].phase === 'gameOver') continue
      const who = this.#random.below(2) as PlayerIndex
      const { wire, state } = await this.#comeBack(wires[who], seats[who])
      wires[who] = wire
      shown[who] = state
      await this.#watch(matchId, true)
    }
    await this.#finish()
    const playerIds = [a.playerId, b.playerId] as const
    const readers = this.#readers
    return {
      over: shown[0],
      playerIds,
      readers,
      rulesVersion,
      ...(rngSeed !== undefined && { rngSeed }),
    }
  }

  async #comeBack(
    old: Wire,
    { matchId, playerId, playerIndex }: Seat,
  ): Promise<{ wire: Wire; state: GameState }> {
    old.close()
    const wire = await this.#open(playerIndex)
    wire.send({ type: 'joinMatch', matchId, playerName: 'again', playerId })
    const { state } = await wire.nextOf<GameStateMessage>('gameState')
    return { wire, state }
  }

  async #finish(): Promise<void> {
    for (const { wire } of this.#readers) {
      while (wire.socket.readyState === wire.socket.OPEN && !isOver(wire)) await wire.next()
      wire.close()
    }
  }
}

/** The complete state for each length of the log. */
function truthsOf({ over, rulesVersion }: Watched, log: GameState['transactionLog']): GameState[] {
  const steps = replaySteps(
    configOf(over, rulesVersion),
    log.map(({ action }) => action),
  )
  return [...steps].map(({ game }) => ({ ...game, transactionLog: [] }))
}

async function nextState(wire: Wire, known: GameState | undefined): Promise<GameState> {
  return shownAfter(known, await wire.nextOf<StateMessage>('gameState', 'gameStatePatch'))
}

const nextStates = async (
  [first, second]: readonly [Wire, Wire],
  known: readonly GameState[],
): Promise<[GameState, GameState]> => [await nextState(first, known[0]), await nextState(second, known[1])]

/** The log as a reader of patches reconstructs it. */
function wholeLog(texts: readonly string[]): GameState['transactionLog'] {
  let state: GameState | undefined
  for (const text of texts) {
    const message = JSON.parse(text) as ServerMessage
    if (isStateMessage(message)) state = shownAfter(state, message)
  }
  return state?.transactionLog ?? []
}

function searchFrames(watched: Watched): { frames: number; leaks: string[] } {
  const { over, readers, playerIds, rngSeed } = watched
  const spectator = readers.find(({ viewer }) => viewer === 'spectator')
  const truths = truthsOf(watched, wholeLog(spectator?.wire.texts ?? []))
  const secrets = { playerIds, seed: rngSeed ?? (over.gameOptions.shuffle?.seed as string) }
  const leaks: string[] = []
  let frames = 0
  for (const { viewer, wire } of readers) {
    frames += wire.texts.length
    const finder = new LeakFinder(viewer, truths, secrets)
    for (const text of wire.texts) for (const leak of finder.find(text)) leaks.push(`${viewer}: ${leak}`)
  }
  return { frames, leaks }
}

export type LeaksOptions = Pick<ProofOptions, 'games' | 'seed' | 'report' | 'progress'> & { url: string }

/** Plays random games on a server and searches every frame to every reader. */
export async function proveSecrecy({ url, games, seed, report, progress }: LeaksOptions) {
  const sum = { games, frames: 0, leaks: 0 }
  let started = 0
  let done = 0
  const lane = async () => {
    while (started < games) {
      const number = started++
      const random = createRandom(`secrecy/${seed}/${number}`)
      const { frames, leaks } = searchFrames(await new WatchedMatch(url, random, number).play())
      sum.frames += frames
      sum.leaks += leaks.length
      if (leaks.length > 0) report({ number, leaks: leaks.slice(0, 10) })
      if (++done % progressEvery === 0) progress(`${done} of ${games} watched games, ${sum.leaks} leaks`)
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  return sum
}
