import { relative } from 'node:path'
import type { Config } from '../config/config.js'
import { lastLines, logFile } from './logs.js'
import type { Part, PartStatus } from './part.js'
import { RunFile } from './run-file.js'
import { untilStopAsked } from './stop-signals.js'
import { Supervisor } from './supervisor.js'
import type { View } from './view.js'

export type RunOptions = {
  config: Config
  parts: readonly Part[]
  logs: string
  view: View
  /** The URL to open when all parts are ready. */
  open: string
}

const shownLines = 8
const longestLine = 300

/** Runs the parts until the user or the system requests a stop. */
export async function runUntilStopped({ config, parts, logs, view, open }: RunOptions): Promise<void> {
  const runFile = new RunFile(config)
  const onChange = (status: PartStatus) => {
    runFile.write(supervisor.statuses)
    if (status.state.kind === 'restarting') explain(status, logs, view)
    view.show(status, supervisor.statuses)
  }
  const supervisor = new Supervisor({ parts, logs, onChange })
  const stop = untilStopAsked(() => supervisor.kill())
  supervisor.start()
  void announce(supervisor, parts, view, config.without.has('dapp') ? undefined : open, stop.signal)

  const reason = await stop.asked
  view.print(`Stopping (${reason})`)
  await supervisor.stop()
  runFile.remove()
  view.print(`All ${parts.length} parts stopped`)
  view.end()
  stop.done()
}

async function announce(
  supervisor: Supervisor,
  parts: readonly Part[],
  view: View,
  open: string | undefined,
  signal: AbortSignal,
): Promise<void> {
  try {
    await supervisor.allUp(signal)
  } catch {
    return
  }
  const seconds = (performance.now() / 1000).toFixed(1)
  view.print(`All ${parts.length} parts ready in ${seconds} s.${open ? ` Open ${open}` : ''}`)
}

/** The last output of a part that failed, and the path of its log. */
function explain({ name, state }: PartStatus, logs: string, view: View): void {
  if (state.kind !== 'restarting') return
  const file = logFile(logs, name)
  const words = lastLines(file, shownLines).map((line) => `  | ${line.slice(0, longestLine)}`)
  view.print([`${name}: ${state.why}. Last lines of ${shortPath(file)}:`, ...words].join('\n'))
}

function shortPath(file: string): string {
  const path = relative(process.cwd(), file)
  return path.startsWith('..') ? file : path
}
