import { parseArgs } from 'node:util'
import { type Count, lanes } from './suites.js'

const help = `npm test [-- --only SUITE]   every test of the repository, with npm packages alone

Suites: solidity (Hardhat), sdk, server, indexer, scripts (local chains, start), dapp (with a real browser).
  --only SUITE   one suite
  --help         this text`

/** Names are padded to the longest, so that the lines of two suites stay readable side by side. */
const prefixOf = (name: string): string => `${name.padEnd(8)} │ `

async function runLane(lane: (typeof lanes)[number], only: string | undefined): Promise<Count[]> {
  const counts: Count[] = []
  for (const [name, suite] of lane) {
    if (only && only !== name) continue
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
  if (only && !lanes.some((lane) => lane.has(only)))
    throw new Error(`no suite called ${only}; see npm test -- --help`)
  const started = Date.now()
  const counts = (await Promise.all(lanes.map((lane) => runLane(lane, only)))).flat()
  const sum = (key: keyof Count) => counts.reduce((total, count) => total + count[key], 0)
  console.log(`All suites took ${Math.round((Date.now() - started) / 1000)} s.`)
  console.log(`${sum('passed')} passed, ${sum('failed')} failed, ${sum('skipped')} skipped`)
  if (sum('failed') > 0 || sum('passed') === 0) process.exitCode = 1
}

await main().catch((error: Error) => {
  console.error(error.message)
  process.exitCode = 1
})
