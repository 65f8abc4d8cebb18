import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

/** Returns whether there was a process to signal. */
export function signalGroup(group: number | undefined, signal: NodeJS.Signals | 0): boolean {
  if (group === undefined) return false
  try {
    return process.kill(-group, signal)
  } catch {
    return false
  }
}

/** Ends what is left of a group, first with SIGTERM. */
export async function endGroup(group: number | undefined, grace: number): Promise<void> {
  if (group === undefined || !signalGroup(group, 'SIGTERM')) return
  const deadline = Date.now() + grace
  while (isGroupAlive(group)) {
    if (Date.now() > deadline) {
      signalGroup(group, 'SIGKILL')
      return
    }
    await sleep(20)
  }
}

/** Zombies, as in a container without an init, do not count. */
function isGroupAlive(group: number): boolean {
  if (!signalGroup(group, 0)) return false
  if (process.platform !== 'linux') return true
  return readdirSync('/proc').some((name) => /^\d+$/.test(name) && isLivingMember(name, group))
}

function isLivingMember(pid: string, group: number): boolean {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const [state, , processGroup] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return Number(processGroup) === group && state !== 'Z'
  } catch {
    return false
  }
}
