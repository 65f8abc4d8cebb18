import { type MatchFile, matchFileToJson, matchId } from '@fivefold/sdk/triad'
import { Button } from '../../../shell/ui/button.js'

/** The match as a file that the command line can replay too. */
export function DownloadMatch({ match }: { match: MatchFile }) {
  const download = () => {
    const text = JSON.stringify(matchFileToJson(match), null, 2)
    const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
    const link = document.createElement('a')
    link.href = url
    link.download = `triad-${matchId(match).slice(2, 10)}.json`
    link.click()
    URL.revokeObjectURL(url)
  }
  return (
    <div className="grid gap-1.5">
      <Button onClick={download}>Download as JSON</Button>
      <p className="text-sm text-soft">
        Replays anywhere: <code className="font-mono text-[0.8125rem]">npx fivefold triad replay FILE</code>
      </p>
    </div>
  )
}
