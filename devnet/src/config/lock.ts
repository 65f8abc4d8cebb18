import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { badConfiguration } from './bad-configuration.js'

export const lockFileName = 'start.lock'

type Owner = { pid: number; born: string }

/** Locks a data folder for this process. Returns the function that releases it. */
export function lockDataFolder(folder: string): () => void {
  return takeLock(join(folder, lockFileName), (owner) =>
    badConfiguration(`Data folder ${folder} is in use by ${owner}: stop it, or set FIVEFOLD_DATA`),
  )
}

/**
 * Takes a lock file for this process. A lock whose process has exited is taken over.
 *
 * @param inUse - the error if a running process holds it
 * @returns the function that releases the lock
 */
export function takeLock(file: string, inUse: (owner: string) => Error): () => void {
  const mine = JSON.stringify({ pid: process.pid, born: birth(process.pid) ?? '' } satisfies Owner)
  if (!tryToWrite(file, mine)) {
    const before = readText(file)
    refuseIfAlive(before, inUse)
    // Renamed first, so that of two processes that find the same stale lock only one removes it.
    const aside = `${file}.${process.pid}`
    renameSync(file, aside)
    const taken = readText(aside)
    rmSync(aside, { force: true })
    if (taken !== before || !tryToWrite(file, mine)) throw inUse('another process')
  }
  return () => {
    if (readText(file) === mine) rmSync(file, { force: true })
  }
}

function tryToWrite(file: string, text: string): boolean {
  try {
    writeFileSync(file, text, { flag: 'wx' })
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

function refuseIfAlive(text: string, inUse: (owner: string) => Error): void {
  const owner = parseOwner(text)
  if (!owner) return
  const alive = birth(owner.pid)
  if (alive !== undefined && (alive === owner.born || owner.born === '')) throw inUse(`process ${owner.pid}`)
}

function parseOwner(text: string): Owner | undefined {
  try {
    const value: Partial<Owner> | null = JSON.parse(text)
    if (typeof value?.pid === 'number' && typeof value.born === 'string')
      return { pid: value.pid, born: value.born }
  } catch {
    // Half-written by a process that died.
  }
  return undefined
}

/** When a process started; together with its pid this identifies a process. Empty without /proc. */
function birth(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const [state, ...fields] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return state === 'Z' ? undefined : (fields[18] ?? '')
  } catch {
    return isAlive(pid) ? '' : undefined
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
