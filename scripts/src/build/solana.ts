import { cp, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { root } from '@fivefold/devnet/process/root'
import { doleroRulesWasm } from './dolero-rules.js'
import { buildWithOfficialTools } from './solana/official-tools.js'
import { buildWithOwnToolchain } from './solana/own-toolchain.js'
import { listPrograms } from './solana/programs.js'

const workspace = join(root, 'programs/anchor')
const artifacts = join(workspace, 'artifacts')

/** Where cargo keeps what it has compiled: never in git. */
const cargoTarget = () => process.env.CARGO_TARGET_DIR ?? join(workspace, 'target')

/** Builds the Solana programs and their IDLs into programs/anchor/artifacts. */
export async function buildSolana(): Promise<void> {
  const programs = await listPrograms(workspace)
  const target = cargoTarget()
  await mkdir(target, { recursive: true })
  const out = await mkdtemp(join(target, 'artifacts-'))
  try {
    await buildWithOwnToolchain({ workspace, programs, target, out })
    await removeArtifacts()
    for (const { name, testOnly } of programs) {
      for (const file of [`${name}.so`, `${name}.json`]) {
        await cp(join(out, file), join(artifacts, testOnly ? 'test' : '', file))
      }
    }
  } finally {
    await rm(out, { recursive: true, force: true })
  }
}

/** All but the rules' module, which is built apart. */
async function removeArtifacts(): Promise<void> {
  await mkdir(artifacts, { recursive: true })
  const names = (await readdir(artifacts)).filter((name) => name !== basename(doleroRulesWasm))
  for (const name of names) await rm(join(artifacts, name), { recursive: true })
}

/**
 * Builds the programs for public clusters with Solana's and Anchor's own tools, which must be on PATH. The result goes
 * where `anchor deploy` looks for it; the artifacts in git are made without these tools, so that anybody can make them
 * again.
 */
export async function buildSolanaOfficially(): Promise<void> {
  const programs = (await listPrograms(workspace)).filter(({ testOnly }) => !testOnly)
  const target = cargoTarget()
  const out = join(target, 'deploy')
  await mkdir(out, { recursive: true })
  await buildWithOfficialTools({ workspace, programs, target, out })
}
