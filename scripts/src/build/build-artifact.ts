import { root } from '@fivefold/devnet/process/root'
import { FivefoldError } from '@fivefold/sdk/core'
import type { Artifact } from './artifacts.js'
import { fingerprint, recordArtifact } from './manifest.js'

/** Builds an artifact and records its sources in the manifest. */
export async function buildArtifact(artifact: Artifact, base = root): Promise<void> {
  const { sources } = await fingerprint(artifact, base)
  await artifact.build()
  const record = await fingerprint(artifact, base)
  if (record.sources !== sources) {
    throw new FivefoldError(`${artifact.name}: its sources changed while it was built`, {
      code: 'BUILD_FAILED',
      hint: 'build again',
    })
  }
  await recordArtifact(artifact.name, record, base)
}
