import { type MetadataQueue, readMetadataQueue } from '@fivefold/sdk/match/war'
import { useQuery } from '@tanstack/react-query'
import { useDeployment } from '../../../hooks/use-deployment.js'
import { usePageTitle } from '../../../hooks/use-page-title.js'
import { errorMessage } from '../../../lib/error-message.js'
import { PageHead } from '../../common/page-head.js'

const queues = [
  { queue: 0, name: 'Games wait', meaning: 'a tie on a table cannot be decided without them' },
  { queue: 1, name: 'In play', meaning: 'in the decks of running games, the next to be drawn first' },
  { queue: 2, name: 'New', meaning: 'newly registered cards' },
  { queue: 3, name: 'The rest', meaning: 'everything else' },
] as const

/** The cards whose lots the match server looks up, with the state of each lookup. */
export function Page() {
  const { url } = useDeployment().server
  const { data, error } = useQuery({
    queryKey: ['war', url, 'metadata'],
    queryFn: () => readMetadataQueue(url),
    refetchInterval: 1_000,
    retry: false,
  })
  usePageTitle('Lots')
  return (
    <>
      <PageHead title="Lots">
        <p>
          A card’s lot is in its document on IPFS. The server asks the gateways twice a second at most, the
          most urgent card first, and checks what they answer against the card’s address.
        </p>
      </PageHead>
      <div className="mx-auto max-w-[84rem] px-4 py-4 pb-12 sm:px-6">
        {error && (
          <p role="alert" className="play-alert mb-4">
            {errorMessage(error).title}
          </p>
        )}
        {data ? <Queues data={data} /> : !error && <p className="text-soft">Reading…</p>}
      </div>
    </>
  )
}

function Queues({ data }: { data: MetadataQueue }) {
  const facts = [
    ['Known', data.cached],
    ['Being fetched', data.inflight],
    ['Waiting to retry', data.retrying],
    ['Failed', data.failed],
    ['Rounds waiting', data.waiting],
  ] as const
  return (
    <div className="grid gap-8">
      <dl className="war-facts" data-testid="metadata">
        {facts.map(([label, count]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{count}</dd>
          </div>
        ))}
      </dl>
      <div className="war-queues">
        {queues.map(({ queue, name, meaning }) => (
          <section key={queue} className="play-panel px-4 py-3" aria-labelledby={`queue-${queue}`}>
            <h2 id={`queue-${queue}`} className="flex items-baseline justify-between text-lg">
              {name} <b className="tabular-nums">{data.queued[queue]}</b>
            </h2>
            <p className="text-sm text-soft">{meaning}</p>
            <ol className="war-queued" aria-label={`Next of: ${name}`}>
              {data.next
                .filter((card) => card.queue === queue)
                .slice(0, 24)
                .map(({ id }) => (
                  <li key={id}>#{id}</li>
                ))}
            </ol>
          </section>
        ))}
      </div>
    </div>
  )
}
