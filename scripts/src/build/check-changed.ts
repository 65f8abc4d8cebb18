import { isDeepStrictEqual } from 'node:util'
import { root } from '@fivefold/devnet/process/root'
import { run } from '@fivefold/devnet/process/run'
import { FivefoldError } from '@fivefold/sdk/core'
import { rebuildAndCompare } from '../files/rebuild-and-compare.js'
import type { Artifact } from './artifacts.js'
import { fingerprint, type Manifest, manifestFile, parseManifest } from './manifest.js'

/**
 * Builds every artifact that differs, in its sources or its files, from what each of the verified revisions records,
 * compares it with what is in the tree, and leaves the tree as it was.
 */
export async function checkChanged(
  candidates: readonly Artifact[],
  verified: readonly string[],
  base = root,
): Promise<void> {
  const changed = await findChanged(candidates, verified, base)
  if (changed.length === 0) return console.log(`No artifact changed since ${verified.join(' or ')}.`)
  let differences = 0
  for (const artifact of changed) {
    console.log(`${artifact.name}: building from source`)
    const { paths } = artifact.outputs
    const found = await rebuildAndCompare(base, () => paths, artifact.build)
    for (const { path, kind } of found) console.error(`${path}: ${kind}`)
    if (found.length === 0) console.log(`${artifact.name}: the same, byte for byte`)
    differences += found.length
  }
  if (differences > 0) {
    throw new FivefoldError('Artifacts differ from what their sources build: run npm run build:contracts', {
      code: 'ARTIFACTS_OUTDATED',
    })
  }
}

async function findChanged(
  candidates: readonly Artifact[],
  verified: readonly string[],
  base: string,
): Promise<Artifact[]> {
  const manifests = await Promise.all(verified.map((revision) => recordsAt(revision, base)))
  const states = await Promise.all(
    candidates.map(async (artifact) => {
      const present = await fingerprint(artifact, base)
      const isVerified = manifests.some((records) => isDeepStrictEqual(records[artifact.name], present))
      return { artifact, isVerified }
    }),
  )
  return states.filter(({ isVerified }) => !isVerified).map(({ artifact }) => artifact)
}

/** A revision without a manifest records nothing. */
async function recordsAt(revision: string, cwd: string): Promise<Manifest['artifacts']> {
  const known = await run('git', ['rev-parse', '--verify', '--quiet', `${revision}^{commit}`], { cwd })
  if (known.code !== 0) {
    throw new FivefoldError(`${revision} is not a revision of this repository`, { code: 'BAD_CONFIGURATION' })
  }
  const { code, output } = await run('git', ['show', `${revision}:${manifestFile}`], { cwd })
  return code === 0 ? parseManifest(output, `${manifestFile} of ${revision}`).artifacts : {}
}
