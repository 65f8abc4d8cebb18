import { runMain } from '@fivefold/devnet/config/run-main'
import { FivefoldError } from '@fivefold/sdk/core'
import { Command } from 'commander'
import { type Artifact, artifacts } from './artifacts.js'
import { buildArtifact } from './build-artifact.js'
import { checkChanged } from './check-changed.js'
import { buildSolanaOfficially } from './solana.js'
import { findVerifiedRevisions } from './verified-revisions.js'

type Flags = { only?: string; checkChanged: boolean; base?: string; official: boolean }

const help = `
The Solidity compiler comes with npm. The others need Rust (rustup) and some Debian packages; the scripts in
scripts/toolchain fetch the rest and say what they do. The first time takes half an hour.`

await runMain(async () => {
  const { only, ...flags } = new Command('npm run build:contracts --')
    .description(
      'Builds contracts, programs and the local runtime from source, and records them in the manifest.',
    )
    .option('--only <names>', 'evm, polkadot, solana, or one artifact of the manifest (comma separated)')
    .option(
      '--check-changed',
      'build what differs from the verified revisions, and compare byte for byte; change nothing',
      false,
    )
    .option(
      '--base <revision>',
      'with --check-changed: the verified revision, in place of origin/main and verified/* tags',
    )
    .option(
      '--official',
      "build only the Solana programs, with Solana's own tools, for a public cluster",
      false,
    )
    .addHelpText('after', help)
    .allowExcessArguments(false)
    .parse()
    .opts<Flags>()
  if (flags.official) return buildSolanaOfficially()
  const chosen = choose(only)
  if (flags.checkChanged) {
    return checkChanged(chosen, flags.base ? [flags.base] : await findVerifiedRevisions())
  }
  if (flags.base) {
    throw new FivefoldError('--base needs --check-changed', { code: 'BAD_CONFIGURATION' })
  }
  for (const artifact of chosen) {
    console.log(`${artifact.name}: building`)
    await buildArtifact(artifact)
  }
})

function choose(only: string | undefined): readonly Artifact[] {
  if (only === undefined) return artifacts
  const wanted = only.split(',').map((name) => name.trim())
  const isMeant = (artifact: Artifact, by: string) => artifact.chain === by || artifact.name === by
  const unknown = wanted.filter((name) => !artifacts.some((artifact) => isMeant(artifact, name)))
  if (unknown.length > 0) {
    throw new FivefoldError(`--only: there is nothing to build for ${unknown.join(', ')}`, {
      code: 'BAD_CONFIGURATION',
      hint: ['evm, polkadot, solana', ...artifacts.map(({ name }) => name)].join(', '),
    })
  }
  return artifacts.filter((artifact) => wanted.some((name) => isMeant(artifact, name)))
}
