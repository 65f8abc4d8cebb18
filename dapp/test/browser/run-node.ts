import { spawn } from 'node:child_process'

/** Runs a script to its end, as a user would: the tests' own NODE_ENV is not passed on. A failure includes its output. */
export function runNode(args: readonly string[], cwd: string): Promise<void> {
  const { NODE_ENV: _test, ...env } = process.env
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (text: Buffer) => {
        output += text
      })
    }
    child.once('error', reject)
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`exit code ${code}\n${output}`))))
  })
}
