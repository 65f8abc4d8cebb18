import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const file = fileURLToPath(new URL('../../../bin/start.cjs', import.meta.url))

export type StartRun = {
  child: ChildProcess
  /** The output on stdout and stderr so far. */
  stdout(): string
  stderr(): string
  /** The exit code, when the process has ended. */
  exit: Promise<number | null>
}

export type StartOptions = {
  args?: readonly string[]
  env?: Record<string, string>
  nodeArgs?: readonly string[]
}

/** `npm start` without npm, with only the given environment. */
export function runStart({ args = [], env = {}, nodeArgs = [] }: StartOptions): StartRun {
  const child = spawn(process.execPath, [...nodeArgs, file, ...args], {
    env: { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let stdout = ''
  let stderr = ''
  child.stdout.on('data', (data) => {
    stdout += data
  })
  child.stderr.on('data', (data) => {
    stderr += data
  })
  const exit = new Promise<number | null>((resolve) => child.once('close', resolve))
  return { child, stdout: () => stdout, stderr: () => stderr, exit }
}
