import { useId } from 'react'
import { type ChainId, chainNames } from '../../chains/chains.js'
import { useDeployment } from '../../hooks/use-deployment.js'
import { ChainMark } from '../ui/chain-mark.js'
import { BurnerAccount } from './burner-account.js'
import { WalletSection } from './wallet-section.js'

/** The accounts of one chain: burner and wallets. */
export function AccountSection({ chain }: { chain: ChainId }) {
  const title = useId()
  const { local } = useDeployment()
  return (
    <section aria-labelledby={title} className="px-5 py-5">
      <h3 id={title} className="flex items-center gap-2 text-lg">
        <ChainMark chain={chain} className="size-5 text-soft" />
        {chainNames[chain]}
      </h3>
      {local && <BurnerAccount chain={chain} />}
      <WalletSection chain={chain} />
    </section>
  )
}
