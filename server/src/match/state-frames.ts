import { entryPath, type PatchOperation, patchBetween } from '@fivefold/sdk/core'
import type { Viewer } from '@fivefold/sdk/phalanx'
import { textFrame } from '../socket/text-frame.js'
import type { AnyEntry, AnyState } from './game.js'
import type { LogText } from './log-text.js'
import type { Match } from './match.js'
import type { Views } from './views.js'

export type StateFramesParameters = {
  match: Match
  commitment: string | undefined
  /** Why what the match waits for has not come. */
  problem: string | undefined
  logText: LogText
  views: Views
}

/** What tells a state to a viewer who was shown another one before, or none. */
type Told = { viewer: Viewer; before: AnyState | undefined; frame: Buffer }

/** The messages that tell one state of a match, each written once, however many look at it. */
export class StateFrames {
  readonly #parameters: StateFramesParameters
  readonly #told: Told[] = []
  #fieldsText: string | undefined

  constructor(parameters: StateFramesParameters) {
    this.#parameters = parameters
  }

  /** The state as a viewer may see it, whole, or what of it has changed since another one. */
  of(viewer: Viewer, shown: AnyState | undefined): Buffer {
    const { facts, state } = this.#parameters.match
    // Until the match begins, what decides it may still be added: then the whole is told again.
    const before = shown?.phase === 'setup' ? undefined : shown
    // What changed in the open is written once, as whoever sees least is told it.
    const told = before && facts.game.isOpenChange(before, state) ? 'spectator' : viewer
    const known = this.#told.find((each) => each.viewer === told && each.before === before)
    if (known) return known.frame
    const frame = textFrame(this.#text(told, before))
    this.#told.push({ viewer: told, before, frame })
    return frame
  }

  #text(viewer: Viewer, before: AnyState | undefined): string {
    const { match, views } = this.#parameters
    const { game } = match.facts
    if (!before) return this.#wholeText(views.of(game, match.state, viewer))
    const shown = views.of(game, before, viewer)
    return this.#patchText(shown, views.of(game, match.state, viewer))
  }

  #patchText(before: AnyState, view: AnyState): string {
    const { match, logText } = this.#parameters
    let operations = ''
    for (const operation of patchBetween(before, view))
      operations += `${operations && ','}${operationText(operation, logText)}`
    this.#fieldsText ??= JSON.stringify(this.#fields()).slice(1, -1)
    const fields = this.#fieldsText
    return (
      `{"type":"gameStatePatch","matchId":"${match.facts.id}","logStart":${before.transactionLog.length}` +
      `,"patch":[${operations}]${fields && ','}${fields}}`
    )
  }

  #wholeText({ transactionLog, ...state }: AnyState): string {
    const { match, commitment, logText } = this.#parameters
    const text = JSON.stringify({
      type: 'gameState',
      matchId: match.facts.id,
      seedCommitment: commitment,
      ...this.#fields(),
      state,
    })
    // Into the state, which comes last.
    return `${text.slice(0, -2)},"transactionLog":${logText.of(transactionLog)}}}`
  }

  #fields(): object {
    const { match, problem } = this.#parameters
    const { turnDeadline, rematchId, game } = match.facts
    return {
      ...(turnDeadline && { turnDeadline: turnDeadline.toISOString() }),
      ...(rematchId && { rematchId }),
      ...game.stateFields(match, problem),
    }
  }
}

/** Everyone who looks at a match is told the same entry. */
function operationText(operation: PatchOperation, logText: LogText): string {
  if (operation.op !== 'remove' && operation.path === entryPath)
    return `{"op":"add","path":"${entryPath}","value":${logText.ofEntry(operation.value as AnyEntry)}}`
  return JSON.stringify(operation)
}
