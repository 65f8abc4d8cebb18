import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** Files by their path from some base folder. */
export type FolderContents = ReadonlyMap<string, Buffer>

type Filter = (path: string) => boolean

/** Reads files and the contents of folders, except those left out. A missing path has no files. */
export async function readFolders(
  base: string,
  paths: readonly string[],
  isLeftOut: Filter = () => false,
): Promise<FolderContents> {
  const files = (await Promise.all(paths.map((path) => listFiles(base, path, isLeftOut)))).flat().sort()
  return new Map(
    await Promise.all(files.map(async (file) => [file, await readFile(join(base, file))] as const)),
  )
}

/** Excluded folders are not entered, because compilers keep very many files. */
async function listFiles(base: string, path: string, isLeftOut: Filter): Promise<string[]> {
  if (isLeftOut(path)) return []
  const found = await stat(join(base, path)).catch(() => undefined)
  if (found?.isFile()) return [path]
  if (!found?.isDirectory()) return []
  const names = await readdir(join(base, path))
  return (await Promise.all(names.map((name) => listFiles(base, join(path, name), isLeftOut)))).flat()
}

/** Makes folders contain exactly these files. Files that are already right are not touched. */
export async function writeFolders(
  base: string,
  paths: readonly string[],
  wanted: FolderContents,
): Promise<void> {
  const present = await readFolders(base, paths)
  for (const file of present.keys()) if (!wanted.has(file)) await rm(join(base, file))
  for (const [file, bytes] of wanted) {
    if (present.get(file)?.equals(bytes)) continue
    await mkdir(dirname(join(base, file)), { recursive: true })
    await writeFile(join(base, file), bytes)
  }
}

export type Difference = { path: string; kind: 'missing' | 'extra' | 'different' }

/** The differences between the files on disk and the expected ones. */
export function compareContents(present: FolderContents, wanted: FolderContents): Difference[] {
  const paths = [...new Set([...present.keys(), ...wanted.keys()])].sort()
  return paths.flatMap((path): Difference[] => {
    const [is, should] = [present.get(path), wanted.get(path)]
    if (!is) return [{ path, kind: 'missing' }]
    if (!should) return [{ path, kind: 'extra' }]
    return is.equals(should) ? [] : [{ path, kind: 'different' }]
  })
}
