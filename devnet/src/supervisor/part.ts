/** Resolves when a part answers as it should, rejects with the reason when it does not. */
export type Probe = () => Promise<void>

export type Command = {
  /** Program and arguments. */
  line: readonly [string, ...string[]]
  cwd: string
  env: Readonly<Record<string, string>>
}

/** What runs, and what tells that it runs. */
export type Work =
  /** Runs for good. */
  | { kind: 'service'; command: Command; probe: Probe }
  /** Runs once and is done. */
  | { kind: 'task'; command: Command }
  /** Runs somewhere else; we only look at it. */
  | { kind: 'external'; probe: Probe }

export type Part = {
  name: string
  /** Where to find it, or what it works on, as shown to the user. */
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
