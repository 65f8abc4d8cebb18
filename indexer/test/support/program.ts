import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { root } from '@fivefold/devnet/process/root'
import { projectFolder } from '../../src/project-folder.js'
import { until } from './until.js'

export type Program = {
  pid: number
  /** All output so far. */
  output: () => string
  /** Waits until it prints a line that matches. */
  says: (pattern: RegExp) => Promise<RegExpMatchArray>
  /** Waits for the exit code; `null` if it was killed. */
  ended: Promise<number | null>
  stop: (signal?: NodeJS.Signals) => Promise<void>
}

const dieWithParent = join(root, 'devnet/src/supervisor/die-with-parent.mjs')

/** Runs a main file of the indexer as the start script does. It ends with this process. */
export function runProgram(file: string, args: string[], env: Record<string, string>): Program {
  const child = spawn(process.execPath, ['--import', dieWithParent, '--import', 'tsx', file, ...args], {
    cwd: projectFolder,
    env: { ...process.env, ...env, FIVEFOLD_PARENT_FD: '3' },
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk) => {
      output += chunk
    })
  }
  let isRunning = true
  const ended = once(child, 'close').then(([code]) => {
    isRunning = false
    return code
  })
  const find = (pattern: RegExp) => {
    const match = output.match(pattern)
    if (!match && !isRunning) throw new Error(`${file} ended without printing ${pattern}\n${output}`)
    return match ?? undefined
  }
  return {
    pid: child.pid ?? Number.NaN,
    output: () => output,
    says: (pattern) =>
      until(
        `${file} says ${pattern}`,
        () => find(pattern),
        () => output,
      ),
    ended,
    stop: async (signal = 'SIGTERM') => {
      child.kill(signal)
      await ended
    },
  }
}
