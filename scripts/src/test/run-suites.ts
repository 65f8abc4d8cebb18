import type { Count, Suite } from './suites.js'

/**
 * Runs suites in order, each as soon as enough of the `workers` are free.
 * A suite that needs more than there are gets all of them.
 */
export async function runSuites(
  suites: readonly Suite[],
  workers: number,
  onEnd: (suite: Suite, count: Count) => void,
): Promise<Count[]> {
  let free = workers
  let release = () => {}
  const running: Promise<Count>[] = []
  for (const suite of suites) {
    const wanted = Math.min(suite.workers, workers)
    while (free < wanted) {
      await new Promise<void>((resolve) => {
        release = resolve
      })
    }
    free -= wanted
    const run = async () => {
      const count = await suite.run(`${suite.name.padEnd(8)} │ `)
      onEnd(suite, count)
      free += wanted
      release()
      return count
    }
    running.push(run())
  }
  return Promise.all(running)
}
