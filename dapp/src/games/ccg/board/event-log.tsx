import { ActionLog } from '../../common/action-log.js'

/** The lines of one batch. */
export type LogGroup = { head: string; lines: readonly string[] }

type EventLogProps = {
  groups: readonly LogGroup[]
  /** How many of them have happened. */
  upTo: number
  onGo?: (position: number) => void
}

/** Everything that happened, batch by batch. */
export const EventLog = ({ groups, upTo, onGo }: EventLogProps) => (
  <ActionLog
    label="Event log"
    entries={groups}
    upTo={upTo}
    onGo={onGo}
    renderHead={({ head }) => <b>{head}</b>}
    renderMore={({ lines }) =>
      [...lines.entries()].map(([line, text]) => (
        <p key={line} className="text-soft">
          {text}
        </p>
      ))
    }
  />
)
