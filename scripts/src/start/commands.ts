import { join } from 'node:path'
import { root } from '../process/root.js'
import type { Command } from './part.js'

const dieWithParent = new URL('./die-with-parent.mjs', import.meta.url).href
const tsx = import.meta.resolve('tsx')

export type NodeCommand = {
  /** The file to run, from the root of the repository. */
  file: string
  args?: readonly string[]
  cwd?: string
  env: Readonly<Record<string, string>>
}

/** Runs one of our TypeScript files, or a JavaScript file that reads them. */
export function nodeCommand({ file, args = [], cwd = '.', env }: NodeCommand): Command {
  return {
    line: [process.execPath, '--import', dieWithParent, '--import', tsx, join(root, file), ...args],
    cwd: join(root, cwd),
    env,
  }
}
