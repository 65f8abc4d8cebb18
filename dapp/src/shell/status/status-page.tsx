import { chainIds } from '../../chains/chains.js'
import { useDeployment } from '../../hooks/use-deployment.js'
import { usePageTitle } from '../../hooks/use-page-title.js'
import { ChainStatus } from './chain-status.js'
import { IndexerStatus, ServerStatus } from './service-status.js'

export function StatusPage() {
  usePageTitle('Status')
  const deployment = useDeployment()
  return (
    <div className="mx-auto max-w-[84rem] px-4 py-10 sm:px-6 sm:py-14">
      <h1 className="text-3xl sm:text-4xl">Status</h1>
      <p className="mt-2 max-w-[42rem] text-soft">
        Every service this page uses, polled from your browser every few seconds. Deployment{' '}
        <strong className="text-ink">{deployment.name}</strong>
        {deployment.local ? ', on this machine.' : '.'}
      </p>
      <div className="mt-8 grid gap-4 lg:grid-cols-3">
        {chainIds.map((chain) => (
          <ChainStatus key={chain} chain={chain} />
        ))}
      </div>
      <div className="mt-4 grid gap-4 lg:grid-cols-2">
        <ServerStatus />
        <IndexerStatus />
      </div>
    </div>
  )
}
