import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { root } from '../process/root.js'
import { run } from '../process/run.js'

const help = `npm test [-- --only SUITE]   every test of the repository, with npm packages alone

Suites: solidity (Hardhat), sdk, server, indexer, scripts (local chains, start), dapp (with a real browser).
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

async function runVitest(workspace: string): Promise<Count> {
  const folder = mkdtempSync(join(tmpdir(), 'fivefold-test-'))
  const report = join(folder, 'report.json')
  try {
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
    // More workers than cores only makes tests with real chains slow.
    // On a shared machine a second try tells a busy moment from a fault.
    const retries = process.env['CI'] ? ['--retry=1'] : []
    const args = ['vitest', 'run', '--maxWorkers=2', ...retries, ...reporters]
    const { code } = await run('npx', args, { show: true, cwd: join(root, workspace) })
    if (!existsSync(report)) return { passed: 0, failed: 1, skipped: 0 }
    const { numPassedTests, numFailedTests, numPendingTests } = JSON.parse(readFileSync(report, 'utf8'))
    // A file that cannot be loaded fails without a failing test.
    const failed = code !== 0 ? Math.max(1, numFailedTests) : numFailedTests
    return { passed: numPassedTests, failed, skipped: numPendingTests }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const workspaces = ['sdk', 'server', 'indexer', 'scripts', 'dapp']
const suites = new Map<string, () => Promise<Count>>([
  ['solidity', runSolidity],
  ...workspaces.map((name): [string, () => Promise<Count>] => [name, () => runVitest(name)]),
])

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { only: { type: 'string' }, help: { type: 'boolean', default: false } },
  })
  if (values.help) return console.log(help)
  const names = values.only ? [values.only] : [...suites.keys()]
  const total: Count = { passed: 0, failed: 0, skipped: 0 }
  const started = Date.now()
  for (const name of names) {
    const suite = suites.get(name)
    if (!suite) throw new Error(`no suite called ${name}; see npm test -- --help`)
    console.log(`\n── ${name}`)
    const count = await suite()
    console.log(`${name}: ${count.passed} passed, ${count.failed} failed, ${count.skipped} skipped`)
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
