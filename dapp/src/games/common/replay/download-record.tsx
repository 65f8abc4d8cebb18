import { downloadJson } from '../../../lib/download-json.js'
import { Button } from '../../../shell/ui/button.js'

type DownloadRecordProps = {
  game: string
  record: { config: object; actions: readonly object[] }
  name: string
}

/** The match as a file that the command line can replay too. */
export function DownloadRecord({ game, record: { config, actions }, name }: DownloadRecordProps) {
  return (
    <div className="grid gap-1.5">
      <Button onClick={() => downloadJson(`${game}-${name}.json`, { config, actions })}>
        Download as JSON
      </Button>
      <p className="text-soft">
        Replays anywhere: <code className="font-mono text-[0.8125rem]">npx fivefold {game} replay FILE</code>
      </p>
    </div>
  )
}
