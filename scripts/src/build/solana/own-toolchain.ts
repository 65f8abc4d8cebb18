import { join } from 'node:path'
import { root } from '@fivefold/devnet/process/root'
import type { ProgramBuild } from './programs.js'
import { runStep } from './run-step.js'

const toolchain = join(root, 'scripts/toolchain/solana')

/** Builds with the toolchain that setup.sh assembles from package registries. The same sources give the same bytes. */
export async function buildWithOwnToolchain({
  workspace,
  programs,
  target,
  out,
}: ProgramBuild): Promise<void> {
  const env = { CARGO_TARGET_DIR: target }
  await runStep({ command: join(toolchain, 'setup.sh'), args: [] })
  await runStep({ command: join(toolchain, 'build.sh'), args: [workspace, out], env })
  for (const { name, folder } of programs) {
    await runStep({ command: join(toolchain, 'idl.sh'), args: [folder, join(out, `${name}.json`)], env })
  }
}
