import { type ChildProcess, spawn } from 'node:child_process'
import type { Binaries } from './binaries.js'
import { chooseAccount, commandAs } from './unprivileged.js'

export type Postmaster = {
  /** Resolves with the server's last output when it has exited. */
  exited: Promise<string>
  stop(): Promise<void>
}

const patience = 10_000
const keptLines = 20

/** Runs the server process, which never outlives this process. */
export function runPostmaster(
  { postgres }: Binaries,
  folder: string,
  port: number,
  log: (line: string) => void,
): Postmaster {
  const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'lc_messages=C']
  const args = ['-D', folder, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])]
  const command = commandAs(chooseAccount(folder), postgres, args, folder)
  const child = spawn(command.program, command.args, {
    ...command.account,
    cwd: '/',
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const guard = stopWhenOrphaned(child)
  const output = collect(child, log)
  const exited = new Promise<string>((resolve) => {
    const end = (reason: string) => {
      guard?.kill('SIGKILL')
      resolve(reason)
    }
    child.once('error', (error) => end(error.message))
    child.once('close', (code, signal) => end(output.join('\n') || `ended with ${signal ?? code}`))
  })
  return { exited, stop: () => stop(child, exited) }
}

/** SIGINT is Postgres' fast shutdown, SIGQUIT the immediate one. */
async function stop(child: ChildProcess, exited: Promise<string>): Promise<void> {
  child.kill('SIGINT')
  const timer = setTimeout(() => child.kill('SIGQUIT'), patience)
  await exited
  clearTimeout(timer)
}

/** A shell that reads from this process until it exits, for any reason, and then stops the server. */
function stopWhenOrphaned(child: ChildProcess): ChildProcess | undefined {
  if (child.pid === undefined) return undefined
  const script = 'trap "" INT TERM HUP; cat >/dev/null; kill -INT "$1"'
  const guard = spawn('/bin/sh', ['-c', script, 'postgres-guard', String(child.pid)], {
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  guard.on('error', () => {})
  guard.unref()
  return guard
}

function collect(child: ChildProcess, log: (line: string) => void): string[] {
  const output: string[] = []
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      for (const line of text.split('\n').filter(Boolean)) {
        log(line)
        output.push(line)
        if (output.length > keptLines) output.shift()
      }
    })
  }
  return output
}
