import { type ReactNode, useState } from 'react'
import { errorMessage } from '../../../lib/error-message.js'
import { Button } from '../../../shell/ui/button.js'
import { MatchFileInput } from '../match-file-input.js'
import { PageHead } from '../page-head.js'

type FileReplayProps<Record> = {
  /** Throws at what does not replay. */
  read: (text: string) => Record
  /** What such a file looks like. */
  example: string
  children: (record: Record) => ReactNode
}

/** Replays a match from a file. Nothing leaves the browser. */
export function FileReplay<Record>({ read, example, children }: FileReplayProps<Record>) {
  const [record, setRecord] = useState<Record>()
  const [problem, setProblem] = useState<string>()
  const show = (text: string) => {
    try {
      const found = read(text)
      setRecord(() => found)
      setProblem(undefined)
    } catch (error) {
      setRecord(undefined)
      setProblem(errorMessage(error).title)
    }
  }
  return (
    <>
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
          {children(record)}
        </>
      ) : (
        <MatchFileInput onText={show} problem={problem} example={example} />
      )}
    </>
  )
}
