import { type GameRecord, gameRecordToJson } from '@fivefold/sdk/ccg'
import { downloadJson } from '../../../lib/download-json.js'
import { Button } from '../../../shell/ui/button.js'

/** The game as a file that the replay page and `fivefold ccg replay` read. */
export function DownloadGame({ record }: { record: GameRecord }) {
  return (
    <Button
      size="small"
      className="justify-self-start"
      onClick={() => downloadJson(`ccg-${record.start.id}.json`, gameRecordToJson(record))}
    >
      Download the game
    </Button>
  )
}
