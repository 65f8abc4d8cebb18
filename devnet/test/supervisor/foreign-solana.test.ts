import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { readProgramArtifacts } from '../../src/solana/program-artifacts.js'
import { hasOwnPrograms } from '../../src/supervisor/own-programs-probe.js'
import { freePort } from '../../src/testing/free-port.js'
import { until } from '../../src/testing/until.js'

const main = fileURLToPath(new URL('../../src/supervisor/foreign-solana/main.ts', import.meta.url))
const ourNode = fileURLToPath(new URL('../../src/solana/main.ts', import.meta.url))
const tsx = import.meta.resolve('tsx')
const callsSchema = z.object({
  result: z.object({ surfnet_writeProgram: z.int().default(0), surfnet_setAccount: z.int().default(0) }),
})
let folder: string
let child: ChildProcess | undefined

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fivefold-foreign-'))
})

afterEach(async () => {
  if (child?.exitCode === null) await stop()
  rmSync(folder, { recursive: true, force: true })
})

/** A stand-in for a program that is not installed here: it records its arguments, then runs `code`. */
function installProgram(name: string, code: string): string {
  const file = join(folder, name)
  const noteArguments = `require('fs').writeFileSync(${JSON.stringify(join(folder, 'arguments'))}, JSON.stringify(process.argv.slice(2)));`
  writeFileSync(file, `#!${process.execPath}\n${noteArguments}\n${code}\n`, { mode: 0o755 })
  return file
}

function start(program: string, path: string, port: number): void {
  const where = ['--port', String(port), '--ws-port', String(port + 1), '--data', join(folder, 'solana')]
  const args = ['--import', tsx, main, '--program', program, '--path', path, ...where]
  child = spawn(process.execPath, args, { stdio: ['ignore', 'inherit', 'inherit'] })
}

async function readArguments(): Promise<string[]> {
  const file = join(folder, 'arguments')
  await until(() => existsSync(file) && readFileSync(file, 'utf8') !== '', 30_000)
  return JSON.parse(readFileSync(file, 'utf8'))
}

async function stop(): Promise<number | null> {
  const ended = once(child as ChildProcess, 'exit')
  child?.kill('SIGTERM')
  const [code] = await ended
  return code
}

describe('solana-test-validator', () => {
  it('is given our programs and accounts, and stops when asked', async () => {
    const port = await freePort()
    // Behind the foreign name runs our own node, which is a real one.
    const path = installProgram(
      'solana-test-validator',
      `const args = process.argv.slice(2); const value = (name) => args[args.indexOf(name) + 1];
      const node = require('child_process').spawn(process.execPath, ['--import', ${JSON.stringify(tsx)}, ${JSON.stringify(ourNode)}, '--port', value('--rpc-port'), '--ws-port', '0', '--data', value('--ledger')], { stdio: 'inherit' });
      process.on('SIGTERM', () => node.kill('SIGTERM')); node.on('exit', (code) => process.exit(code));`,
    )
    start('solana-test-validator', path, port)
    const args = await readArguments()
    for (const { address } of readProgramArtifacts({ testPrograms: false })) {
      const at = args.indexOf(address)
      expect(args[at - 1]).toBe('--bpf-program')
      expect(existsSync(args[at + 1] as string)).toBe(true)
    }
    expect(args[args.indexOf('--bind-address') + 1]).toBe('127.0.0.1')
    const accounts = args.filter((_, index) => args[index - 2] === '--account')
    expect(accounts.length).toBeGreaterThan(3)
    for (const file of accounts)
      expect(JSON.parse(readFileSync(file, 'utf8'))).toHaveProperty('account.owner')

    const probe = hasOwnPrograms(`http://127.0.0.1:${port}`)
    await until(
      () =>
        probe().then(
          () => true,
          () => false,
        ),
      60_000,
    )
    expect(await stop()).toBe(0)
  })
})

describe('surfpool', () => {
  it('is given our programs and accounts over its RPC', async () => {
    const port = await freePort()
    const path = installProgram(
      'surfpool',
      `const calls = {}; const args = process.argv.slice(2);
      require('http').createServer((request, response) => {
        let body = ''; request.on('data', (data) => { body += data });
        request.on('end', () => {
          const { id, method } = JSON.parse(body);
          calls[method] = (calls[method] || 0) + 1;
          response.end(JSON.stringify({ jsonrpc: '2.0', id, result: method === 'calls' ? calls : null }));
        });
      }).listen(Number(args[args.indexOf('--port') + 1]), '127.0.0.1');`,
    )
    start('surfpool', path, port)
    expect(await readArguments()).toEqual([
      ...['start', '--no-tui', '--no-studio', '--no-deploy', '--offline'],
      ...['--host', '127.0.0.1', '--port', String(port), '--ws-port', String(port + 1)],
    ])
    const ours = readProgramArtifacts({ testPrograms: false }).length
    await until(async () => {
      const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'calls' })
      const answer = await fetch(`http://127.0.0.1:${port}`, { method: 'POST', body }).catch(() => undefined)
      if (!answer) return false
      const { result } = callsSchema.parse(await answer.json())
      return result.surfnet_writeProgram > ours && result.surfnet_setAccount > 3
    }, 60_000)
  })
})
