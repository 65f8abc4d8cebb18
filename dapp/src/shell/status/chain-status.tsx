import type { Deployment } from '@fivefold/sdk/config'
import { type ChainId, chainNames, heightNames } from '../../chains/chains.js'
import { useChainHead } from '../../hooks/use-chain-head.js'
import { useDeployment } from '../../hooks/use-deployment.js'
import { useIndexerStatus } from '../../hooks/use-indexer-status.js'
import { errorMessage } from '../../lib/error-message.js'
import { chainHealth, indexerLag } from '../../lib/health.js'
import { ChainMark } from '../ui/chain-mark.js'
import { Detail, DetailList, LongValue } from './detail-list.js'
import { HealthDot } from './health-dot.js'

export function ChainStatus({ chain }: { chain: ChainId }) {
  const deployment = useDeployment()
  const head = useChainHead(chain)
  const indexed = useIndexerStatus().data?.find((status) => status.chain === chain)?.height
  const { state, label } = chainHealth(head)
  const lag = indexerLag(head.data, indexed)
  const { url, contracts } = describe(deployment, chain)
  return (
    <section className="ledger min-w-0" aria-label={chainNames[chain]}>
      <h2 className="flex items-center gap-2 text-xl">
        <ChainMark chain={chain} className="size-5 text-soft" />
        {chainNames[chain]}
        <span className="ml-auto flex items-center gap-1.5 font-sans text-sm tracking-normal tabular-nums">
          <HealthDot state={state} />
          {state === 'up' ? 'up' : label}
        </span>
      </h2>
      {head.error && <p className="mt-2 text-sm text-bad">{errorMessage(head.error).title}</p>}
      <DetailList>
        <Detail label={`Latest ${heightNames[chain]}`}>{head.data?.toLocaleString('en') ?? '–'}</Detail>
        <Detail label="Indexed">
          {indexed?.toLocaleString('en') ?? '–'}
          {lag !== undefined && (
            <span className="text-soft"> ({lag === 0 ? 'in step' : `${lag} behind`})</span>
          )}
        </Detail>
        <Detail label="Node">
          <LongValue value={url} name={`the ${chainNames[chain]} node’s URL`} />
        </Detail>
        <Detail label="Genesis">
          <LongValue value={deployment[chain].genesisHash} name={`${chainNames[chain]}’s genesis hash`} />
        </Detail>
        {contracts.map(([name, address]) => (
          <Detail key={name} label={name}>
            <LongValue value={address} name={`the address of ${name} on ${chainNames[chain]}`} />
          </Detail>
        ))}
      </DetailList>
    </section>
  )
}

function describe(deployment: Deployment, chain: ChainId): { url: string; contracts: [string, string][] } {
  const { evm, solana, polkadot } = deployment
  const addresses = (entries: Record<string, { address: string }>): [string, string][] =>
    Object.entries(entries).map(([name, { address }]) => [name, address])
  if (chain === 'evm') return { url: evm.rpcUrl, contracts: addresses(evm.contracts) }
  if (chain === 'solana') return { url: solana.rpcUrl, contracts: addresses(solana.programs) }
  return { url: polkadot.url, contracts: addresses(polkadot.contracts) }
}
