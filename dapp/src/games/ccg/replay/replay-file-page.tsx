import { type GameRecord, parseGameRecord } from '@fivefold/sdk/ccg'
import { useState } from 'react'
import { errorMessage } from '../../../lib/error-message.js'
import { Button } from '../../../shell/ui/button.js'
import { MatchFileInput } from '../../common/match-file-input.js'
import { PageHead } from '../../common/page-head.js'
import { buildTimeline } from '../board/timeline.js'
import { CcgFrame } from '../ccg-frame.js'
import { ReplayView } from './replay-view.js'
import { Verdict } from './verdict.js'

const example = '{ "start": { "id": 1, "rules": 2, … }, "batches": [ … ] }'

/** Reads a game and plays it once, so that only what replays is shown. */
function readRecord(text: string): GameRecord {
  const record = parseGameRecord(JSON.parse(text))
  buildTimeline(record)
  return record
}

/** Replays a game from a file. Nothing leaves the browser. */
export function Page() {
  const [record, setRecord] = useState<GameRecord>()
  const [problem, setProblem] = useState<string>()
  const show = (text: string) => {
    try {
      setRecord(readRecord(text))
      setProblem(undefined)
    } catch (error) {
      setRecord(undefined)
      setProblem(errorMessage(error).title)
    }
  }
  return (
    <CcgFrame title="Replay a game">
      <PageHead title="Replay a game">
        <p>
          Drop the file of a game, or paste its text. It is replayed in this page with the rules of the SDK;
          nothing is sent anywhere.
        </p>
      </PageHead>
      {record ? (
        <>
          <div className="mx-auto max-w-[84rem] px-4 pt-2 sm:px-6">
            <Button size="small" onClick={() => setRecord(undefined)}>
              Another game
            </Button>
          </div>
          <ReplayView record={record} aside={(timeline) => <Verdict timeline={timeline} />} />
        </>
      ) : (
        <MatchFileInput onText={show} problem={problem} example={example} />
      )}
    </CcgFrame>
  )
}
