import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../process/root.js'
import { buildWithOfficialTools } from './solana/official-tools.js'
import { buildWithOwnToolchain } from './solana/own-toolchain.js'
import { listPrograms } from './solana/programs.js'

const workspace = join(root, 'programs/anchor')
const artifacts = join(workspace, 'artifacts')

export type BuildSolanaOptions = {
  /**
   * Uses Solana's and Anchor's own tools (`cargo build-sbf`, `anchor`), which must be on PATH. What they make is for
   * public clusters; the artifacts in git are made without, so that anybody can make them again.
   */
  official?: boolean
}

/** Builds the Solana programs and their IDLs into programs/anchor/artifacts. */
export async function buildSolana({ official = false }: BuildSolanaOptions = {}): Promise<void> {
  const programs = await listPrograms(workspace)
  const target = process.env.CARGO_TARGET_DIR ?? join(workspace, 'target')
  await mkdir(target, { recursive: true })
  const built = await mkdtemp(join(target, 'artifacts-'))
  try {
    const build = official ? buildWithOfficialTools : buildWithOwnToolchain
    await build({ workspace, programs, target, out: built })
    await rm(artifacts, { recursive: true, force: true })
    for (const { name, testOnly } of programs) {
      for (const file of [`${name}.so`, `${name}.json`]) {
        await cp(join(built, file), join(artifacts, testOnly ? 'test' : '', file))
      }
    }
  } finally {
    await rm(built, { recursive: true, force: true })
  }
}
