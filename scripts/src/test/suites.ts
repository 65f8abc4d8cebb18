import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '@fivefold/devnet/process/root'
import { run } from '@fivefold/devnet/process/run'

export type Count = { passed: number; failed: number; skipped: number }

export type Suite = {
  name: string
  /** Test files that run at the same time. */
  workers: number
  run: (prefix: string) => Promise<Count>
}

function countMocha(output: string): Count {
  const number = (word: string) => Number(new RegExp(`^\\s*(\\d+) ${word}`, 'm').exec(output)?.[1] ?? 0)
  return { passed: number('passing'), failed: number('failing'), skipped: number('pending') }
}

async function runSolidity(prefix: string): Promise<Count> {
  const { code, output } = await run('npx', ['hardhat', 'test'], { show: prefix })
  const count = countMocha(output)
  // A compile error produces no failing test.
  return code !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count
}

async function runVitest(folder: string, workers: number, prefix: string): Promise<Count> {
  const temporary = mkdtempSync(join(tmpdir(), 'fivefold-test-'))
  const report = join(temporary, 'report.json')
  try {
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
    const args = ['vitest', 'run', `--maxWorkers=${workers}`, ...reporters]
    const { code } = await run('npx', args, { show: prefix, cwd: join(root, folder) })
    if (!existsSync(report)) return { passed: 0, failed: 1, skipped: 0 }
    const { numPassedTests, numFailedTests, numPendingTests } = JSON.parse(readFileSync(report, 'utf8'))
    // A file that cannot be loaded produces no failing test.
    const failed = code !== 0 ? Math.max(1, numFailedTests) : numFailedTests
    return { passed: numPassedTests, failed, skipped: numPendingTests }
  } finally {
    rmSync(temporary, { recursive: true, force: true })
  }
}

const vitest = (name: string, { folder = name, workers = 1 } = {}): Suite => ({
  name,
  workers,
  run: (prefix) => runVitest(folder, workers, prefix),
})

/**
 * The longest first, so that the last ones are short; Solidity before scripts, which use its compiled output. The longest
 * file of scripts takes about as long as all others together, so two workers halve that suite.
 */
export const suites: readonly Suite[] = [
  vitest('dapp', { workers: 2 }),
  { name: 'solidity', workers: 1, run: runSolidity },
  vitest('ink', { folder: 'contracts/ink' }),
  vitest('scripts', { workers: 2 }),
  vitest('devnet'),
  vitest('server'),
  vitest('indexer'),
  vitest('anchor', { folder: 'programs/anchor' }),
  vitest('sdk'),
]
