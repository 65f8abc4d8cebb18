import type { ReactNode } from 'react'
import { useParams } from 'react-router'
import { usePageTitle } from '../../../hooks/use-page-title.js'
import type { Game } from '../../game.js'
import { Loading, Missing } from '../missing.js'
import { PageHead } from '../page-head.js'
import type { Replay } from './replay.js'
import { ReplayView } from './replay-view.js'

type RecordedPage<Id, Record, Found extends Record, Timeline> = {
  game: Game
  replay: Replay<Record, Timeline>
  title: (id: string) => string
  /** The name of the URL parameter with the id. */
  param: string
  /** Undefined if the URL has no id. */
  parseId: (text: string) => Id | undefined
  /** The record from the indexer; null while it has none with this id. */
  useRecord: (id: Id) => { data: Found | null | undefined; isError: boolean }
  heading: (record: Found) => string
  /** Below the heading. */
  intro: (record: Found) => ReactNode
  aside?: (record: Found) => ReactNode
}

/** The page of a match from the indexer, replayed and verified in the browser. */
export const recordedPage = <Id, Record, Found extends Record, Timeline>(
  page: RecordedPage<Id, Record, Found, Timeline>,
) =>
  function Page() {
    const { game, title, param, parseId } = page
    const text = useParams()[param] ?? ''
    const id = parseId(text)
    usePageTitle(title(text))
    if (id === undefined) return <Missing game={game} text={`This is not the id of a ${game.noun}.`} />
    return <Recorded {...page} id={id} />
  }

function Recorded<Id, Record, Found extends Record, Timeline>(
  props: RecordedPage<Id, Record, Found, Timeline> & { id: Id },
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
