import type { ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { until } from './until.js'

/** Whether a process runs. A zombie does not. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2)[0] !== 'Z'
  } catch {
    return process.platform !== 'linux'
  }
}

/** The output of a process so far, on stdout and stderr. */
export function collectOutput(child: ChildProcess): () => string {
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (data) => {
      output += data
    })
  }
  return () => output
}

/** Waits for a text in the output of a process. If the process exits first, the error contains its output. */
export async function untilPrinted(child: ChildProcess, output: () => string, text: string): Promise<void> {
  await until(() => {
    if (child.exitCode !== null) throw new Error(output())
    return output().includes(text)
  }, 60_000)
}
