import { readFileSync } from 'node:fs'
import type { Load, Measured } from './load.js'

export type Contender = {
  readonly name: string
  readonly load: Load
  /** The process id of its server. */
  readonly pid: number | undefined
}

export type RoundsOptions = {
  rounds: number
  /** Seconds per contender and round, for each of its two measurements. */
  seconds: number
}

export type Result = {
  name: string
  perSecond: number
  p99: { median: number; worst: number }
  /** Microseconds of CPU time of the server's process per action; other load on the machine affects it least. */
  cpu: number
}

const warmUpActions = 5_000

/**
 * Contenders take turns, so that other load on the machine affects all of them. The best rate counts: noise only slows.
 * For the latency, the best round would hide occasional spikes, so the median counts and the worst is reported.
 */
export async function takeTurns(
  contenders: readonly Contender[],
  { rounds, seconds }: RoundsOptions,
): Promise<Result[]> {
  const measured: (Measured & { cpu: number })[][] = contenders.map(() => [])
  for (const { name, load } of contenders) {
    progress(`warming up: ${name}`)
    await load.warmUp(warmUpActions)
  }
  for (let round = 0; round < rounds; round++) {
    for (const [index, { name, load, pid }] of contenders.entries()) {
      const before = cpuTime(pid)
      const result = await load.measure(seconds)
      const cpu = (cpuTime(pid) - before) / result.count
      measured[index]?.push({ ...result, cpu })
      const { perSecond, p99 } = result
      progress(
        `round ${round + 1} of ${rounds}: ${name}: ${Math.round(perSecond)}/s, p99 ${p99.toFixed(1)} ms, CPU ${cpu.toFixed(0)} µs`,
      )
    }
  }
  return contenders.map(({ name }, index) => {
    const own = measured[index] ?? []
    const latencies = own.map(({ p99 }) => p99)
    return {
      name,
      perSecond: Math.max(...own.map(({ perSecond }) => perSecond)),
      p99: { median: medianOf(latencies), worst: Math.max(...latencies) },
      cpu: medianOf(own.map(({ cpu }) => cpu)),
    }
  })
}

/** CPU time of a process in microseconds; not a number where the system does not report it. */
function cpuTime(pid: number | undefined): number {
  try {
    // User and system time, counted in hundredths of a second, follow the name in parentheses.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
    return (Number(fields[11]) + Number(fields[12])) * 10_000
  } catch {
    return Number.NaN
  }
}

/** Progress is for a person who waits; results go to stdout. */
export const progress = (text: string): void => console.error(text)

/** For an even number, the mean of the two in the middle. */
function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const at = (index: number) => sorted[Math.floor(index)] ?? Number.NaN
  return (at((sorted.length - 1) / 2) + at(sorted.length / 2)) / 2
}
