import { FivefoldError } from '../../core/error.js'
import type { ChainName, Report } from './report.js'

/** The status queries of a chain of any kind. */
export type ChainProbe = {
  genesisHash: () => Promise<string>
  height: () => Promise<number>
  /** Whether there is a contract or program at an address. */
  isDeployed: (address: string) => Promise<boolean>
  close: () => unknown
}

export type CheckChainParameters = {
  name: ChainName
  url: string
  /** The identity of the chain in the deployment file. */
  genesisHash: string
  contracts: Record<string, { address: string }>
  open: () => ChainProbe | Promise<ChainProbe>
}

const patience = 10_000

/** A chain is healthy when it answers, is the chain of the deployment, and has all its contracts. */
export async function checkChain(parameters: CheckChainParameters): Promise<Report> {
  const { name, url } = parameters
  const report: Report & { kind: 'chain' } = { kind: 'chain', name, url, contracts: {} }
  try {
    await withTimeout(inspect(parameters, report))
  } catch (error) {
    report.problem = error instanceof FivefoldError ? error.message : 'no answer'
  }
  return report
}

async function inspect(
  { genesisHash, contracts, open }: CheckChainParameters,
  report: Report & { kind: 'chain' },
) {
  const chain = await open()
  try {
    report.height = await chain.height()
    if ((await chain.genesisHash()) !== genesisHash) {
      report.problem = 'another chain than the one that was deployed to'
      return
    }
    for (const [contract, { address }] of Object.entries(contracts)) {
      report.contracts[contract] = await chain.isDeployed(address)
    }
    const missing = Object.keys(contracts).filter((contract) => !report.contracts[contract])
    if (missing.length > 0) report.problem = `not there: ${missing.join(', ')}`
  } finally {
    await chain.close()
  }
}

async function withTimeout<T>(promise: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('no answer in time')), patience)
  })
  return Promise.race([promise, late]).finally(() => clearTimeout(timer))
}
