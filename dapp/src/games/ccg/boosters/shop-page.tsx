import { rarities } from '@fivefold/sdk/ccg'
import type { BoosterOrder, OpenedBooster } from '@fivefold/sdk/polkadot/ccg'
import { useState } from 'react'
import { useChainHead } from '../../../hooks/use-chain-head.js'
import { useDeployment } from '../../../hooks/use-deployment.js'
import { usePageTitle } from '../../../hooks/use-page-title.js'
import { errorMessage } from '../../../lib/error-message.js'
import { formatAmount } from '../../../lib/format-amount.js'
import { Button } from '../../../shell/ui/button.js'
import { ListSection } from '../../common/list-section.js'
import { PageHead } from '../../common/page-head.js'
import { CcgEmblem } from '../emblem.js'
import { useBoosters, useBuyBooster, useOpenBooster, usePinBooster, useShop } from '../hooks/use-shop.js'
import { useTokenUnit } from '../hooks/use-token-unit.js'
import { OpenedPack } from './opened-pack.js'

/** Boosters: prices, contents, buying and opening. */
export function Page() {
  const [opened, setOpened] = useState<OpenedBooster>()
  usePageTitle('Boosters')
  return (
    <>
      <PageHead title="Boosters">
        <p>
          Five cards, drawn by your secret and by the hash of a block that was unknown when you paid: neither
          you nor the block producer can choose them alone.
        </p>
      </PageHead>
      {opened && <OpenedPack opened={opened} onClose={() => setOpened(undefined)} />}
      <div className="mx-auto grid max-w-[84rem] gap-x-12 gap-y-8 px-4 py-4 pb-12 sm:px-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid content-start gap-8">
          <Buy />
          <Closed onOpened={setOpened} />
        </div>
        <RarityTable />
      </div>
    </>
  )
}

function Buy() {
  const { data: shop, isError, error } = useShop()
  const unit = useTokenUnit()
  const buy = useBuyBooster()
  return (
    <section aria-labelledby="buy-title" className="flex items-center gap-5">
      <span className="ccg-sealed ccg-back">
        <CcgEmblem className="size-14" />
      </span>
      <div className="grid gap-2">
        <h2 id="buy-title" className="text-xl">
          Buy a booster
        </h2>
        <p className="text-soft">
          {isError
            ? `The price cannot be read: ${errorMessage(error).title}.`
            : shop
              ? `${unit ? formatAmount({ ...unit, raw: shop.price }) : 'The price is set in the contract'}; any excess is refunded.`
              : 'Reading the price…'}
        </p>
        <p>
          <Button look="primary" onClick={() => buy.mutate()} disabled={!shop || buy.isPending}>
            {buy.isPending ? 'Buying…' : 'Buy'}
          </Button>
        </p>
      </div>
    </section>
  )
}

function Closed({ onOpened }: { onOpened: (opened: OpenedBooster) => void }) {
  const { data: boosters = [], isError } = useBoosters()
  const open = useOpenBooster()
  const pin = usePinBooster()
  return (
    <ListSection
      id="closed"
      title="Not opened yet"
      empty="None."
      isError={isError}
      listClass="mt-3 flex flex-wrap gap-4"
    >
      {boosters.map((booster) => (
        <ClosedBooster
          key={booster.order}
          booster={booster}
          isBusy={open.isPending || pin.isPending}
          isOpening={open.isPending && open.variables.order === booster.order}
          onOpen={() => open.mutate(booster, { onSuccess: onOpened })}
          onPin={() => pin.mutate(booster.order)}
        />
      ))}
    </ListSection>
  )
}

type ClosedBoosterProps = {
  booster: BoosterOrder
  isBusy: boolean
  isOpening: boolean
  onOpen: () => void
  onPin: () => void
}

function ClosedBooster({ booster, isBusy, isOpening, onOpen, onPin }: ClosedBoosterProps) {
  const { local } = useDeployment()
  const { data: head } = useChainHead('polkadot')
  const { order, opensAt, freshUntil } = booster
  // The dry run before the opening runs in the head block.
  const isEarly = head !== undefined && head < opensAt
  const isStale = freshUntil !== null && head !== undefined && head >= freshUntil
  return (
    <li className="grid w-40 justify-items-center gap-2 text-center text-sm">
      <span className="ccg-sealed ccg-back">
        <CcgEmblem className="size-10" />
      </span>
      <b>Booster {order}</b>
      <span className="text-soft">
        {isEarly
          ? `Opens in block ${opensAt}`
          : isStale
            ? 'Too old: it holds commons'
            : freshUntil === null
              ? 'Its hash is pinned'
              : `Open it before block ${freshUntil.toLocaleString('en')}`}
      </span>
      <Button size="small" look="primary" onClick={onOpen} disabled={isBusy || (isEarly && !local)}>
        {isOpening ? 'Opening…' : 'Open'}
      </Button>
      {!isEarly && !isStale && freshUntil !== null && (
        <Button size="small" look="plain" onClick={onPin} disabled={isBusy}>
          Keep for later
        </Button>
      )}
    </li>
  )
}

function RarityTable() {
  const { data: shop } = useShop()
  const total = shop?.table.reduce((sum, { weight }) => sum + weight, 0) ?? 0
  return (
    <section aria-labelledby="rarity-title">
      <h2 id="rarity-title" className="text-xl">
        What is in them
      </h2>
      <p className="mt-1 text-sm text-soft">
        From the contract. An order keeps the table it was bought with.
      </p>
      <table className="play-standings mt-2">
        <thead>
          <tr>
            <th scope="col" className="text-left">
              Rarity
            </th>
            <th scope="col" className="text-right">
              Each card
            </th>
            <th scope="col">Kinds</th>
          </tr>
        </thead>
        <tbody>
          {shop?.table.map(({ rarity, weight, cards }) => (
            <tr key={rarity}>
              <th scope="row" className="capitalize">
                {rarities[rarity] ?? rarity}
              </th>
              <td>{total > 0 ? `${((100 * weight) / total).toFixed(1)} %` : '–'}</td>
              <td>{cards.length}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
