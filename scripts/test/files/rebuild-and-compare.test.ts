import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { rebuildAndCompare } from '../../src/files/rebuild-and-compare.js'

async function makeFolder(files: Record<string, string>) {
  const base = await mkdtemp(join(tmpdir(), 'fivefold-rebuild-'))
  onTestFinished(() => rm(base, { recursive: true, force: true }))
  const write = async (file: string, text: string) => {
    await mkdir(dirname(join(base, file)), { recursive: true })
    await writeFile(join(base, file), text)
  }
  for (const [file, text] of Object.entries(files)) await write(file, text)
  return { base, write }
}

it('names files that differ, are missing or are extra, also in new folders, and undoes the rebuild', async () => {
  const { base, write } = await makeFolder({
    'a/same': '1',
    'a/old': '2',
    'a/changed': '3',
    'other/file': '4',
  })
  const list = () => ['a', 'b'].filter((folder) => existsSync(join(base, folder)))
  const differences = await rebuildAndCompare(base, list, async () => {
    await rm(join(base, 'a/old'))
    await write('a/changed', '33')
    await write('a/deep/new', '5')
    await write('b/new', '6')
    await write('other/file', '44')
  })
  expect(differences).toEqual([
    { path: 'a/changed', kind: 'different' },
    { path: 'a/deep/new', kind: 'missing' },
    { path: 'a/old', kind: 'extra' },
    { path: 'b/new', kind: 'missing' },
  ])
  expect(await readFile(join(base, 'a/old'), 'utf8')).toBe('2')
  expect(await readFile(join(base, 'a/changed'), 'utf8')).toBe('3')
  expect(existsSync(join(base, 'b/new'))).toBe(false)
  expect(await readFile(join(base, 'other/file'), 'utf8')).toBe('44')
})

it('finds nothing when the rebuild gives the same', async () => {
  const { base, write } = await makeFolder({ 'a/same': '1' })
  expect(
    await rebuildAndCompare(
      base,
      () => ['a'],
      () => write('a/same', '1'),
    ),
  ).toEqual([])
})
