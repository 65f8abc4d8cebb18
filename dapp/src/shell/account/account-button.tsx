import { useState } from 'react'
import { useBurnerStore } from '../../accounts/burner-store.js'
import { chainIds } from '../../chains/chains.js'
import { Drawer } from '../ui/drawer.js'
import { Identicon } from '../ui/identicon.js'
import { AccountList } from './account-list.js'

export function AccountButton() {
  const [open, setOpen] = useState(false)
  const burners = useBurnerStore((state) => state.burners)
  const addresses = chainIds.flatMap((chain) => burners[chain]?.address ?? [])
  return (
    <>
      <button type="button" className="account-button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <span className={addresses.length > 0 ? 'hidden sm:inline' : ''}>Accounts</span>
        {addresses.length > 0 && (
          <span className="flex -space-x-2">
            {addresses.map((address) => (
              <Identicon key={address} address={address} className="size-6 ring-2 ring-baize-deep" />
            ))}
            <span className="sr-only sm:hidden">Accounts</span>
          </span>
        )}
      </button>
      <Drawer open={open} title="Accounts" onClose={() => setOpen(false)}>
        <AccountList />
      </Drawer>
    </>
  )
}
