import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { createProgram } from '../../../src/cli/program.js'
import { createRandom } from '../../../src/core/index.js'
import {
  coreRuleset,
  defaultRuleset,
  type Match,
  matchDigest,
  matchFileToJson,
  orThrow,
  randomMatch,
  replay,
  replayToJson,
  signMatch,
} from '../../../src/games/triad/index.js'

const folder = mkdtempSync(join(tmpdir(), 'fivefold-triad-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
afterEach(() => {
  vi.restoreAllMocks()
})

/** Runs `fivefold triad …` and gives what it prints. */
async function triad(...args: string[]): Promise<string> {
  let output = ''
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    output += text
    return true
  })
  const program = createProgram()
    .exitOverride()
    .configureOutput({ writeErr: () => {} })
  for (const command of program.commands)
    for (const inner of command.commands) inner.exitOverride().configureOutput({ writeErr: () => {} })
  await program.parseAsync(['triad', ...args], { from: 'user' })
  return output
}

function file(name: string, content: unknown): string {
  const path = join(folder, name)
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content))
  return path
}

const a = privateKeyToAccount(`0x${'a1'.repeat(32)}`)
const b = privateKeyToAccount(`0x${'b2'.repeat(32)}`)
const drawn = randomMatch(createRandom('cli'), { ruleset: coreRuleset })
const match: Match = { ...drawn, header: { ...drawn.header, playerA: a.address, playerB: b.address } }
const domain = { chainId: 31337, verifyingContract: `0x${'cc'.repeat(20)}` as const }
const json = { ...matchFileToJson(match), ruleset: 'core' }

function expected() {
  return replayToJson(match, orThrow(replay(match)))
}

describe('fivefold triad replay', () => {
  it('prints ids, result and boards as JSON', async () => {
    expect(JSON.parse(await triad('replay', file('match.json', json)))).toEqual(expected())
  })

  it('reads standard input for -', async () => {
    vi.spyOn(process, 'stdin', 'get').mockReturnValue(
      Readable.from([JSON.stringify(json)]) as typeof process.stdin,
    )
    expect(JSON.parse(await triad('replay', '-'))).toEqual(expected())
  })

  it('refuses an illegal match with code, turn and arguments', async () => {
    const turns = json.turns.map((turn, i) => (i === 3 ? { ...turn, cell: 9 } : turn))
    await expect(triad('replay', file('illegal.json', { ...json, turns }))).rejects.toMatchObject({
      code: 'CellOutOfRange',
      turn: 3,
      args: { turn: 3, cell: 9 },
    })
  })

  it('refuses a ruleset that is not the one in the header', async () => {
    const path = file('other.json', { ...json, ruleset: 'default' })
    await expect(triad('replay', path)).rejects.toMatchObject({ code: 'RulesetMismatch' })
  })

  it('says what is wrong with a file in one line', async () => {
    await expect(triad('replay', join(folder, 'nothing.json'))).rejects.toThrow(
      /^cannot read .*nothing.json: ENOENT$/,
    )
    await expect(triad('replay', file('broken.json', '{'))).rejects.toThrow(/broken.json is not JSON$/)
    await expect(triad('replay', file('empty.json', {}))).rejects.toThrow(/^match: header: /)
  })

  it('names standard input where that is not JSON', async () => {
    vi.spyOn(process, 'stdin', 'get').mockReturnValue(Readable.from(['?']) as typeof process.stdin)
    await expect(triad('replay', '-')).rejects.toThrow('standard input is not JSON')
  })
})

describe('the fivefold program', () => {
  it('ends with one line on stderr and exit code 1 for a refused match', () => {
    const turns = json.turns.map((turn, i) => (i === 8 ? { ...turn, cardIndex: 7 } : turn))
    const path = file('refused.json', { ...json, turns })
    const program = fileURLToPath(new URL('../../../bin/fivefold.mjs', import.meta.url))
    const { status, stdout, stderr } = spawnSync(process.execPath, [program, 'triad', 'replay', path], {
      encoding: 'utf8',
    })
    expect({ status, stdout, stderr }).toEqual({
      status: 1,
      stdout: '',
      stderr: 'CardOutOfRange: turn 8, cardIndex 7 (cards are 0..4)\n',
    })
  })
})

describe('fivefold triad verify', () => {
  let sigA = ''
  let sigB = ''
  beforeAll(async () => {
    sigA = await signMatch(a, domain, match)
    sigB = await signMatch(b, domain, match)
  })

  it('checks the signatures in the file', async () => {
    const path = file('signed.json', { ...json, domain, sigA, sigB })
    expect(JSON.parse(await triad('verify', path))).toEqual({
      ...expected(),
      digest: matchDigest(domain, match),
      signers: [a.address, b.address],
    })
  })

  it('takes domain and signatures from flags, which win over the file', async () => {
    const path = file('unsigned.json', { ...json, domain: { ...domain, chainId: 1 }, sigA: sigB })
    const flags = [
      '--chain-id',
      '31337',
      '--contract',
      domain.verifyingContract,
      '--sig-a',
      sigA,
      '--sig-b',
      sigB,
    ]
    expect(JSON.parse(await triad('verify', path, ...flags))).toMatchObject({ winner: expected().winner })
    const bare = file('bare.json', json)
    expect(JSON.parse(await triad('verify', bare, ...flags))).toMatchObject({ winner: expected().winner })
  })

  it('gives Light the result that the vectors give it', async () => {
    const light = new URL('../../../vectors/triad/light.json', import.meta.url)
    const vectors: { name: string; boards: unknown; result: object }[] = JSON.parse(
      readFileSync(light, 'utf8'),
    )
    expect(vectors.length).toBeGreaterThan(0)
    for (const { name, boards, result, ...signed } of vectors) {
      expect(JSON.parse(await triad('verify', file(`${name}.json`, signed)))).toMatchObject({
        boards,
        ...result,
      })
    }
  })

  it('refuses a wrong signature', async () => {
    const path = file('swapped.json', { ...json, domain, sigA: sigB, sigB: sigA })
    await expect(triad('verify', path)).rejects.toMatchObject({
      code: 'InvalidSignature',
      args: { player: 0 },
    })
  })

  it('looks at the deadline where the time is given', async () => {
    const path = file('signed.json', { ...json, domain, sigA, sigB })
    const { deadline } = match.header
    await expect(triad('verify', path, '--now', `${deadline}`)).resolves.toContain('winner')
    await expect(triad('verify', path, '--now', `${deadline + 1n}`)).rejects.toMatchObject({
      code: 'DeadlinePassed',
    })
    await expect(triad('verify', path, '--now', 'tomorrow')).rejects.toThrow(
      'verify: now: is not a whole number',
    )
  })

  it('says what is missing', async () => {
    await expect(triad('verify', file('a.json', json))).rejects.toThrow(/there is no domain/)
    await expect(triad('verify', file('b.json', { ...json, domain }))).rejects.toThrow(/there is no sigA/)
    await expect(triad('verify', file('c.json', { ...json, domain, sigA }))).rejects.toThrow(
      /there is no sigB/,
    )
    await expect(triad('verify', file('d.json', '[]'))).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  })
})

describe('fivefold triad simulate', () => {
  it('plays as many matches as asked, the same for the same seed', async () => {
    const first = JSON.parse(await triad('simulate', '--games', '20', '--seed', 'x'))
    expect(first).toMatchObject({ games: 20, seed: 'x', rulesetId: defaultRuleset.id })
    expect(first.wins[0] + first.wins[1]).toBe(20)
    expect(first.tiles[0] + first.tiles[1]).toBe(180)
    expect(JSON.parse(await triad('simulate', '--games', '20', '--seed', 'x'))).toEqual(first)
    const other = JSON.parse(await triad('simulate', '--games', '20', '--seed', 'y'))
    expect(other.checksum).not.toBe(first.checksum)
  })

  it('plays under another ruleset and with stronger bots', async () => {
    const args = [
      'simulate',
      '--games',
      '3',
      '--seed',
      'x',
      '--strength-a',
      'greedy',
      '--strength-b',
      'random',
    ]
    const core = JSON.parse(await triad(...args, '--ruleset', 'core'))
    expect(core.rulesetId).toBe(coreRuleset.id)
    const config = file('config.json', coreRuleset.config)
    expect(JSON.parse(await triad(...args, '--ruleset', config))).toEqual(core)
  })

  it('prints matches that replay accepts', async () => {
    const lines = (await triad('simulate', '--games', '3', '--seed', 'x', '--transcripts')).trim().split('\n')
    expect(lines).toHaveLength(3)
    vi.restoreAllMocks()
    const result = JSON.parse(await triad('replay', file('line.json', lines[1] as string)))
    expect(result.rulesetId).toBe(defaultRuleset.id)
  })

  it.each([
    ['0 games', ['--games', '0', '--seed', 'x'], /games: is not a number of games/],
    ['-1 games', ['--games=-1', '--seed', 'x'], /games: is not a number of games/],
    ['many games', ['--games', 'many', '--seed', 'x'], /games: is not a number of games/],
    ['no seed', ['--games', '1'], /required option '--seed <text>'/],
    ['a strange strength', ['--games', '1', '--seed', 'x', '--strength-a', 'god'], /strengthA/],
    [
      'a missing ruleset file',
      ['--games', '1', '--seed', 'x', '--ruleset', 'nope.json'],
      /cannot read nope.json/,
    ],
  ])('refuses %s', async (_, args, message) => {
    await expect(triad('simulate', ...args)).rejects.toThrow(message)
  })
})
