import { homedir } from 'node:os'
import { join } from 'node:path'
import { root } from '@fivefold/devnet/process/root'
import { run } from '@fivefold/devnet/process/run'

const scripts = join(root, 'scripts/toolchain/ink')

/** Where cargo puts what it compiles: beside the toolchain, outside of the repository. */
export const targetDir = join(
  process.env.INK_TOOLCHAIN || join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'ink-toolchain'),
  'target',
)

/** Downloads the Rust toolchain and the crates, unless they are there. */
export async function setUpToolchain(): Promise<void> {
  const { code, output } = await run(join(scripts, 'setup.sh'), [], { show: true })
  if (code !== 0) throw new Error(`The ink! toolchain could not be set up:\n${output}`)
}

export type CargoOptions = {
  /** Folder under contracts/ink; the folder itself by default. */
  folder?: string
  rustFlags?: readonly string[]
}

/** Runs cargo with the pinned toolchain. Returns what it printed. */
export async function cargo(
  args: readonly string[],
  { folder = '', rustFlags = [] }: CargoOptions = {},
): Promise<string> {
  const { code, output } = await run(join(scripts, 'cargo.sh'), args, {
    cwd: join(root, 'contracts/ink', folder),
    env: { FIVEFOLD_RUSTFLAGS: rustFlags.join(' ') },
  })
  if (code !== 0) throw new Error(`cargo ${args.join(' ')} failed:\n${output}`)
  return output
}
