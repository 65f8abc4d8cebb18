import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { temporaryFolder } from '@fivefold/devnet/testing/solana'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { buildWithOfficialTools } from '../../src/build/solana/official-tools.js'

let folder: string
let remove: () => void
beforeEach(() => {
  ;({ folder, remove } = temporaryFolder())
})
afterEach(() => {
  vi.unstubAllEnvs()
  remove()
})

/** A program that only notes how it was called. */
function makeTool(name: string): void {
  const bin = join(folder, 'bin')
  mkdirSync(bin, { recursive: true })
  writeFileSync(join(bin, name), `#!/bin/sh\necho "${name} $*" >> "${join(folder, 'calls')}"\n`)
  chmodSync(join(bin, name), 0o755)
}

const build = () =>
  buildWithOfficialTools({
    workspace: '/ws',
    programs: [{ name: 'dolero', folder: '/ws/programs/dolero', testOnly: false }],
    target: '/target',
    out: '/out',
  })

describe('a build with the official tools', () => {
  it('runs cargo build-sbf for the images and anchor for the IDLs', async () => {
    for (const tool of ['cargo', 'cargo-build-sbf', 'anchor']) makeTool(tool)
    vi.stubEnv('PATH', [join(folder, 'bin'), '/usr/bin', '/bin'].join(delimiter))
    await build()
    expect(readFileSync(join(folder, 'calls'), 'utf8').trim().split('\n')).toEqual([
      'cargo build-sbf --manifest-path /ws/Cargo.toml --sbf-out-dir /out -- --locked',
      'anchor idl build --program-name dolero --out /out/dolero.json',
    ])
  })

  it('names the missing tool', async () => {
    makeTool('cargo-build-sbf')
    vi.stubEnv('PATH', join(folder, 'bin'))
    await expect(build()).rejects.toThrow('--official needs anchor, which is not on PATH')
  })
})
