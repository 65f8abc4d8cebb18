import type { Action } from '@fivefold/sdk/phalanx'
import { Load } from './load.js'
import type { Script } from './phalanx-script.js'

/** One player's connection to a contender. */
export type Seat = {
  /** Sends the action with this number of its match, counted from 0. */
  send(action: Action, number: number): void
  /** Sets the listener for states pushed to this player, which gets their size in bytes. */
  onPush(listener: (bytes: number) => void): void
  close(): void
}

/** Opens a match on a contender. Every player has their own socket, as in production. */
export type OpenMatch = (script: Script) => Promise<readonly [Seat, Seat]>

/** Matches opened concurrently before measuring. */
const openedTogether = 50

/** Many concurrent matches on one contender, which all play the same script. */
export class MatchLoad {
  readonly load: Load
  readonly #matches: readonly ScriptedMatch[]

  private constructor(matches: readonly ScriptedMatch[]) {
    this.#matches = matches
    this.load = new Load(matches)
    for (const [index, match] of matches.entries()) match.onAnswer = () => this.load.answered(index)
  }

  static async open(openMatch: OpenMatch, script: Script, count: number): Promise<MatchLoad> {
    const matches: ScriptedMatch[] = []
    while (matches.length < count) {
      const group = Array.from({ length: Math.min(openedTogether, count - matches.length) }, async () => {
        return new ScriptedMatch(await openMatch(script), script.actions)
      })
      matches.push(...(await Promise.all(group)))
    }
    return new MatchLoad(matches)
  }

  /** Average bytes of the states pushed to both players for an action, over a match that is played to its end. */
  async bytesPerAction(): Promise<number> {
    const [match] = this.#matches
    if (!match) return Number.NaN
    await match.playToEnd()
    return match.pushedBytes / match.sent
  }

  close(): void {
    for (const match of this.#matches) match.close()
  }
}

class ScriptedMatch {
  onAnswer: () => void = () => {}
  sent = 0
  pushedBytes = 0
  readonly #seats: readonly [Seat, Seat]
  readonly #actions: readonly Action[]

  constructor(seats: readonly [Seat, Seat], actions: readonly Action[]) {
    this.#seats = seats
    this.#actions = actions
    for (const [index, seat] of seats.entries()) {
      // A contender pushes one state per action. The other player's push of an earlier action may still be on its way.
      let pushes = 0
      seat.onPush((bytes) => {
        pushes++
        this.pushedBytes += bytes
        if (pushes === this.sent && this.#actions[this.sent - 1]?.playerIndex === index) this.onAnswer()
      })
    }
  }

  send(): boolean {
    const action = this.#actions[this.sent]
    if (!action) return false
    this.#seats[action.playerIndex].send(action, this.sent)
    this.sent++
    return true
  }

  /** Resolves with the reply to the last action. */
  playToEnd(): Promise<void> {
    return new Promise((resolve) => {
      this.onAnswer = () => this.send() || resolve()
      this.onAnswer()
    })
  }

  close(): void {
    for (const seat of this.#seats) seat.close()
  }
}
