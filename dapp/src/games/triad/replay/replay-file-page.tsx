import { type MatchFile, parseMatchFile } from '@fivefold/sdk/triad'
import { useState } from 'react'
import { errorMessage } from '../../../lib/error-message.js'
import { Button } from '../../../shell/ui/button.js'
import { MatchFileInput } from '../../common/match-file-input.js'
import { PageHead } from '../../common/page-head.js'
import { buildTimeline } from '../board/timeline.js'
import { TriadFrame } from '../triad-frame.js'
import { ReplayView } from './replay-view.js'

const example = '{ "header": { … }, "turns": [ … ], "ruleset": "default", "cards": { … } }'

/** Reads a match and plays it once, so that only what replays is shown. */
function readMatch(text: string): MatchFile {
  const match = parseMatchFile(JSON.parse(text))
  buildTimeline(match)
  return match
}

/** Replays a match from a file. Nothing leaves the browser. */
export function Page() {
  const [match, setMatch] = useState<MatchFile>()
  const [problem, setProblem] = useState<string>()
  const show = (text: string) => {
    try {
      setMatch(readMatch(text))
      setProblem(undefined)
    } catch (error) {
      setMatch(undefined)
      setProblem(errorMessage(error).title)
    }
  }
  return (
    <TriadFrame title="Replay a match">
      <PageHead title="Replay a match">
        <p>
          Drop the file of a match, or paste its text. It is replayed in this page with the rules of the SDK;
          nothing is sent anywhere.
        </p>
      </PageHead>
      {match ? (
        <>
          <div className="mx-auto max-w-[84rem] px-4 pt-2 sm:px-6">
            <Button size="small" onClick={() => setMatch(undefined)}>
              Another match
            </Button>
          </div>
          <ReplayView match={match} />
        </>
      ) : (
        <MatchFileInput onText={show} problem={problem} example={example} />
      )}
    </TriadFrame>
  )
}
