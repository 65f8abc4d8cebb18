import { useState } from 'react'
import { errorMessage } from '../../../lib/error-message.js'
import { Button } from '../../../shell/ui/button.js'
import { MatchFileInput } from '../../common/match-file-input.js'
import { PageHead } from '../../common/page-head.js'
import { PhalanxFrame } from '../phalanx-frame.js'
import { DownloadRecord } from './download-record.js'
import { ReplayView } from './replay-view.js'
import { buildTimeline, type GameRecord, readRecord } from './timeline.js'

const example = '{ "config": { "rngSeed": 7, "players": [ … ] }, "actions": [ … ] }'

/** Reads a match and plays it once, so that only what replays is shown. */
function readPlayable(text: string): GameRecord {
  const record = readRecord(text)
  buildTimeline(record)
  return record
}

/** Replays a match from a file. Nothing leaves the browser. */
export function Page() {
  const [record, setRecord] = useState<GameRecord>()
  const [problem, setProblem] = useState<string>()
  const show = (text: string) => {
    try {
      setRecord(readPlayable(text))
      setProblem(undefined)
    } catch (error) {
      setRecord(undefined)
      setProblem(errorMessage(error).title)
    }
  }
  return (
    <PhalanxFrame title="Replay a match">
      <PageHead title="Replay a match">
        <p>
          Drop the file of a match, or paste its text. It is replayed in this page with the rules of the SDK;
          nothing is sent anywhere.
        </p>
      </PageHead>
      {record ? (
        <>
          <div className="mx-auto max-w-[84rem] px-4 pt-2 sm:px-6">
            <Button size="small" onClick={() => setRecord(undefined)}>
              Another match
            </Button>
          </div>
          <ReplayView record={record} aside={() => <DownloadRecord record={record} name="match" />} />
        </>
      ) : (
        <MatchFileInput onText={show} problem={problem} example={example} />
      )}
    </PhalanxFrame>
  )
}
