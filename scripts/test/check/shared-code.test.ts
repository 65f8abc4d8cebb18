import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { root } from '@fivefold/devnet/process/root'
import { afterAll, describe, expect, it } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'fivefold-lint-'))
copyFileSync(join(root, 'biome.json'), join(folder, 'biome.json'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Lints one file at a path of the repository by the repository's rules. */
function lint(path: string, imported: string): { status: number | null; output: string } {
  const file = join(folder, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `import { something } from '${imported}'\n\nexport const used = something\n`)
  const biome = join(root, 'node_modules', '.bin', 'biome')
  const args = ['lint', '--vcs-enabled=false', path]
  const { status, stdout, stderr } = spawnSync(biome, args, { cwd: folder, encoding: 'utf8' })
  return { status, output: stdout + stderr }
}

describe('shared code', () => {
  it.each([
    ['sdk/src/core/shared.ts', '../games/phalanx/index.js'],
    ['sdk/src/cli/shared.ts', '../games/war/index.js'],
    ['sdk/src/match/shared.ts', '../games/triad/transcript.js'],
    ['sdk/src/match/shared.ts', './war/index.js'],
    ['sdk/src/ledger/shared.ts', '../games/phalanx/index.js'],
    ['server/src/match/rooms/shared.ts', '@fivefold/sdk/phalanx'],
    ['server/src/match/rooms/shared.ts', '@fivefold/sdk/match/phalanx'],
    ['server/src/match/shared.ts', '../games/war/game.js'],
    ['indexer/src/shared.ts', './games/triad/game.js'],
    ['indexer/src/store/shared.ts', '../games/ledger/game.js'],
    ['indexer/src/solana/shared.ts', '@fivefold/sdk/dolero'],
    ['indexer/src/polkadot/shared.ts', '@fivefold/sdk/polkadot/ccg'],
    ['dapp/src/games/common/shared.ts', '@fivefold/sdk/war'],
    ['dapp/src/games/common/shared.ts', '../phalanx/game.js'],
    ['dapp/src/shell/lobby/shared.ts', '../../games/war/game.js'],
    ['dapp/src/shell/shared.ts', '@fivefold/sdk/triad'],
    ['dapp/src/shell/shared.ts', '@fivefold/sdk/match/war'],
  ])('%s must not import %s', (path, imported) => {
    const { status, output } = lint(path, imported)
    expect(output).toContain('noRestrictedImports')
    expect(status).toBe(1)
  })

  it.each([
    ['sdk/src/cli/shared.ts', '../games/registry.js'],
    ['sdk/src/match/war/own.ts', '../../games/war/index.js'],
    ['sdk/src/match/shared.ts', '../core/player.js'],
    ['server/src/match/rooms/shared.ts', '@fivefold/sdk/core'],
    ['server/src/match/rooms/shared.ts', '@fivefold/sdk/match'],
    ['dapp/src/shell/shared.ts', '../games/registry.js'],
    ['server/src/games/war/own.ts', '@fivefold/sdk/war'],
    ['indexer/src/shared.ts', './games/registry.js'],
    ['indexer/src/evm/shared.ts', '@fivefold/sdk/indexer'],
    ['indexer/src/games/ccg/own.ts', '@fivefold/sdk/polkadot/ccg'],
  ])('%s may import %s', (path, imported) => {
    const { status, output } = lint(path, imported)
    expect(output).not.toContain('noRestrictedImports')
    expect(status).toBe(0)
  })
})
