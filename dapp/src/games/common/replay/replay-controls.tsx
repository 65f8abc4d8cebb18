import { Button } from '../../../shell/ui/button.js'

export type ReplayPosition = {
  position: number
  last: number
  isRunning: boolean
  go: (step: number) => void
  toggle: () => void
}

type ReplayControlsProps = ReplayPosition & {
  /** The name of one step, like "turn". */
  unit: string
}

/** Play, pause, step and a slider over the steps. */
export function ReplayControls({ position, last, isRunning, go, toggle, unit }: ReplayControlsProps) {
  return (
    <div className="play-controls">
      <Button size="small" onClick={() => go(0)} disabled={position === 0} aria-label="To the beginning">
        <Icon path="M18 5 8 12l10 7ZM6 5v14" />
      </Button>
      <Button
        size="small"
        onClick={() => go(position - 1)}
        disabled={position === 0}
        aria-label={`One ${unit} back`}
      >
        <Icon path="M16 5 6 12l10 7Z" />
      </Button>
      <Button size="small" look="primary" onClick={toggle} aria-label={isRunning ? 'Pause' : 'Play'}>
        <Icon path={isRunning ? 'M8 5v14M16 5v14' : 'M7 4.500 19 12 7 19.500Z'} />
      </Button>
      <Button
        size="small"
        onClick={() => go(position + 1)}
        disabled={position === last}
        aria-label={`One ${unit} forward`}
      >
        <Icon path="M8 5l10 7-10 7Z" />
      </Button>
      <Button size="small" onClick={() => go(last)} disabled={position === last} aria-label="To the end">
        <Icon path="M6 5l10 7-10 7ZM18 5v14" />
      </Button>
      <input
        type="range"
        min={0}
        max={last}
        value={position}
        onChange={(event) => go(Number(event.target.value))}
        aria-label={unit.charAt(0).toUpperCase() + unit.slice(1)}
        aria-valuetext={position === 0 ? `before the first ${unit}` : `after ${unit} ${position}`}
        className="play-slider"
      />
      <output className="min-w-10 text-right text-sm text-soft tabular-nums">
        {position} / {last}
      </output>
    </div>
  )
}

function Icon({ path }: { path: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      className="size-4"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.2"
      aria-hidden="true"
    >
      <path d={path} strokeLinejoin="round" strokeLinecap="round" />
    </svg>
  )
}
