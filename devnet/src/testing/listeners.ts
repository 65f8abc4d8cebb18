import { readdirSync, readFileSync, readlinkSync } from 'node:fs'

/** 127.0.0.1 and ::1 as /proc writes them. */
const loopback = ['0100007F', '00000000000000000000000001000000']
const listenState = '0A'

export type Listener = { port: number; isLoopback: boolean }

/** What a process listens on. For Linux, which lists it in /proc. */
export function listenersOfProcess(pid: number): Listener[] {
  return listenersOf([String(pid)])
}

/** What the processes of a group listen on. */
export function listenersOfGroup(group: number): Listener[] {
  return listenersOf(processesOf(group))
}

function listenersOf(pids: readonly string[]): Listener[] {
  const sockets = new Set(pids.flatMap(socketsOf))
  const rows = ['/proc/net/tcp', '/proc/net/tcp6'].flatMap((file) => readFileSync(file, 'utf8').split('\n'))
  return rows.flatMap((row) => {
    const [, local = '', , state, , , , , , inode = ''] = row.trim().split(/\s+/)
    const [address = '', port = ''] = local.split(':')
    if (state !== listenState || !sockets.has(inode)) return []
    return [{ port: Number.parseInt(port, 16), isLoopback: loopback.includes(address) }]
  })
}

function processesOf(group: number): string[] {
  return readdirSync('/proc').filter((name) => {
    if (!/^\d+$/.test(name)) return false
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8')
      return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[2]) === group
    } catch {
      return false
    }
  })
}

function socketsOf(pid: string): string[] {
  const folder = `/proc/${pid}/fd`
  return readdirSync(folder).flatMap((descriptor) => {
    try {
      return /^socket:\[(\d+)\]$/.exec(readlinkSync(`${folder}/${descriptor}`))?.[1] ?? []
    } catch {
      // Closed since it was listed.
      return []
    }
  })
}
