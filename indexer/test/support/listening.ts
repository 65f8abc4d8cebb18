import { readdirSync, readFileSync, readlinkSync } from 'node:fs'

const listening = '0A'

/** The addresses that a process listens on, as Linux writes them: `0100007F` is 127.0.0.1. */
export function listeningAddresses(pid: number): string[] {
  const sockets = new Set(socketsOf(pid))
  return ['tcp', 'tcp6'].flatMap((table) =>
    readFileSync(`/proc/${pid}/net/${table}`, 'utf8')
      .split('\n')
      .map((line) => line.trim().split(/\s+/))
      .filter(([, , , state, , , , , , inode = '']) => state === listening && sockets.has(inode))
      .map(([, local = '']) => local.split(':')[0] ?? ''),
  )
}

function socketsOf(pid: number): string[] {
  return readdirSync(`/proc/${pid}/fd`).flatMap((fd) => {
    try {
      return readlinkSync(`/proc/${pid}/fd/${fd}`).match(/^socket:\[(\d+)\]$/)?.[1] ?? []
    } catch {
      // Closed in the meantime.
      return []
    }
  })
}
