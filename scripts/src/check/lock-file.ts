import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '@fivefold/devnet/process/root'

type Entry = {
  version?: string
  resolved?: string
  link?: boolean
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
}

/** Searches the parent node_modules folders as Node does. */
function isInstalled(packages: Record<string, Entry>, from: string, name: string): boolean {
  for (let base = from; ; ) {
    if (packages[`${base ? `${base}/` : ''}node_modules/${name}`]) return true
    if (!base) return false
    const parent = base.lastIndexOf('/node_modules/')
    base = parent >= 0 ? base.slice(0, parent) : ''
  }
}

/** `npm ci` accepts a lock file with missing entries; another machine then lacks the package. */
export function lockFileProblems(packages: Record<string, Entry>): string[] {
  const problems: string[] = []
  for (const [path, entry] of Object.entries(packages)) {
    if (entry.resolved && !entry.link) problems.push(`${path}: records a download address`)
    for (const name of Object.keys({ ...entry.dependencies, ...entry.optionalDependencies })) {
      if (!isInstalled(packages, path, name)) problems.push(`${path || 'root'}: ${name} is missing`)
    }
  }
  return problems
}

const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
const problems = lockFileProblems(lock.packages)
for (const problem of problems) console.error(problem)
if (problems.length > 0) process.exitCode = 1
