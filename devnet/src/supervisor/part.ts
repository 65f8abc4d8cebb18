/** Resolves when a part answers correctly, rejects with the reason otherwise. */
export type Probe = () => Promise<void>

export type Command = {
  /** Program and arguments. */
  line: readonly [string, ...string[]]
  cwd: string
  env: Readonly<Record<string, string>>
}

/** What runs, and how its health is checked. */
export type Work =
  /** Runs until it is stopped. */
  | { kind: 'service'; command: Command; probe: Probe }
  /** Runs once to completion. */
  | { kind: 'task'; command: Command }
  /** Runs elsewhere; it is only probed. */
  | { kind: 'external'; probe: Probe }

export type Part = {
  name: string
  /** Its address, or what it works on, as shown to the user. */
  url: string
  /** Parts that must be up before this one starts. */
  needs: readonly string[]
  work: Work
}

export type PartState =
  | { kind: 'waiting'; for: readonly string[] }
  | { kind: 'starting' }
  | { kind: 'ready' }
  | { kind: 'done' }
  /** It runs but does not answer. */
  | { kind: 'failing'; why: string }
  | { kind: 'restarting'; why: string; at: number }
  | { kind: 'stopping' }
  | { kind: 'stopped' }

export type PartStatus = {
  name: string
  url: string
  state: PartState
  pid: number | undefined
  restarts: number
}

export function isUp({ state }: PartStatus): boolean {
  return state.kind === 'ready' || state.kind === 'done'
}
