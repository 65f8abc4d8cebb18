import { entryPath, type PatchOperation, patchBetween } from '@fivefold/sdk/core'
import type { Viewer } from '@fivefold/sdk/phalanx'
import type { AnyEntry, AnyState } from './game.js'
import type { LogText } from './log-text.js'
import type { Match } from './match.js'

export type StateTextsParameters = {
  match: Match
  commitment: string | undefined
  /** Why what the match waits for has not come. */
  problem: string | undefined
  logText: LogText
}

/** What tells a view to whoever was shown another one before, or none. */
type Told = { view: AnyState; before: AnyState | undefined; text: string }

/** The messages that tell one state of a match, each written once, however many look at it. */
export class StateTexts {
  readonly #parameters: StateTextsParameters
  readonly #views = new Map<Viewer, AnyState>()
  readonly #told: Told[] = []

  constructor(parameters: StateTextsParameters) {
    this.#parameters = parameters
  }

  view(viewer: Viewer): AnyState {
    const known = this.#views.get(viewer)
    if (known) return known
    const { facts, state } = this.#parameters.match
    const view = facts.game.view(state, viewer)
    this.#views.set(viewer, view)
    return view
  }

  /** The whole state, or what has changed since another one. */
  of(viewer: Viewer, shown: AnyState | undefined): string {
    const view = this.view(viewer)
    // Until the match begins, what decides it may still be added: then the whole is told again.
    const before = shown?.phase === 'setup' ? undefined : shown
    const known = this.#told.find((told) => told.view === view && told.before === before)
    if (known) return known.text
    const text = before ? this.#patchText(before, view) : this.#wholeText(view)
    this.#told.push({ view, before, text })
    return text
  }

  #patchText(before: AnyState, view: AnyState): string {
    const { match, logText } = this.#parameters
    const patch = patchBetween(before, view).map((operation) => operationText(operation, logText))
    const fields = JSON.stringify(this.#fields()).slice(1, -1)
    return (
      `{"type":"gameStatePatch","matchId":"${match.facts.id}","logStart":${before.transactionLog.length}` +
      `,"patch":[${patch.join()}]${fields && ','}${fields}}`
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
  if (operation.op !== 'add' || operation.path !== entryPath) return JSON.stringify(operation)
  return `{"op":"add","path":"${entryPath}","value":${logText.ofEntry(operation.value as AnyEntry)}}`
}
