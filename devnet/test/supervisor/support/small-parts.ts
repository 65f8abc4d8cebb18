import { tmpdir } from 'node:os'
import type { Command, Part } from '../../../src/supervisor/part.js'
import { answersHttp } from '../../../src/supervisor/probes.js'
import type { Timing } from '../../../src/supervisor/timing.js'

/** Everything a hundred times faster than for real. */
export const quickTiming: Timing = {
  startProbe: 10,
  healthProbe: 20,
  startLimit: 5_000,
  hungAfter: 300,
  firstPause: 50,
  longestPause: 200,
  healthyAfter: 1_000,
  grace: 500,
}

/** Runs a line of JavaScript in its own process. */
export function javascript(code: string, env: Record<string, string> = {}): Command {
  const inherited = { PATH: process.env.PATH ?? '' }
  return { line: [process.execPath, '-e', code], cwd: tmpdir(), env: { ...inherited, ...env } }
}

const listen = (port: number) =>
  `require('http').createServer((_, r) => r.end('ok')).listen(${port}, '127.0.0.1');`

/** A web server; `code` runs before it. */
export function service(name: string, port: number, needs: readonly string[] = [], code = ''): Part {
  const url = `http://127.0.0.1:${port}`
  return {
    name,
    url,
    needs,
    work: { kind: 'service', command: javascript(code + listen(port)), probe: answersHttp(url) },
  }
}

export function task(name: string, code: string, needs: readonly string[] = []): Part {
  return { name, url: '', needs, work: { kind: 'task', command: javascript(code) } }
}
