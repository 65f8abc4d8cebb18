import { join } from 'node:path'
import { root } from '../process/root.js'
import type { Command } from './part.js'

/** Preloaded by Node, it ends the process when the supervisor has exited; see `FIVEFOLD_PARENT_FD` there. */
export const dieWithParent = ['--import', new URL('./die-with-parent.mjs', import.meta.url).href] as const
const tsx = import.meta.resolve('tsx')

export type NodeCommand = {
  /** The file to run, from the root of the repository. */
  file: string
  args?: readonly string[]
  cwd?: string
  env: Readonly<Record<string, string>>
}

/** Runs a TypeScript file of this repository, or a JavaScript file that imports some. */
export function nodeCommand({ file, args = [], cwd = '.', env }: NodeCommand): Command {
  return {
    line: [process.execPath, ...dieWithParent, '--import', tsx, join(root, file), ...args],
    cwd: join(root, cwd),
    env,
  }
}
