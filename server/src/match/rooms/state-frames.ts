import { isDeepStrictEqual } from 'node:util'
import { entryPath, type PatchOperation, patchBetween, type Viewer } from '@fivefold/sdk/core'
import type { Match } from '../match.js'
import { frameOf } from '../socket/client.js'

export type StateFramesParameters = {
  match: Match
  commitment: string | undefined
  /** Why a pending lookup of the match has not succeeded. */
  problem: string | undefined
  /** Spectators connected to this server. */
  spectatorCount: number
  /** Every entry of the log; only needed where a viewer gets the whole state. */
  log: readonly unknown[] | undefined
}

/** The difference between the view that a viewer has and the current one. */
type Patch = { viewer: Viewer; before: Match; operations: readonly PatchOperation[]; frame: Buffer }

/** The messages that show one state of a match, each serialised once for all viewers that get the same. */
export class StateFrames {
  readonly #parameters: StateFramesParameters
  readonly #wholes = new Map<Viewer, Buffer>()
  readonly #patches: Patch[] = []

  constructor(parameters: StateFramesParameters) {
    this.#parameters = parameters
  }

  /** The state as a viewer may see it: a patch of the state shown before, where that is recent enough, else the whole. */
  of(viewer: Viewer, shown: Match | undefined): Buffer {
    return shown && this.#isNear(shown) ? this.#patchFrame(viewer, shown) : this.#wholeFrame(viewer)
  }

  /** Whether a patch leads from a state to this one. */
  #isNear({ state, log }: Match): boolean {
    // Until the match begins, its seed commitment may still be added.
    return state.phase !== 'setup' && log.length >= this.#parameters.match.log.length - 1
  }

  #patchFrame(viewer: Viewer, before: Match): Buffer {
    const patches = this.#patches.filter((patch) => patch.before === before)
    const known = patches.find((patch) => patch.viewer === viewer)
    if (known) return known.frame
    const { facts, state } = this.#parameters.match
    const operations = patchBetween(facts.game.view(before.state, viewer), facts.game.view(state, viewer))
    const same = patches.find((patch) => isDeepStrictEqual(patch.operations, operations))
    const frame = same?.frame ?? frameOf(this.#patchMessage(before, operations))
    this.#patches.push({ viewer, before, operations, frame })
    return frame
  }

  #patchMessage({ log }: Match, operations: readonly PatchOperation[]): object {
    const { facts, log: end } = this.#parameters.match
    const isLonger = end.length > log.length
    return {
      type: 'gameStatePatch',
      matchId: facts.id,
      logStart: log.length,
      ...this.#fields(),
      patch: isLonger ? [...operations, { op: 'add', path: entryPath, value: end.newest }] : operations,
    }
  }

  #wholeFrame(viewer: Viewer): Buffer {
    const known = this.#wholes.get(viewer)
    if (known) return known
    const frame = frameOf(this.#wholeMessage(viewer))
    this.#wholes.set(viewer, frame)
    return frame
  }

  #wholeMessage(viewer: Viewer): object {
    const { match, commitment, log } = this.#parameters
    const { facts, state } = match
    if (log?.length !== match.log.length) throw new Error(`the log of match ${facts.id} is not in memory`)
    return {
      type: 'gameState',
      matchId: facts.id,
      seedCommitment: commitment,
      ...this.#fields(),
      state: { ...facts.game.view(state, viewer), transactionLog: log },
    }
  }

  #fields(): object {
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
