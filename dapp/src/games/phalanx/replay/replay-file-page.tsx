import { DownloadRecord } from '../../common/replay/download-record.js'
import { FileReplay } from '../../common/replay/file-replay.js'
import { PhalanxFrame } from '../phalanx-frame.js'
import { ReplayView } from './replay-view.js'
import { buildTimeline, type GameRecord, readRecord } from './timeline.js'

const example = '{ "config": { "rngSeed": 7, "players": [ … ] }, "actions": [ … ] }'

/** Reads a match and plays it once, so that only what replays is shown. */
function readPlayable(text: string): GameRecord {
  const record = readRecord(text)
  buildTimeline(record)
  return record
}

export function Page() {
  return (
    <PhalanxFrame title="Replay a match">
      <FileReplay read={readPlayable} example={example}>
        {(record) => (
          <ReplayView
            record={record}
            aside={() => <DownloadRecord game="phalanx" record={record} name="match" />}
          />
        )}
      </FileReplay>
    </PhalanxFrame>
  )
}
