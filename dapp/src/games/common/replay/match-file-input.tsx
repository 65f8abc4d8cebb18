import { useState } from 'react'
import { Button } from '../../../shell/ui/button.js'
import type { Game } from '../../game.js'

type MatchFileInputProps = {
  onText: (text: string) => void
  /** Why the last file was refused. */
  problem: string | undefined
  /** An example of such a file. */
  example: string
  noun: Game['noun']
}

/** Reads the text of a match: dropped, chosen as a file, or pasted. */
export function MatchFileInput({ onText, problem, example, noun }: MatchFileInputProps) {
  const [text, setText] = useState('')
  const [isOver, setOver] = useState(false)
  const readFile = async (file: File | undefined) => file && onText(await file.text())
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button and the text field inside offer the same
    <div
      className="play-drop"
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
      <label className="play-file">
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
        aria-label={`Text of the ${noun}`}
        placeholder={example}
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
