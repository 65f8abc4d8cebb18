import { downloadJson } from '../../../lib/download-json.js'
import { Button } from '../../../shell/ui/button.js'
import type { GameRecord } from './timeline.js'

/** The match as a file that the command line can replay too. */
export function DownloadRecord({ record: { config, actions }, name }: { record: GameRecord; name: string }) {
  return (
    <div className="grid gap-1.5">
      <Button onClick={() => downloadJson(`phalanx-${name}.json`, { config, actions })}>
        Download as JSON
      </Button>
      <p className="text-soft">
        Replays anywhere: <code className="font-mono text-[0.8125rem]">npx fivefold phalanx replay FILE</code>
      </p>
    </div>
  )
}
