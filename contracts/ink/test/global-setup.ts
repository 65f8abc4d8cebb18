import { rmSync } from 'node:fs'
import { startChain, temporaryFolder } from '@fivefold/devnet/testing/polkadot'
import { deployPolkadot } from '@fivefold/scripts/deploy/polkadot'
import type { PolkadotDeployment } from '@fivefold/sdk/config'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  export interface ProvidedContext {
    /** A chain with the card game on it, as `npm start` deploys it: its folder, to be copied, and its addresses. */
    deployed: { dataDir: string; polkadot: PolkadotDeployment }
  }
}

/** Deploys once for all test files. */
export default async function setup(project: TestProject): Promise<() => void> {
  const dataDir = temporaryFolder()
  const chain = await startChain({ dataDir })
  const polkadot = await deployPolkadot({ url: chain.url, local: true })
  await chain.close()
  project.provide('deployed', { dataDir, polkadot })
  return () => rmSync(dataDir, { recursive: true, force: true })
}
