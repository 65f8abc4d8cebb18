import { chainIds } from '../../chains/chains.js'
import { ChainCounter } from './chain-counter.js'
import { RecentMatches } from './recent-matches.js'

export function ChainsSection() {
  return (
    <section aria-labelledby="chains-title" className="mx-auto max-w-[84rem] px-4 py-12 sm:px-6 sm:py-16">
      <h2 id="chains-title" className="text-2xl sm:text-3xl">
        Three chains
      </h2>
      <p className="mt-2 max-w-[42rem] text-soft">
        Each keeps a count of matches. Record one: your burner account signs, the chain puts it in a block,
        and the number rises once the indexer has read it back.
      </p>
      <div className="mt-7 grid gap-x-10 gap-y-8 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid gap-4 md:grid-cols-3">
          {chainIds.map((chain) => (
            <ChainCounter key={chain} chain={chain} />
          ))}
        </div>
        <RecentMatches />
      </div>
    </section>
  )
}
