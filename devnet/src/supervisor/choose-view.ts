import type { Config } from '../config/config.js'
import type { View } from './view.js'
import { viewJson } from './view-json.js'
import { viewLines } from './view-lines.js'
import { viewTable } from './view-table.js'

/** A table for people, lines for pipes, JSON for programs. */
export function chooseView({ json }: Config, out: NodeJS.WriteStream): View {
  // The reader may close the pipe before this process ends.
  out.on('error', () => {})
  const write = (text: string) => {
    out.write(text)
  }
  if (json) return viewJson(write)
  if (!out.isTTY) return viewLines(write)
  return viewTable({
    write,
    get columns() {
      return out.columns
    },
  })
}
