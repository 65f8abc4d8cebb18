import { type ChainId, chainNames } from '../../chains/chains.js'
import { useWallets } from '../../hooks/use-wallets.js'
import { shortAddress } from '../../lib/short-address.js'
import { Button } from '../ui/button.js'
import { Identicon } from '../ui/identicon.js'

/** Browser wallets for a chain. Empty if there are none. */
export function WalletSection({ chain }: { chain: ChainId }) {
  const { connected, options, connect, disconnect } = useWallets(chain)
  if (connected) {
    return (
      <div className="mt-4 flex items-center gap-3 text-sm">
        <Identicon address={connected.address} className="size-8" />
        <p className="min-w-0">
          <span className="font-semibold">{connected.name}</span>{' '}
          <span className="font-mono text-[0.8125rem]" title={connected.address}>
            {shortAddress(connected.address)}
          </span>
          <br />
          <span className="text-soft">plays on {chainNames[chain]} instead of the burner account</span>
        </p>
        <Button
          size="small"
          className="ml-auto"
          onClick={() => disconnect.mutate()}
          disabled={disconnect.isPending}
        >
          Disconnect
        </Button>
      </div>
    )
  }
  if (options.length === 0) return null
  return (
    <div className="mt-4 flex flex-wrap items-center gap-2 text-sm">
      <span className="text-soft">or play with</span>
      {options.map(({ id, name, icon }) => (
        <Button key={id} size="small" onClick={() => connect.mutate(id)} disabled={connect.isPending}>
          {icon && <img src={icon} alt="" className="size-4" />}
          {name}
        </Button>
      ))}
    </div>
  )
}
