/** Seconds that each kind of work gets in one round. */
const roundSeconds = 0.5
const rounds = 6

export type Work = {
  name: string
  /** Does some work and says how many units it was. */
  run: () => number | Promise<number>
}

export type Rate = { name: string; perSecond: number }

/**
 * Units a second of each kind of work. They take turns, so that whatever else the machine does hits all of them;
 * the best round counts, since noise only ever slows.
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
