import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { root } from '@fivefold/devnet/process/root'
import { contractFile } from './polkadot/contract-file.js'

const artifacts = join(root, 'contracts/ink/artifacts')
const generated = join(root, 'sdk/src/generated/polkadot')

/** Writes a typed binding for each ink! contract into the SDK. */
export async function generatePolkadot(): Promise<void> {
  const contracts = (await readdir(artifacts)).filter((file) => file.endsWith('.contract')).sort()
  await rm(generated, { recursive: true, force: true })
  await mkdir(generated, { recursive: true })
  for (const file of contracts) {
    const bundle: unknown = JSON.parse(await readFile(join(artifacts, file), 'utf8'))
    await writeFile(join(generated, `${basename(file, '.contract')}.ts`), contractFile(bundle))
  }
}
