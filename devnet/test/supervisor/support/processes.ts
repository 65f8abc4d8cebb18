import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

/** Whether a process runs; one that is dead but not yet buried does not. */
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

/** Asks again and again until the answer is yes. */
export async function until(
  what: string,
  isTrue: () => boolean | Promise<boolean>,
  limit = 10_000,
): Promise<void> {
  const deadline = Date.now() + limit
  while (!(await isTrue())) {
    if (Date.now() > deadline) throw new Error(`not in ${limit} ms: ${what}`)
    await sleep(20)
  }
}
