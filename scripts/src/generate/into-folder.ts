import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '@fivefold/devnet/process/root'
import { readFolders, writeFolders } from '../files/folder-contents.js'

/**
 * Runs a generator on an empty folder and applies the result: missing files are deleted, equal files are not touched,
 * and if the generator fails nothing changes.
 */
export async function generateInto(
  folder: string,
  generate: (folder: string) => Promise<void>,
): Promise<void> {
  const temporary = await mkdtemp(join(tmpdir(), 'fivefold-generate-'))
  try {
    await generate(temporary)
    const files = await readFolders(temporary, ['.'])
    const placed = new Map([...files].map(([path, bytes]) => [join(folder, path), bytes]))
    await writeFolders(root, [folder], placed)
  } finally {
    await rm(temporary, { recursive: true, force: true })
  }
}
