import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import { parse } from '../../core/parse.js'
import { readJson } from '../read-json.js'
import type { Report } from './report.js'

const runSchema = z.object({
  pid: z.int().positive(),
  parts: z.array(z.object({ name: z.string(), state: z.object({ kind: z.string() }) })),
})

/** The content of `run.json`, which `npm start` keeps next to the deployment file while it runs. */
export async function checkSupervisor(deploymentFile: string): Promise<Report | undefined> {
  const file = join(dirname(deploymentFile), 'run.json')
  if (!existsSync(file)) return undefined
  const { pid, parts } = parse(runSchema, await readJson(file), file)
  const down = parts.filter(({ state }) => state.kind !== 'ready' && state.kind !== 'done')
  const report: Report = {
    kind: 'supervisor',
    name: 'npm start',
    url: file,
    pid,
    up: parts.length - down.length,
    parts: parts.length,
  }
  if (!isAlive(pid)) return { ...report, up: 0, problem: `process ${pid} is gone` }
  if (down.length === 0) return report
  return { ...report, problem: down.map(({ name, state }) => `${name} is ${state.kind}`).join(', ') }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
