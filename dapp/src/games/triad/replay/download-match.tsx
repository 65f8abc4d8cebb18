import { type MatchFile, matchFileToJson, matchId } from '@fivefold/sdk/triad'
import { downloadJson } from '../../../lib/download-json.js'
import { Button } from '../../../shell/ui/button.js'

/** The match as a file that the command line can replay too. */
export function DownloadMatch({ match }: { match: MatchFile }) {
  const download = () => downloadJson(`triad-${matchId(match).slice(2, 10)}.json`, matchFileToJson(match))
  return (
    <div className="grid gap-1.5">
      <Button onClick={download}>Download as JSON</Button>
      <p className="text-sm text-soft">
        Replays anywhere: <code className="font-mono text-[0.8125rem]">npx fivefold triad replay FILE</code>
      </p>
    </div>
  )
}
