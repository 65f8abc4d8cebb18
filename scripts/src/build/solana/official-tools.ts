import { join } from 'node:path'
import { badConfiguration } from '@fivefold/devnet/config/bad-configuration'
import { findProgram } from '@fivefold/devnet/config/find-program'
import type { ProgramBuild } from './programs.js'
import { runStep } from './run-step.js'

/** Builds with `cargo build-sbf` and `anchor idl build`, as for a public cluster. */
export async function buildWithOfficialTools({
  workspace,
  programs,
  target,
  out,
}: ProgramBuild): Promise<void> {
  for (const tool of ['cargo-build-sbf', 'anchor']) {
    if (!findProgram(tool, process.env.PATH))
      throw badConfiguration(`--official needs ${tool}, which is not on PATH`)
  }
  const env = { CARGO_TARGET_DIR: target }
  const manifest = join(workspace, 'Cargo.toml')
  await runStep({
    command: 'cargo',
    args: ['build-sbf', '--manifest-path', manifest, '--sbf-out-dir', out, '--', '--locked'],
    env,
  })
  for (const { name } of programs) {
    await runStep({
      command: 'anchor',
      args: ['idl', 'build', '--program-name', name, '--out', join(out, `${name}.json`)],
      env,
    })
  }
}
