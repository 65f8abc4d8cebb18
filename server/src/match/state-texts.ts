import { patchBetween } from '@fivefold/sdk/core'
import type { Viewer } from '@fivefold/sdk/phalanx'
import type { AnyState } from './game.js'
import type { LogText } from './log-text.js'
import type { Match } from './match.js'

export type StateTextsParameters = {
  match: Match
  commitment: string | undefined
  /** Why what the match waits for has not come. */
  problem: string | undefined
  logText: LogText
}

/** What one viewer sees, and the texts that tell it, by the state that its reader was shown before. */
type Look = { view: AnyState; texts: Map<AnyState | undefined, string> }

/** The messages that tell one state of a match, each written once, however many look at it. */
export class StateTexts {
  readonly #parameters: StateTextsParameters
  readonly #looks = new Map<Viewer, Look>()

  constructor(parameters: StateTextsParameters) {
    this.#parameters = parameters
  }

  view(viewer: Viewer): AnyState {
    return this.#look(viewer).view
  }

  /** The whole state, or what has changed since another one. */
  of(viewer: Viewer, shown: AnyState | undefined): string {
    const { view, texts } = this.#look(viewer)
    // Until the match begins, what decides it may still be added: then the whole is told again.
    const before = shown?.phase === 'setup' ? undefined : shown
    const known = texts.get(before)
    if (known !== undefined) return known
    const text = before ? this.#patchText(before, view) : this.#wholeText(view)
    texts.set(before, text)
    return text
  }

  #look(viewer: Viewer): Look {
    const known = this.#looks.get(viewer)
    if (known) return known
    const { facts, state } = this.#parameters.match
    const look = { view: facts.game.view(state, viewer), texts: new Map() }
    this.#looks.set(viewer, look)
    return look
  }

  #patchText(before: AnyState, view: AnyState): string {
    return JSON.stringify({
      type: 'gameStatePatch',
      matchId: this.#parameters.match.facts.id,
      logStart: before.transactionLog.length,
      patch: patchBetween(before, view),
      ...this.#fields(),
    })
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
