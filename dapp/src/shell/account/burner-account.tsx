import type { Burner } from '../../accounts/burner-store.js'
import { type ChainId, chainNames } from '../../chains/chains.js'
import { useBalance } from '../../hooks/use-balance.js'
import { useBurner, useFaucet } from '../../hooks/use-burner.js'
import { formatAmount } from '../../lib/format-amount.js'
import { shortAddress } from '../../lib/short-address.js'
import { Button } from '../ui/button.js'
import { CopyButton } from '../ui/copy-button.js'
import { Identicon } from '../ui/identicon.js'
import { BurnerTools } from './burner-tools.js'

export function BurnerAccount({ chain }: { chain: ChainId }) {
  const { burner, create } = useBurner(chain)
  return (
    <>
      {burner ? (
        <BurnerDetails chain={chain} burner={burner} />
      ) : (
        <div className="mt-2 flex items-center justify-between gap-4">
          <p className="text-sm text-soft">Made when you first record a match.</p>
          <Button size="small" onClick={() => create.mutate()} disabled={create.isPending}>
            {create.isPending ? 'Making…' : 'Make one now'}
          </Button>
        </div>
      )}
      <BurnerTools chain={chain} />
    </>
  )
}

function BurnerDetails({ chain, burner }: { chain: ChainId; burner: Burner }) {
  const balance = useBalance(chain, burner.address)
  const faucet = useFaucet(chain)
  const amount = balance.isError ? 'unreachable' : balance.data ? formatAmount(balance.data) : '…'
  return (
    <div className="mt-3 flex items-center gap-3">
      <Identicon address={burner.address} className="size-10" />
      <div className="min-w-0">
        <p className="flex items-center gap-0.5">
          <span className="font-mono text-sm" title={burner.address}>
            {shortAddress(burner.address)}
          </span>
          <CopyButton text={burner.address} label={`Copy the ${chainNames[chain]} address`} />
        </p>
        <p className="text-sm text-soft tabular-nums">{amount}</p>
      </div>
      <Button
        size="small"
        className="ml-auto"
        disabled={faucet.isPending}
        onClick={() => faucet.mutate(burner.address)}
      >
        {faucet.isPending ? 'Pouring…' : 'Faucet'}
        <span className="sr-only"> for {chainNames[chain]}</span>
      </Button>
    </div>
  )
}
