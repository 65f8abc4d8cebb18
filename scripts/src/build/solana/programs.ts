import { execFile } from 'node:child_process'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { FivefoldError } from '@fivefold/sdk/core'
import { z } from 'zod'

export type AnchorProgram = {
  /** Name of crate, image and IDL. */
  name: string
  folder: string
  /** Loaded by tests, but not part of a deployment. */
  testOnly: boolean
}

export type ProgramBuild = {
  workspace: string
  programs: readonly AnchorProgram[]
  /** Where cargo keeps what it has compiled. */
  target: string
  /** Where `<name>.so` and `<name>.json` of each program go. */
  out: string
}

const metadataSchema = z.object({
  workspace_root: z.string(),
  packages: z.array(
    z.object({
      name: z.string(),
      manifest_path: z.string(),
      metadata: z
        .object({ fivefold: z.object({ 'test-only': z.boolean().optional() }).optional() })
        .nullable(),
      targets: z.array(z.object({ crate_types: z.array(z.string()) })),
    }),
  ),
})

/** The programs of a cargo workspace: whatever lies in its folder `programs` and is linked to a library of its own. */
export async function listPrograms(workspace: string): Promise<AnchorProgram[]> {
  const { packages, workspace_root } = metadataSchema.parse(JSON.parse(await cargoMetadata(workspace)))
  return packages
    .filter(({ manifest_path }) => manifest_path.startsWith(join(workspace_root, 'programs/')))
    .filter(({ targets }) => targets.some(({ crate_types }) => crate_types.includes('cdylib')))
    .map(({ name, manifest_path, metadata }) => ({
      name,
      folder: dirname(manifest_path),
      testOnly: metadata?.fivefold?.['test-only'] ?? false,
    }))
}

async function cargoMetadata(cwd: string): Promise<string> {
  try {
    const args = ['metadata', '--locked', '--no-deps', '--format-version', '1']
    const { stdout } = await promisify(execFile)('cargo', args, { cwd, maxBuffer: 1 << 26 })
    return stdout
  } catch (cause) {
    const missing = (cause as NodeJS.ErrnoException).code === 'ENOENT'
    const message = missing ? 'cargo is not on PATH: install Rust' : `cargo cannot read ${cwd}`
    throw new FivefoldError(message, { code: 'BUILD_FAILED', cause })
  }
}
