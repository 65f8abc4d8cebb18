import type { Deployment } from '../../config/deployment.js'
import { chainsOf } from './chains.js'
import { checkChain } from './check-chain.js'
import { checkIndexer, checkServer } from './check-services.js'
import { checkSupervisor } from './check-supervisor.js'
import type { ChainName, Report, Status } from './report.js'

/** Checks every part of a deployment. A part that is down does not throw, but is reported. */
export async function readStatus(deployment: Deployment, file: string): Promise<Status> {
  const [supervisor, chains, server] = await Promise.all([
    checkSupervisor(file),
    Promise.all(chainsOf(deployment).map(checkChain)),
    checkServer(deployment.server.url),
  ])
  const indexer = await checkIndexer(deployment.indexer.graphqlUrl, headsOf(chains))
  const reports = [...chains, server, indexer, ...(supervisor ? [supervisor] : [])]
  const ok = reports.every(({ problem }) => problem === undefined)
  return { ok, deployment: { name: deployment.name, file }, reports }
}

function headsOf(chains: readonly Report[]): Partial<Record<ChainName, number>> {
  const known = chains.flatMap((report) =>
    report.kind === 'chain' && report.height !== undefined ? [[report.name, report.height]] : [],
  )
  return Object.fromEntries(known)
}
