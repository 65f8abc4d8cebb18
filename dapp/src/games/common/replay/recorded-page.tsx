import type { ReactNode } from 'react'
import { usePageTitle } from '../../../hooks/use-page-title.js'
import type { Game } from '../../game.js'
import { Loading, Missing } from '../missing.js'
import { PageHead } from '../page-head.js'
import type { Replay } from './replay.js'
import { ReplayView } from './replay-view.js'

type RecordedPageProps<Id, Record, Found extends Record, Timeline> = {
  game: Game
  replay: Replay<Record, Timeline>
  title: string
  /** Undefined if the page's URL has none. */
  id: Id | undefined
  /** The record from the indexer; null while it has none with this id. */
  useRecord: (id: Id) => { data: Found | null | undefined; isError: boolean }
  heading: (record: Found) => string
  /** Below the heading. */
  intro: (record: Found) => ReactNode
  aside?: (record: Found) => ReactNode
}

/** A match from the indexer, replayed and verified in the browser. */
export function RecordedPage<Id, Record, Found extends Record, Timeline>(
  props: RecordedPageProps<Id, Record, Found, Timeline>,
) {
  const { game, title, id } = props
  usePageTitle(title)
  if (id === undefined) return <Missing game={game} text={`This is not the id of a ${game.noun}.`} />
  return <Recorded {...props} id={id} />
}

function Recorded<Id, Record, Found extends Record, Timeline>(
  props: RecordedPageProps<Id, Record, Found, Timeline> & { id: Id },
) {
  const { game, replay, id, useRecord, heading, intro, aside } = props
  const { data: record, isError } = useRecord(id)
  if (isError && !record) {
    return <Missing game={game} text="The indexer does not answer. This page asks again." />
  }
  if (record === undefined) return <Loading text={`Reading the ${game.noun}…`} />
  if (record === null) {
    const text = `The indexer knows no such ${game.noun}. A new one may take a moment.`
    return <Missing game={game} text={text} />
  }
  return (
    <>
      <PageHead title={heading(record)}>{intro(record)}</PageHead>
      <ReplayView game={game} replay={replay} record={record} aside={aside?.(record)} />
    </>
  )
}
