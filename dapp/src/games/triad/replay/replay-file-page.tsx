import { type MatchFile, parseMatchFile } from '@fivefold/sdk/triad'
import { useState } from 'react'
import { errorMessage } from '../../../lib/error-message.js'
import { Button } from '../../../shell/ui/button.js'
import { buildTimeline } from '../board/timeline.js'
import { PageHead } from '../page-head.js'
import { TriadFrame } from '../triad-frame.js'
import { ReplayView } from './replay-view.js'

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
        <MatchInput onText={show} problem={problem} />
      )}
    </TriadFrame>
  )
}

function MatchInput({ onText, problem }: { onText: (text: string) => void; problem: string | undefined }) {
  const [text, setText] = useState('')
  const [isOver, setOver] = useState(false)
  const readFile = async (file: File | undefined) => file && onText(await file.text())
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the same is done with the button and the text field inside
    <div
      className="triad-drop"
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        void readFile(event.dataTransfer.files[0])
      }}
    >
      <label className="triad-file">
        <input
          type="file"
          accept="application/json,.json"
          className="sr-only"
          onChange={(event) => void readFile(event.target.files?.[0])}
        />
        Choose a file
      </label>
      <p className="text-soft">or drop it here, or paste its text:</p>
      <textarea
        className="field"
        rows={6}
        aria-label="Text of the match"
        placeholder='{ "header": { … }, "turns": [ … ], "ruleset": "default", "cards": { … } }'
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Button look="primary" disabled={text.trim() === ''} onClick={() => onText(text)}>
        Replay it
      </Button>
      {problem && (
        <p role="alert" className="text-bad">
          {problem}
        </p>
      )}
    </div>
  )
}
