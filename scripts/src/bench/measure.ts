/** Seconds per kind of work in one round. */
const roundSeconds = 0.5
const rounds = 6

export type Work = {
  name: string
  /** Does some work and returns the number of units done. */
  run: () => number | Promise<number>
}

export type Rate = { name: string; perSecond: number }

/**
 * Units per second of each kind of work. They take turns, so that other load on the machine affects all of them;
 * the best round counts, because noise only slows.
 */
export async function measureRates(works: readonly Work[]): Promise<Rate[]> {
  const best = new Map<string, number>()
  for (let round = 0; round < rounds; round++) {
    for (const { name, run } of works) {
      const rate = await measureOnce(run)
      best.set(name, Math.max(best.get(name) ?? 0, rate))
    }
  }
  return works.map(({ name }) => ({ name, perSecond: best.get(name) ?? 0 }))
}

async function measureOnce(run: Work['run']): Promise<number> {
  const started = performance.now()
  let units = 0
  do units += await run()
  while (performance.now() - started < roundSeconds * 1000)
  return units / ((performance.now() - started) / 1000)
}
