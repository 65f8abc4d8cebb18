import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { root } from './root.js'

export type RunOptions = {
  cwd?: string
  env?: NodeJS.ProcessEnv
  /** Prints the output as it arrives, with a prefix per line; it is returned either way. */
  show?: boolean | string
}

export type RunResult = { code: number; output: string }

/** Runs a command to its end. A failing command does not throw: check the exit code. */
export function run(command: string, args: readonly string[], options: RunOptions = {}): Promise<RunResult> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: options.cwd ?? root,
      env: { ...process.env, ...options.env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const chunks: Buffer[] = []
    const keep = (from: Readable, out: NodeJS.WriteStream) => {
      from.on('data', (chunk: Buffer) => {
        chunks.push(chunk)
        if (options.show === true) out.write(chunk)
      })
      // Complete lines, so that the output of concurrent commands does not interleave.
      if (typeof options.show === 'string') {
        createInterface({ input: from }).on('line', (line) => out.write(`${options.show}${line}\n`))
      }
    }
    keep(child.stdout, process.stdout)
    keep(child.stderr, process.stderr)
    child.once('error', reject)
    child.once('close', (code) => resolve({ code: code ?? 1, output: Buffer.concat(chunks).toString() }))
  })
}
