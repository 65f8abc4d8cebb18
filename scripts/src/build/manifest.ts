import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '@fivefold/devnet/process/root'
import { parse } from '@fivefold/sdk/core'
import { z } from 'zod'
import { type FolderContents, readFolders } from '../files/folder-contents.js'
import { type Artifact, artifacts, type Selection } from './artifacts.js'

const sha256 = z.string().regex(/^[0-9a-f]{64}$/)
const recordSchema = z.object({ sources: sha256, files: z.record(z.string(), sha256) })
const manifestSchema = z.object({ version: z.literal(1), artifacts: z.record(z.string(), recordSchema) })

/** Fingerprints of an artifact's sources and files. */
export type ArtifactRecord = z.infer<typeof recordSchema>
export type Manifest = z.infer<typeof manifestSchema>

export const manifestFile = 'artifacts.manifest.json'

/** Files of compilers and editors, and files without effect on the build. */
const noSource = /(^|\/)(target|node_modules|__pycache__|\.[^/]+)(\/|$)|\.md$/

export function parseManifest(text: string, what: string): Manifest {
  return parse(manifestSchema, JSON.parse(text), what)
}

async function readManifest(base = root): Promise<Manifest> {
  try {
    return parseManifest(await readFile(join(base, manifestFile), 'utf8'), manifestFile)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return { version: 1, artifacts: {} }
    throw error
  }
}

/** Records the sources and outputs of an artifact. */
export async function recordArtifact(name: string, record: ArtifactRecord, base = root): Promise<void> {
  const { artifacts: before } = await readManifest(base)
  const all = Object.entries({ ...before, [name]: record }).sort(([one], [other]) => (one < other ? -1 : 1))
  const manifest: Manifest = { version: 1, artifacts: Object.fromEntries(all) }
  await writeFile(join(base, manifestFile), `${JSON.stringify(manifest, null, 2)}\n`)
}

/** The current fingerprints of an artifact's sources and files. */
export async function fingerprint(artifact: Artifact, base = root): Promise<ArtifactRecord> {
  const [sources, outputs, pins] = await Promise.all([
    read(base, artifact.sources, (file) => noSource.test(file)),
    read(base, artifact.outputs),
    readPins(base, artifact.pins),
  ])
  const lines = [...sources].map(([file, bytes]) => `${file} ${hash(bytes)}\n`)
  return {
    sources: hash([...lines, ...pins].join('')),
    files: Object.fromEntries([...outputs].map(([file, bytes]) => [file, hash(bytes)])),
  }
}

/** Lists, one line each, the artifacts that do not match their sources. */
export async function checkManifest(base = root, expected = artifacts): Promise<string[]> {
  const manifest = await readManifest(base)
  const problems = await Promise.all(
    expected.map(async (artifact) => {
      const problem = describe(manifest.artifacts[artifact.name], await fingerprint(artifact, base))
      return problem
        ? [`${artifact.name}: ${problem}: run npm run build:contracts -- --only ${artifact.chain}`]
        : []
    }),
  )
  return problems.flat()
}

function describe(recorded: ArtifactRecord | undefined, present: ArtifactRecord): string | undefined {
  if (!recorded) return `is not in ${manifestFile}`
  if (recorded.sources !== present.sources)
    return 'the sources are not those that the artifact was built from'
  const names = [...new Set([...Object.keys(recorded.files), ...Object.keys(present.files)])].sort()
  const changed = names.find((name) => recorded.files[name] !== present.files[name])
  return changed === undefined ? undefined : `${changed} is not the file that was built`
}

function read(
  base: string,
  { paths, except = [] }: Selection,
  isLeftOut: (file: string) => boolean = () => false,
): Promise<FolderContents> {
  const isExcepted = (file: string) => except.some((path) => file === path || file.startsWith(`${path}/`))
  return readFolders(base, paths, (file) => isExcepted(file) || isLeftOut(file))
}

const packageSchema = z.object({
  dependencies: z.record(z.string(), z.string()).optional(),
  devDependencies: z.record(z.string(), z.string()).optional(),
})

async function readPins(base: string, { file, names }: Artifact['pins']): Promise<string[]> {
  if (names.length === 0) return []
  const { dependencies, devDependencies } = parse(
    packageSchema,
    JSON.parse(await readFile(join(base, file), 'utf8')),
    file,
  )
  const versions = { ...dependencies, ...devDependencies }
  return names.map((name) => `${name}@${versions[name]}\n`)
}

function hash(bytes: Buffer | string): string {
  return createHash('sha256').update(bytes).digest('hex')
}
