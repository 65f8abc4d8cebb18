import { readdirSync, readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const src = fileURLToPath(new URL('../../src/', import.meta.url))
const sdkGames = fileURLToPath(new URL('../../../sdk/src/games/', import.meta.url))

const folders = (path: string) =>
  readdirSync(path, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))
const filesBelow = (path: string) =>
  readdirSync(path, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => `${path}/${name}`)
const games = folders(sdkGames)
const shared = ['accounts', 'chains', 'games/common', 'games/game.ts', 'hooks', 'lib', 'shell']

/** Whether an import of a file leads into a game: its folder of the dApp, or its part of the SDK. */
function isOfGame(file: string, specifier: string): boolean {
  if (specifier.startsWith('@fivefold/sdk/')) return specifier.split('/').some((part) => games.includes(part))
  if (!specifier.startsWith('.')) return false
  const [top, folder, ...rest] = resolve(dirname(file), specifier).slice(src.length).split('/')
  return top === 'games' && folder !== 'common' && rest.length > 0
}

function importsOf(file: string): string[] {
  const text = readFileSync(file, 'utf8')
  return [...text.matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].map(([, specifier]) => specifier ?? '')
}

describe('shared code', () => {
  it('imports no game', () => {
    const files = shared.flatMap((path) => (path.endsWith('.ts') ? [src + path] : filesBelow(src + path)))
    expect(files.length).toBeGreaterThan(100)
    const found = files.flatMap((file) =>
      importsOf(file).flatMap((specifier) =>
        isOfGame(file, specifier) ? [`${file.slice(src.length)}: ${specifier}`] : [],
      ),
    )
    expect(found).toEqual([])
  })

  it.each([
    ['../../phalanx/board/log-text.js', true],
    ['@fivefold/sdk/server/phalanx', true],
    ['@fivefold/sdk/triad', true],
    ['../match/notices.js', false],
    ['../../game.js', false],
    ['../../registry.js', false],
    ['@fivefold/sdk/evm/ledger', false],
  ])('may import %s: a game is found, %s', (specifier, expected) => {
    expect(isOfGame(`${src}games/common/match/example.ts`, specifier)).toBe(expected)
  })
})
