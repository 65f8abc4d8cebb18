import { hasWallets } from '../../accounts/wallets.js'
import { chainIds } from '../../chains/chains.js'
import { useDeployment } from '../../hooks/use-deployment.js'
import { AccountSection } from './account-section.js'

export function AccountList() {
  const { local } = useDeployment()
  const chains = chainIds.filter((chain) => local || hasWallets(chain))
  return (
    <>
      <p className="px-5 pt-4 text-sm text-soft">
        {local
          ? 'A burner account per chain, made and kept in this browser. For local chains only: anyone who can read this browser’s storage can use them.'
          : 'Burner accounts are for local chains only. Here you play with a wallet.'}
      </p>
      <div className="divide-y divide-line">
        {chains.map((chain) => (
          <AccountSection key={chain} chain={chain} />
        ))}
      </div>
    </>
  )
}
