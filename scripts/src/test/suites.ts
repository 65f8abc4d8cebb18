import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '@fivefold/devnet/process/root'
import { run } from '@fivefold/devnet/process/run'

export type Count = { passed: number; failed: number; skipped: number }

export type Suite = (prefix: string) => Promise<Count>

function countMocha(output: string): Count {
  const number = (word: string) => Number(new RegExp(`^\\s*(\\d+) ${word}`, 'm').exec(output)?.[1] ?? 0)
  return { passed: number('passing'), failed: number('failing'), skipped: number('pending') }
}

async function runSolidity(prefix: string): Promise<Count> {
  const { code, output } = await run('npx', ['hardhat', 'test'], { show: prefix })
  const count = countMocha(output)
  // A compile error fails without a failing test.
  return code !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count
}

async function runVitest(workspace: string, workers: number, prefix: string): Promise<Count> {
  const folder = mkdtempSync(join(tmpdir(), 'fivefold-test-'))
  const report = join(folder, 'report.json')
  try {
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
    const args = ['vitest', 'run', `--maxWorkers=${workers}`, ...reporters]
    const { code } = await run('npx', args, { show: prefix, cwd: join(root, workspace) })
    if (!existsSync(report)) return { passed: 0, failed: 1, skipped: 0 }
    const { numPassedTests, numFailedTests, numPendingTests } = JSON.parse(readFileSync(report, 'utf8'))
    // A file that cannot be loaded fails without a failing test.
    const failed = code !== 0 ? Math.max(1, numFailedTests) : numFailedTests
    return { passed: numPassedTests, failed, skipped: numPendingTests }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const vitest =
  (workspace: string, workers: number): Suite =>
  (prefix) =>
    runVitest(workspace, workers, prefix)

/** The longest first, so that whoever is free last has little left to do. */
export const suites: ReadonlyMap<string, Suite> = new Map([
  ['dapp', vitest('dapp', 1)],
  ['solidity', runSolidity],
  ['ink', vitest('contracts/ink', 1)],
  ['anchor', vitest('programs/anchor', 1)],
  ['scripts', vitest('scripts', 1)],
  ['devnet', vitest('devnet', 1)],
  ['indexer', vitest('indexer', 1)],
  ['server', vitest('server', 1)],
  ['sdk', vitest('sdk', 1)],
])
