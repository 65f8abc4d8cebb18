import { spawn } from 'node:child_process'
import { root } from './root.js'

export type RunOptions = {
  cwd?: string
  env?: NodeJS.ProcessEnv
  /** Shows the output while it comes; it is returned either way. */
  show?: boolean
}

export type RunResult = { code: number; output: string }

/** Runs a command to its end. Never throws for a failing command: the code tells. */
export function run(command: string, args: readonly string[], options: RunOptions = {}): Promise<RunResult> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: options.cwd ?? root,
      env: { ...process.env, ...options.env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const chunks: Buffer[] = []
    const keep = (out: NodeJS.WriteStream) => (chunk: Buffer) => {
      chunks.push(chunk)
      if (options.show) out.write(chunk)
    }
    child.stdout.on('data', keep(process.stdout))
    child.stderr.on('data', keep(process.stderr))
    child.once('error', reject)
    child.once('close', (code) => resolve({ code: code ?? 1, output: Buffer.concat(chunks).toString() }))
  })
}
