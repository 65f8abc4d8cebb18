import { type ReactNode, useMemo } from 'react'
import { downloadJson } from '../../../lib/download-json.js'
import { Button } from '../../../shell/ui/button.js'
import type { Game } from '../../game.js'
import type { HashCheck, Replay } from './replay.js'
import { ReplayControls } from './replay-controls.js'
import { useReplayKeys } from './use-replay-keys.js'
import { useReplayPosition } from './use-replay-position.js'

type ReplayViewProps<Record, Timeline> = {
  game: Pick<Game, 'id'>
  replay: Replay<Record, Timeline>
  record: Record
  /** Beside the board, above the record. */
  aside?: ReactNode
}

/** A recorded match, step by step. */
export function ReplayView<Record, Timeline>(props: ReplayViewProps<Record, Timeline>) {
  const { game, replay, record, aside } = props
  const { unit, Board, Log } = replay
  const timeline = useMemo(() => replay.build(record), [replay, record])
  const { replay: steps, setHeld } = useReplayPosition(replay.count(timeline), replay)
  useReplayKeys(steps)
  const { position, go } = steps
  const check = replay.check?.(record, timeline)
  const hash = replay.hashAt?.(timeline, position)
  const controls = (
    <section className="play-end" aria-label="Replay">
      <ReplayControls {...steps} unit={unit} />
      <p className="min-h-12 text-[0.9375rem]" aria-live="polite" data-testid="replay-text">
        {position === 0 ? `Before the first ${unit}.` : replay.textAt(timeline, position)}
      </p>
    </section>
  )
  return (
    <div className="play-stage">
      <Board record={record} timeline={timeline} position={position} controls={controls} setHeld={setHeld} />
      <div className="play-side">
        <section className="play-panel" aria-label={replay.logLabel}>
          <Log timeline={timeline} position={position} onGo={go} />
          <p className="border-t border-line px-4 py-2 text-sm text-soft">Arrow keys step, space plays.</p>
        </section>
        {aside}
        <section className="play-panel grid gap-3 px-4 py-4 text-sm" aria-label="Record">
          {check && <Verdict {...check} unit={unit} recordedBy={replay.recordedBy ?? 'log'} />}
          <Download game={game} file={() => replay.file(record)} />
          {hash && (
            <p className="text-soft">
              State hash here <span className="font-mono text-xs break-all">{hash}</span>
            </p>
          )}
        </section>
      </div>
    </div>
  )
}

/** Whether the replay matches the recorded hashes. */
function Verdict({ checked, mismatch, unit, recordedBy }: HashCheck & { unit: string; recordedBy: string }) {
  if (mismatch !== undefined) {
    return (
      <p role="alert" className="play-alert">
        After {unit} {mismatch} the {recordedBy} has another hash than the replay.
      </p>
    )
  }
  return (
    <p className="play-proof">
      All {checked} states have the hash that the {recordedBy} recorded.
    </p>
  )
}

type DownloadProps = { game: Pick<Game, 'id'>; file: () => { name: string; json: unknown } }

/** Downloads the match as a file that the CLI can replay too. */
function Download({ game: { id }, file }: DownloadProps) {
  const download = () => {
    const { name, json } = file()
    downloadJson(`${id}-${name}.json`, json)
  }
  return (
    <div className="grid gap-1.5">
      <Button onClick={download}>Download as JSON</Button>
      <p className="text-soft">
        Replays anywhere: <code className="font-mono text-[0.8125rem]">npx fivefold {id} replay FILE</code>
      </p>
    </div>
  )
}
