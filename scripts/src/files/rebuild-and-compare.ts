import { compareContents, type Difference, readFolders, writeFolders } from './folder-contents.js'

/**
 * Makes folders anew, says how what was there differs, and puts back what was there.
 * The folders are listed again afterwards: one may be new.
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
