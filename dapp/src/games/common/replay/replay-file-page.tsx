import { useState } from 'react'
import { usePageTitle } from '../../../hooks/use-page-title.js'
import { errorMessage } from '../../../lib/error-message.js'
import { Button } from '../../../shell/ui/button.js'
import type { Game } from '../../game.js'
import { PageHead } from '../page-head.js'
import { MatchFileInput } from './match-file-input.js'
import type { Replay } from './replay.js'
import { ReplayView } from './replay-view.js'

/** Replays a match from a file. Nothing leaves the browser. */
export const replayFilePage = <Record,>(game: Game, replay: Replay<Record>) =>
  function ReplayFilePage() {
    const { noun } = game
    const [found, setFound] = useState<{ record: Record }>()
    const [problem, setProblem] = useState<string>()
    usePageTitle(`Replay a ${noun}`)
    const show = (text: string) => {
      try {
        setFound({ record: readRecord(replay, text) })
        setProblem(undefined)
      } catch (error) {
        setFound(undefined)
        setProblem(errorMessage(error).title)
      }
    }
    return (
      <>
        <PageHead title={`Replay a ${noun}`}>
          <p>
            Drop the file of a {noun}, or paste its text. It is replayed in this page with the rules of the
            SDK; nothing is sent anywhere.
          </p>
        </PageHead>
        {found ? (
          <>
            <div className="mx-auto max-w-[84rem] px-4 pt-2 sm:px-6">
              <Button size="small" onClick={() => setFound(undefined)}>
                Another {noun}
              </Button>
            </div>
            <ReplayView game={game} replay={replay} record={found.record} />
          </>
        ) : (
          <MatchFileInput onText={show} problem={problem} example={replay.example} noun={noun} />
        )}
      </>
    )
  }

/** Parses a match and replays it once, so that a match that fails is never shown. */
export function readRecord<Record>(replay: Replay<Record>, text: string): Record {
  const record = replay.parse(JSON.parse(text))
  replay.build(record)
  return record
}
