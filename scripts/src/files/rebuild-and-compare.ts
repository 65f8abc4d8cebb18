import { compareContents, type Difference, readFolders, writeFolders } from './folder-contents.js'

/**
 * Rebuilds folders, returns the differences from the previous contents, and restores those.
 * The folders are listed again afterwards, because one may be new.
 */
export async function rebuildAndCompare(
  base: string,
  listFolders: () => readonly string[],
  rebuild: () => Promise<void>,
): Promise<Difference[]> {
  const folders = listFolders()
  const before = await readFolders(base, folders)
  const all = () => [...new Set([...folders, ...listFolders()])]
  try {
    await rebuild()
    return compareContents(before, await readFolders(base, all()))
  } finally {
    await writeFolders(base, all(), before)
  }
}
