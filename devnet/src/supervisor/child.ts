import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, openSync, writeSync } from 'node:fs'
import { headLine } from './logs.js'
import type { Command } from './part.js'
import { endGroup, signalGroup } from './process-group.js'

export type Exit = { code: number | null; signal: NodeJS.Signals | null; error?: Error }

/** A running part: the leader of a process group, so that its child processes can be found and stopped with it. */
export type Child = {
  pid: number | undefined
  /** Resolves when the process itself has exited. */
  exited: Promise<Exit>
  /** Asks the process to stop, kills it after the grace period, and resolves when its whole group has exited. */
  stop(grace: number): Promise<void>
  kill(): void
}

/** The descriptor on which a part detects the supervisor's exit: see die-with-parent.mjs. */
export const parentDescriptor = 3
/** Grace period for processes that remain in a group after its leader. */
const helperGrace = 3_000

export function runChild({ line, cwd, env }: Command, logFile: string): Child {
  const log = openSync(logFile, 'a')
  writeSync(log, headLine(line))
  const [program, ...args] = line
  const child = spawn(program, args, {
    cwd,
    env: { ...env, FIVEFOLD_PARENT_FD: String(parentDescriptor) },
    stdio: ['ignore', log, log, 'pipe'],
    detached: true,
  })
  closeSync(log)
  // The other end closes abruptly when the part is killed.
  child.stdio[parentDescriptor]?.on('error', () => {})
  const exited = untilExit(child)
  const groupGone = exited.then(() => endGroup(child.pid, helperGrace))
  return {
    pid: child.pid,
    exited,
    stop: (grace) => stop(child, groupGone, grace),
    kill: () => signalGroup(child.pid, 'SIGKILL'),
  }
}

function untilExit(child: ChildProcess): Promise<Exit> {
  return new Promise((resolve) => {
    child.once('error', (error) => resolve({ code: null, signal: null, error }))
    child.once('exit', (code, signal) => resolve({ code, signal }))
  })
}

async function stop(child: ChildProcess, groupGone: Promise<void>, grace: number): Promise<void> {
  child.kill('SIGTERM')
  const timer = setTimeout(() => signalGroup(child.pid, 'SIGKILL'), grace)
  await groupGone
  clearTimeout(timer)
}
