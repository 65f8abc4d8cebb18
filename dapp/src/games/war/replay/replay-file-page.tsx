import { DownloadRecord } from '../../common/replay/download-record.js'
import { FileReplay } from '../../common/replay/file-replay.js'
import { WarFrame } from '../war-frame.js'
import { ReplayView } from './replay-view.js'
import { buildTimeline, type GameRecord, readRecord } from './timeline.js'

const example = '{ "config": { "seed": "…", "players": [ … ] }, "actions": [ … ] }'

/** Reads a match and plays it once, so that only what replays is shown. */
function readPlayable(text: string): GameRecord {
  const record = readRecord(text)
  buildTimeline(record)
  return record
}

export function Page() {
  return (
    <WarFrame title="Replay a match">
      <FileReplay read={readPlayable} example={example}>
        {(record) => (
          <ReplayView
            record={record}
            aside={() => <DownloadRecord game="war" record={record} name="match" />}
          />
        )}
      </FileReplay>
    </WarFrame>
  )
}
