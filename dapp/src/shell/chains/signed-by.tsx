import type { ChainId } from '../../chains/chains.js'
import { useDeployment } from '../../hooks/use-deployment.js'
import { usePlayerAddress } from '../../hooks/use-player-address.js'
import { shortAddress } from '../../lib/short-address.js'
import { Identicon } from '../ui/identicon.js'

/** Who a match would be recorded for. */
export function SignedBy({ chain }: { chain: ChainId }) {
  const address = usePlayerAddress(chain)
  const { local } = useDeployment()
  const noAccount = local ? 'A burner account is made and funded on first use.' : 'Connect a wallet to play.'
  return (
    <p className="col-span-full mt-3 flex min-h-6 items-center gap-2 text-[0.8125rem] text-soft">
      {address ? (
        <>
          as <Identicon address={address} className="size-5" />
          <span className="font-mono text-xs">{shortAddress(address)}</span>
        </>
      ) : (
        noAccount
      )}
    </p>
  )
}
