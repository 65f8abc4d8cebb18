import { execFileSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const patience = 10_000

/**
 * Cleans up after a killed predecessor: stops a server that still runs on this folder, and removes the pid file of one
 * that has exited (its pid may belong to another process by now).
 */
export async function clearLeftover(folder: string): Promise<void> {
  const file = join(folder, 'postmaster.pid')
  const pid = readPid(file)
  if (pid === undefined) return
  if (isServerOf(pid, folder)) await stop(pid, folder)
  rmSync(file, { force: true })
}

async function stop(pid: number, folder: string): Promise<void> {
  const deadline = Date.now() + patience
  signal(pid, 'SIGINT')
  while (isServerOf(pid, folder)) {
    if (Date.now() > deadline) signal(pid, 'SIGKILL')
    await sleep(50)
  }
}

function readPid(file: string): number | undefined {
  try {
    const pid = Number.parseInt(readFileSync(file, 'utf8'), 10)
    return pid > 0 ? pid : undefined
  } catch {
    return undefined
  }
}

function isServerOf(pid: number, folder: string): boolean {
  const command = readCommand(pid)
  return command.includes('postgres') && command.includes(folder)
}

function readCommand(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
  } catch {
    if (process.platform === 'linux') return ''
  }
  try {
    return execFileSync('ps', ['-p', String(pid), '-o', 'command='], { encoding: 'utf8' })
  } catch {
    return ''
  }
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch {
    // It has already exited.
  }
}
