import { parseArgs } from 'node:util'
import { runSuites } from './run-suites.js'
import { type Count, suites } from './suites.js'

const names = suites.map(({ name }) => name)

const help = `npm test [-- --only SUITE]   every test of the repository, with npm packages alone

Suites: ${names.join(', ')}.
  --only SUITE   one suite
  --help         this text`

/** Concurrent test files. Many wait for chains and browsers: three keep two cores busy, more only delay each other. */
const workers = 3

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { only: { type: 'string' }, help: { type: 'boolean', default: false } },
  })
  if (values.help) return console.log(help)
  const { only } = values
  if (only && !names.includes(only)) throw new Error(`no suite called ${only}; see npm test -- --help`)
  const started = Date.now()
  const seconds = () => Math.round((Date.now() - started) / 1000)
  const chosen = suites.filter(({ name }) => !only || name === only)
  const counts = await runSuites(chosen, workers, ({ name }, { passed, failed, skipped }) =>
    console.log(`\n${name}: ${passed} passed, ${failed} failed, ${skipped} skipped (at ${seconds()} s)\n`),
  )
  const sum = (key: keyof Count) => counts.reduce((total, count) => total + count[key], 0)
  console.log(`All suites took ${seconds()} s.`)
  console.log(`${sum('passed')} passed, ${sum('failed')} failed, ${sum('skipped')} skipped`)
  if (sum('failed') > 0 || sum('passed') === 0) process.exitCode = 1
}

await main().catch((error: Error) => {
  console.error(error.message)
  process.exitCode = 1
})
