import { parseArgs } from 'node:util'
import { type Count, type Suite, suites } from './suites.js'

const help = `npm test [-- --only SUITE]   every test of the repository, with npm packages alone

Suites: ${[...suites.keys()].join(', ')}.
  --only SUITE   one suite
  --help         this text`

/** Names are padded to the longest, so that the lines of two suites stay readable side by side. */
const prefixOf = (name: string): string => `${name.padEnd(8)} │ `

/** Tests with real chains and a browser wait much; more than two suites at once only makes all of them slow on two cores. */
const rows = 2

/** Takes one suite after the other from what is left. */
async function runSuites(left: [string, Suite][]): Promise<Count[]> {
  const counts: Count[] = []
  for (let next = left.shift(); next; next = left.shift()) {
    const [name, suite] = next
    const count = await suite(prefixOf(name))
    console.log(`\n${name}: ${count.passed} passed, ${count.failed} failed, ${count.skipped} skipped\n`)
    counts.push(count)
  }
  return counts
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { only: { type: 'string' }, help: { type: 'boolean', default: false } },
  })
  if (values.help) return console.log(help)
  const { only } = values
  if (only && !suites.has(only)) throw new Error(`no suite called ${only}; see npm test -- --help`)
  const started = Date.now()
  const left = [...suites].filter(([name]) => !only || name === only)
  const counts = (await Promise.all(Array.from({ length: rows }, () => runSuites(left)))).flat()
  const sum = (key: keyof Count) => counts.reduce((total, count) => total + count[key], 0)
  console.log(`All suites took ${Math.round((Date.now() - started) / 1000)} s.`)
  console.log(`${sum('passed')} passed, ${sum('failed')} failed, ${sum('skipped')} skipped`)
  if (sum('failed') > 0 || sum('passed') === 0) process.exitCode = 1
}

await main().catch((error: Error) => {
  console.error(error.message)
  process.exitCode = 1
})
