import { entryPath, type Viewer } from '@fivefold/sdk/core'
import type { LogText } from './log-text.js'
import type { Match } from './match.js'

export type StateFramesParameters = {
  match: Match
  commitment: string | undefined
  /** Why what the match waits for has not come. */
  problem: string | undefined
  /** How many watch through this server. */
  spectatorCount: number
  logText: LogText
}

/** What tells a state to a viewer, or to everyone, who was shown another one before, or none. */
type Told = { viewer: Viewer | 'everyone'; before: Match | undefined; frame: Buffer }

/** The messages that tell one state of a match, each written once, however many look at it. */
export class StateFrames {
  readonly #parameters: StateFramesParameters
  readonly #told: Told[] = []
  #fields: string | undefined

  constructor(parameters: StateFramesParameters) {
    this.#parameters = parameters
  }

  get match(): Match {
    return this.#parameters.match
  }

  /** Writes what a viewer will be told, where that is no more than what has changed. */
  prepare(viewer: Viewer, shown: Match | undefined): void {
    if (shown && this.#isNear(shown)) this.of(viewer, shown)
  }

  /** The state as a viewer may see it, whole, or what of it has changed since another was shown. */
  of(viewer: Viewer, shown: Match | undefined): Buffer {
    const { facts, state } = this.#parameters.match
    const before = shown && this.#isNear(shown) ? shown : undefined
    for (const told of this.#told) {
      if (told.before === before && (told.viewer === viewer || told.viewer === 'everyone')) return told.frame
    }
    // What changed in the open is written once, as whoever sees least is told it.
    const isOpen = before !== undefined && facts.game.isOpenChange(before.state, state)
    const frame = before
      ? this.#patchFrame(isOpen ? 'spectator' : viewer, before)
      : Buffer.from(this.#wholeText(viewer))
    this.#told.push({ viewer: isOpen ? 'everyone' : viewer, before, frame })
    return frame
  }

  /** Whether a patch tells what has changed; else the whole is told again. */
  #isNear({ state, log }: Match): boolean {
    // Until the match begins, what decides it may still be added.
    return state.phase !== 'setup' && log.length >= this.#parameters.match.log.length - 1
  }

  #patchFrame(viewer: Viewer, before: Match): Buffer {
    const { match, logText } = this.#parameters
    const logStart = before.log.length
    const fields = this.#fieldsText()
    const operations = match.facts.game.patchText(before.state, match.state, viewer)
    const text =
      `{"type":"gameStatePatch","matchId":"${match.facts.id}","logStart":${logStart}` +
      `${fields && ','}${fields},"patch":[${operations}`
    const { length, newest } = match.log
    if (!newest || length === logStart) return Buffer.from(`${operations ? text.slice(0, -1) : text}]}`)
    return Buffer.concat([Buffer.from(text + additionHead), logText.bytesOf(newest), additionEnd])
  }

  #wholeText(viewer: Viewer): string {
    const { match, commitment, logText } = this.#parameters
    const { facts, state } = match
    const text = JSON.stringify({
      type: 'gameState',
      matchId: facts.id,
      seedCommitment: commitment,
      ...this.#readFields(),
      state: facts.game.view(state, viewer),
    })
    const log = match.log.length === 0 ? '[]' : logText.whole
    // Into the state, which comes last.
    return `${text.slice(0, -2)},"transactionLog":${log}}}`
  }

  /** As text, without brackets; most matches have none most of the time. */
  #fieldsText(): string {
    const { match, spectatorCount } = this.#parameters
    const { turnDeadline, rematchId, game } = match.facts
    if (!turnDeadline && !rematchId && !spectatorCount && !game.stateFields) return ''
    this.#fields ??= JSON.stringify(this.#readFields()).slice(1, -1)
    return this.#fields
  }

  #readFields(): object {
    const { match, problem, spectatorCount } = this.#parameters
    const { turnDeadline, rematchId, game } = match.facts
    return {
      ...(turnDeadline && { turnDeadline: turnDeadline.toISOString() }),
      ...(rematchId && { rematchId }),
      ...(spectatorCount > 0 && { spectatorCount }),
      ...game.stateFields?.(match, problem),
    }
  }
}

// Around the entry that the last operation of a patch adds.
const additionHead = `{"op":"add","path":"${entryPath}","value":`
const additionEnd = Buffer.from('}]}')
