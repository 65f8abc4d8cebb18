import { rmSync } from 'node:fs'
import { startChain, type TestChain, temporaryFolder, UNIT } from '@fivefold/devnet/testing/polkadot'
import { deployPolkadot } from '@fivefold/scripts/deploy/polkadot'
import type { PolkadotDeployment } from '@fivefold/sdk/config'
import { accountFromSecret } from '@fivefold/sdk/polkadot'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  export interface ProvidedContext {
    /** A chain to copy: its folder, the card game as `npm start` deploys it, and the secrets of accounts with money. */
    deployed: { dataDir: string; polkadot: PolkadotDeployment; players: readonly string[] }
  }
}

/** Deploys once for all test files. */
export default async function setup(project: TestProject): Promise<() => void> {
  const dataDir = temporaryFolder()
  const chain = await startChain({ dataDir })
  const polkadot = await deployPolkadot({ url: chain.url, local: true })
  const players = Array.from({ length: 40 }, (_, index) => `//Player${index + 1}`)
  await fundAll(chain, players)
  await chain.close()
  project.provide('deployed', { dataDir, polkadot, players })
  return () => rmSync(dataDir, { recursive: true, force: true })
}

/** Writes all balances in one block: a transfer to each account would run the runtime twice per account. */
async function fundAll({ api, rpc }: TestChain, secrets: readonly string[]): Promise<void> {
  const account = api.createType('FrameSystemAccountInfo', { providers: 1, data: { free: 1_000n * UNIT } })
  await rpc(
    'dev_setStorage',
    secrets.map((secret) => [
      api.query.system.account.key(accountFromSecret(secret).address),
      account.toHex(),
    ]),
  )
}
