import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { projectFolder } from '../../src/project-folder.js'
import { until } from './until.js'

export type Program = {
  /** Everything it has printed so far. */
  output: () => string
  /** Waits until it prints a line that matches. */
  says: (pattern: RegExp) => Promise<RegExpMatchArray>
  /** Waits for the end: exit code, or `null` when it was killed. */
  ended: Promise<number | null>
  stop: (signal?: NodeJS.Signals) => Promise<void>
}

const running = new Set<ChildProcess>()
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL')
})

/** Runs a main file of the indexer as the start script does. */
export function runProgram(file: string, args: string[], env: Record<string, string>): Program {
  const child = spawn(process.execPath, ['--import', 'tsx', file, ...args], {
    cwd: projectFolder,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running.add(child)
  let output = ''
  child.stdout.on('data', (chunk) => (output += chunk))
  child.stderr.on('data', (chunk) => (output += chunk))
  const ended = once(child, 'close').then(([code]) => {
    running.delete(child)
    return code
  })
  return {
    output: () => output,
    says: (pattern) => {
      const look = () => {
        const match = output.match(pattern)
        if (!match && !running.has(child))
          throw new Error(`${file} ended without saying ${pattern}\n${output}`)
        return match ?? undefined
      }
      return until(`${file} says ${pattern}`, look, () => output)
    },
    ended,
    stop: async (signal = 'SIGTERM') => {
      child.kill(signal)
      await ended
    },
  }
}
