import { execFile } from 'node:child_process'
import { readdir, readFile, readlink } from 'node:fs/promises'
import { basename } from 'node:path'
import { promisify } from 'node:util'

export type PortHolder = { pid: number; name: string }

const listenState = '0A'

/** The process that listens on a TCP port, as far as this user can see it. */
export async function findPortHolder(port: number): Promise<PortHolder | undefined> {
  return (await findInProc(port)) ?? (await findWithLsof(port))
}

async function findInProc(port: number): Promise<PortHolder | undefined> {
  const tables = await Promise.all(['/proc/net/tcp', '/proc/net/tcp6'].map(readOrNothing))
  const inodes = new Set(tables.flatMap((table) => listeningInodes(table, port)))
  if (inodes.size === 0) return undefined
  const processes = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  for (const pid of processes) {
    if (await holdsSocket(pid, inodes)) return { pid: Number(pid), name: await readProcessName(Number(pid)) }
  }
  return undefined
}

/** Rows of /proc/net/tcp: `sl local_address rem_address st … inode`, the port in hexadecimal. */
function listeningInodes(table: string, port: number): string[] {
  const suffix = `:${port.toString(16).toUpperCase().padStart(4, '0')}`
  return table.split('\n').flatMap((line) => {
    const columns = line.trim().split(/\s+/)
    const [, local, , state] = columns
    const inode = columns[9]
    return local?.endsWith(suffix) && state === listenState && inode ? [inode] : []
  })
}

async function holdsSocket(pid: string, inodes: ReadonlySet<string>): Promise<boolean> {
  const folder = `/proc/${pid}/fd`
  const descriptors = await readdir(folder).catch(() => [])
  for (const descriptor of descriptors) {
    const target = await readlink(`${folder}/${descriptor}`).catch(() => '')
    const inode = /^socket:\[(\d+)\]$/.exec(target)?.[1]
    if (inode && inodes.has(inode)) return true
  }
  return false
}

/** Node options that take a value. */
const nodeOptions = new Set(['--import', '--require', '-r', '--loader', '--conditions', '-C'])

/** The program and, for Node, its script. */
async function readProcessName(pid: number): Promise<string> {
  const [program = 'unknown', ...args] = (await readOrNothing(`/proc/${pid}/cmdline`)).split('\0')
  const name = basename(program)
  if (name !== 'node') return name
  const script = args.find((word, index) => !word.startsWith('-') && !nodeOptions.has(args[index - 1] ?? ''))
  return script ? `${name} ${lastFolders(script)}` : name
}

function lastFolders(path: string): string {
  return path.split('/').slice(-4).join('/')
}

async function findWithLsof(port: number): Promise<PortHolder | undefined> {
  try {
    const { stdout } = await promisify(execFile)('lsof', ['-nP', `-iTCP:${port}`, '-sTCP:LISTEN', '-Fpc'])
    const pid = /^p(\d+)$/m.exec(stdout)?.[1]
    const name = /^c(.+)$/m.exec(stdout)?.[1]
    return pid && name ? { pid: Number(pid), name } : undefined
  } catch {
    return undefined
  }
}

function readOrNothing(file: string): Promise<string> {
  return readFile(file, 'utf8').catch(() => '')
}
