import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { run } from '../process/run.js'

const help = `npm test [-- --only SUITE]   every test of the repository, with npm packages alone

Suites: solidity (Hardhat), vitest (sdk, server, scripts, indexer, dapp with the browser).
  --only SUITE   one suite
  --help         this text`

type Count = { passed: number; failed: number; skipped: number }

function countMocha(output: string): Count {
  const number = (word: string) => Number(new RegExp(`^\\s*(\\d+) ${word}`, 'm').exec(output)?.[1] ?? 0)
  return { passed: number('passing'), failed: number('failing'), skipped: number('pending') }
}

async function runSolidity(): Promise<Count> {
  const { code, output } = await run('npx', ['hardhat', 'test'], { show: true })
  const count = countMocha(output)
  // A compile error fails without a failing test.
  return code !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count
}

async function runVitest(): Promise<Count> {
  const folder = mkdtempSync(join(tmpdir(), 'fivefold-test-'))
  const report = join(folder, 'report.json')
  try {
    const args = ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
    const { code } = await run('npx', args, { show: true })
    const { numPassedTests, numFailedTests, numPendingTests } = JSON.parse(readFileSync(report, 'utf8'))
    // A file that cannot be loaded fails without a failing test.
    const failed = code !== 0 ? Math.max(1, numFailedTests) : numFailedTests
    return { passed: numPassedTests, failed, skipped: numPendingTests }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const suites: Record<string, () => Promise<Count>> = { solidity: runSolidity, vitest: runVitest }

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { only: { type: 'string' }, help: { type: 'boolean', default: false } },
  })
  if (values.help) return console.log(help)
  const names = values.only ? [values.only] : Object.keys(suites)
  const total: Count = { passed: 0, failed: 0, skipped: 0 }
  const started = Date.now()
  for (const name of names) {
    const suite = suites[name]
    if (!suite) throw new Error(`no suite called ${name}; see npm test -- --help`)
    console.log(`\n── ${name}`)
    const count = await suite()
    total.passed += count.passed
    total.failed += count.failed
    total.skipped += count.skipped
  }
  console.log(`\nAll suites took ${Math.round((Date.now() - started) / 1000)} s.`)
  console.log(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`)
  if (total.failed > 0 || total.passed === 0) process.exitCode = 1
}

await main().catch((error: Error) => {
  console.error(error.message)
  process.exitCode = 1
})
