import { setTimeout as sleep } from 'node:timers/promises'
import { canonicalJson, createRandom, FivefoldError, type Random } from '@fivefold/sdk/core'
import { createMatch, joinMatch, type PhalanxMatch } from '@fivefold/sdk/match/phalanx'
import { type GameStateMessage, verifyChain } from '@fivefold/sdk/phalanx'
import { type ServerProcess, startServerProcess } from '../server-process.js'
import { nextAction } from './next-action.js'
import { Wire } from './wire.js'

const fastReconnect = { backoff: () => 200 }
/** The longest delay before an action, in milliseconds. Without it, most pairs would be opening matches. */
const maxDelay = 300

/** The actions that the server acknowledged to a player, by their position in the log. */
type Acknowledged = Map<number, string>

/** Two players and their acknowledged actions. A new match follows each finished one, until `isLast`. */
class Pair {
  readonly #url: string
  readonly #number: number
  readonly #acknowledged = new Map<string, Acknowledged>()
  readonly #onAcknowledged: () => void
  #open: readonly PhalanxMatch[] = []
  #isAbandoned = false
  running: string | undefined
  finished = 0
  unproven = 0
  isLast = false

  constructor(url: string, number: number, onAcknowledged: () => void) {
    this.#url = url
    this.#number = number
    this.#onAcknowledged = onAcknowledged
  }

  get acknowledged(): ReadonlyMap<string, Acknowledged> {
    return this.#acknowledged
  }

  /** Stops immediately. */
  abandon(): void {
    this.isLast = true
    this.#isAbandoned = true
    for (const match of this.#open) match.close()
  }

  /** Drops the acknowledged actions of a match. */
  forget(matchId: string): void {
    this.#acknowledged.delete(matchId)
  }

  async play(): Promise<void> {
    do await this.#playMatch(`pair ${this.#number}/${this.finished}`)
    while (!this.isLast)
  }

  async #playMatch(seed: string): Promise<void> {
    const a = await this.#untilUp(() => createMatch(this.#url, { playerName: 'A' }, fastReconnect))
    const { matchId } = a
    this.#open = [a]
    const b = await this.#untilUp(() => joinMatch(this.#url, { matchId, playerName: 'B' }, fastReconnect))
    this.#open = [a, b]
    const acknowledged: Acknowledged = new Map()
    this.running = matchId
    this.#acknowledged.set(matchId, acknowledged)
    const random = createRandom(seed)
    await Promise.all([this.#playSeat(a, acknowledged, random), this.#playSeat(b, acknowledged, random)])
    this.running = undefined
    this.finished++
    for (const match of [a, b]) {
      if (match.getSnapshot().integrity.status !== 'proven') this.unproven++
      match.close()
    }
  }

  /** Retries while the server is down. */
  async #untilUp<T>(work: () => Promise<T>): Promise<T> {
    for (let attempt = 0; ; attempt++) {
      try {
        return await work()
      } catch (error) {
        const isAway = error instanceof FivefoldError && error.code === 'SERVER_UNREACHABLE'
        if (!isAway || this.#isAbandoned || attempt > 300) throw error
        await sleep(200)
      }
    }
  }

  async #playSeat(match: PhalanxMatch, acknowledged: Acknowledged, random: Random): Promise<void> {
    for (;;) {
      const { state, error } = match.getSnapshot()
      if (error) throw error
      if (state?.phase === 'gameOver') return
      if (!state || state.phase === 'setup' || state.activePlayerIndex !== match.playerIndex) {
        await changed(match)
        continue
      }
      await sleep(random.below(maxDelay))
      const action = nextAction(state, 'greedy', random)
      await match.act(action)
      acknowledged.set(state.transactionLog.length, canonicalJson(action))
      this.#onAcknowledged()
    }
  }
}

function changed(match: PhalanxMatch): Promise<void> {
  return new Promise((resolve) => {
    const unsubscribe = match.subscribe(() => {
      unsubscribe()
      resolve()
    })
  })
}

/** Matches checked concurrently. */
const concurrentChecks = 20

/** Compares the restarted server's logs with the actions that were acknowledged before. */
async function findLosses(url: string, acknowledged: ReadonlyMap<string, Acknowledged>): Promise<string[]> {
  const losses: string[] = []
  const left = [...acknowledged]
  const checkNext = async () => {
    for (let next = left.pop(); next; next = left.pop()) losses.push(...(await lossesOf(url, ...next)))
  }
  await Promise.all(Array.from({ length: concurrentChecks }, checkNext))
  return losses
}

async function lossesOf(url: string, matchId: string, acknowledged: Acknowledged): Promise<string[]> {
  // A copy: actions acknowledged during the comparison are checked in the next one.
  const expected = [...acknowledged]
  const wire = await Wire.open(url)
  const { state } = await wire.ask<GameStateMessage>({ type: 'watchMatch', matchId }, 'gameState')
  wire.close()
  const isMissing = ([place, action]: [number, string]) => {
    const entry = state.transactionLog[place]
    return !entry || canonicalJson(entry.action) !== action
  }
  const chain = verifyChain(state.transactionLog)
  return [
    ...expected.filter(isMissing).map(([place]) => `${matchId}: action ${place} is missing`),
    ...(chain.valid ? [] : [`${matchId}: entry ${chain.sequenceNumber}: ${chain.reason}`]),
  ]
}

export type KillsOptions = {
  databaseUrl: string
  env?: NodeJS.ProcessEnv
  kills: number
  matches: number
  report: (loss: object) => void
  progress: (text: string) => void
}

/** Kills the server repeatedly amid running matches, and checks after each kill that no acknowledged action is lost. */
export async function proveDurability({ databaseUrl, env, kills, matches, report, progress }: KillsOptions) {
  let acknowledged = 0
  const start = (port?: number) =>
    startServerProcess({ databaseUrl, ...(env && { env }), ...(port !== undefined && { port }) })
  let server: ServerProcess = await start()
  // Half as many again as required, because some pairs are between two matches at any moment.
  const pairs = Array.from(
    { length: Math.ceil(matches * 1.5) },
    (_, number) => new Pair(server.url, number, () => acknowledged++),
  )
  let failure: unknown
  const playing = Promise.all(pairs.map((pair) => pair.play())).catch((error: unknown) => {
    failure = error
  })
  const losses: string[] = []
  try {
    for (let kill = 1; kill <= kills; kill++) {
      const enough = acknowledged + matches * 4
      const running = () => pairs.filter((pair) => pair.running).length
      const progressTimer = setInterval(
        () => progress(`${running()} matches in progress, ${acknowledged} actions acknowledged`),
        10_000,
      )
      while ((acknowledged < enough || running() < matches) && !failure) await sleep(2)
      clearInterval(progressTimer)
      if (failure) throw failure
      await server.kill()
      const expected = new Map(pairs.flatMap((pair) => [...pair.acknowledged]))
      const inProgress = new Set(pairs.map((pair) => pair.running))
      server = await start(server.port)
      const found = await findLosses(server.url, expected)
      const checked = [...expected.keys()].filter((matchId) => !inProgress.has(matchId))
      for (const pair of pairs) for (const matchId of checked) pair.forget(matchId)
      losses.push(...found)
      for (const loss of found) report({ kill, loss })
      progress(`${kill} of ${kills} kills, ${acknowledged} actions acknowledged, ${losses.length} lost`)
    }
    for (const pair of pairs) pair.isLast = true
    await playing
    if (failure) throw failure
    losses.push(...(await findLosses(server.url, new Map(pairs.flatMap((pair) => [...pair.acknowledged])))))
  } finally {
    for (const pair of pairs) pair.abandon()
    await server.kill()
  }
  const sum = (count: (pair: Pair) => number) => pairs.reduce((total, pair) => total + count(pair), 0)
  return {
    acknowledged,
    losses: losses.length,
    finished: sum(({ finished }) => finished),
    unproven: sum(({ unproven }) => unproven),
  }
}
