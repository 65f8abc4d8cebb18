import { setTimeout as sleep } from 'node:timers/promises'
import { canonicalJson, createRandom, FivefoldError, type Random } from '@fivefold/sdk/core'
import { createMatch, joinMatch, type PhalanxMatch } from '@fivefold/sdk/match/phalanx'
import { type GameStateMessage, verifyChain } from '@fivefold/sdk/phalanx'
import { type ServerProcess, startServerProcess } from '../server-process.js'
import { nextAction } from './next-action.js'
import { Wire } from './wire.js'

const soon = { backoff: () => 200 }
/** Milliseconds that players think at the most: without it most of the time goes to opening matches, and few are at play. */
const longestThought = 300

/** What a player was told: this action stands at this place of the log. */
type Acknowledged = Map<number, string>

/** Two players and what both were told. A new match follows when one is over, until the siege ends. */
class Pair {
  readonly #url: string
  readonly #number: number
  readonly #told = new Map<string, Acknowledged>()
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

  get told(): ReadonlyMap<string, Acknowledged> {
    return this.#told
  }

  /** Ends at once, wherever it is. */
  abandon(): void {
    this.isLast = true
    this.#isAbandoned = true
    for (const match of this.#open) match.close()
  }

  /** Lets go of what was told of a match. */
  forget(matchId: string): void {
    this.#told.delete(matchId)
  }

  async play(): Promise<void> {
    do await this.#playMatch(`pair ${this.#number}/${this.finished}`)
    while (!this.isLast)
  }

  async #playMatch(seed: string): Promise<void> {
    const a = await this.#untilUp(() => createMatch(this.#url, { playerName: 'A' }, soon))
    const { matchId } = a
    this.#open = [a]
    const b = await this.#untilUp(() => joinMatch(this.#url, { matchId, playerName: 'B' }, soon))
    this.#open = [a, b]
    const told: Acknowledged = new Map()
    this.running = matchId
    this.#told.set(matchId, told)
    const random = createRandom(seed)
    await Promise.all([this.#playSeat(a, told, random), this.#playSeat(b, told, random)])
    this.running = undefined
    this.finished++
    for (const match of [a, b]) {
      if (match.getSnapshot().integrity.status !== 'proven') this.unproven++
      match.close()
    }
  }

  /** Who comes while the server is down comes again. */
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

  async #playSeat(match: PhalanxMatch, told: Acknowledged, random: Random): Promise<void> {
    for (;;) {
      const { state, error } = match.getSnapshot()
      if (error) throw error
      if (state?.phase === 'gameOver') return
      if (!state || state.phase === 'setup' || state.activePlayerIndex !== match.playerIndex) {
        await changed(match)
        continue
      }
      await sleep(random.below(longestThought))
      const action = nextAction(state, 'greedy', random)
      await match.act(action)
      told.set(state.transactionLog.length, canonicalJson(action))
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

/** Matches that are looked at side by side. */
const lookers = 20

/** What the server that came up knows of matches, held against what players were told before. */
async function findLosses(url: string, told: ReadonlyMap<string, Acknowledged>): Promise<string[]> {
  const losses: string[] = []
  const left = [...told]
  const look = async () => {
    for (let next = left.pop(); next; next = left.pop()) losses.push(...(await lossesOf(url, ...next)))
  }
  await Promise.all(Array.from({ length: lookers }, look))
  return losses
}

async function lossesOf(url: string, matchId: string, acknowledged: Acknowledged): Promise<string[]> {
  // Later ones are told while this is compared: what counts stands there by now.
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

/** Kills the server again and again amid running matches, and looks after each whether anything that was told is gone. */
export async function proveDurability({ databaseUrl, env, kills, matches, report, progress }: KillsOptions) {
  let acknowledged = 0
  const start = (port?: number) =>
    startServerProcess({ databaseUrl, ...(env && { env }), ...(port !== undefined && { port }) })
  let server: ServerProcess = await start()
  // Half as many again as are wanted, for some are between two matches at any moment.
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
      const tell = setInterval(
        () => progress(`${running()} matches at play, ${acknowledged} actions acknowledged`),
        10_000,
      )
      while ((acknowledged < enough || running() < matches) && !failure) await sleep(2)
      clearInterval(tell)
      if (failure) throw failure
      await server.kill()
      const told = new Map(pairs.flatMap((pair) => [...pair.told]))
      const atPlay = new Set(pairs.map((pair) => pair.running))
      server = await start(server.port)
      const found = await findLosses(server.url, told)
      const looked = [...told.keys()].filter((matchId) => !atPlay.has(matchId))
      for (const pair of pairs) for (const matchId of looked) pair.forget(matchId)
      losses.push(...found)
      for (const loss of found) report({ kill, loss })
      progress(`${kill} of ${kills} kills, ${acknowledged} actions acknowledged, ${losses.length} lost`)
    }
    for (const pair of pairs) pair.isLast = true
    await playing
    if (failure) throw failure
    losses.push(...(await findLosses(server.url, new Map(pairs.flatMap((pair) => [...pair.told])))))
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
