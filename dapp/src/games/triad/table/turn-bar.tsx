import { type MatchState, none, type Player, playerToMove, score } from '@fivefold/sdk/triad'
import { ActionButton } from '../../common/action-button.js'
import { cellName, directions } from '../board/cells.js'
import { edgeChoices, markableCells } from './draft.js'
import type { DraftControls } from './use-draft.js'

type TurnBarProps = {
  state: MatchState
  seat: Player | null
  isMoving: boolean
  controls: DraftControls
  names: { near: string; far: string }
}

/** The instruction for the current moment, with its controls. */
export function TurnBar({ state, seat, isMoving, controls, names }: TurnBarProps) {
  const { draft, preview, isSending, canPlay } = controls
  if (!canPlay) return <p className="play-bar triad-bar">{waitingText(state, seat, isMoving, names)}</p>
  if (draft.card === null) return <p className="play-bar triad-bar play-call">Your turn: choose a card</p>
  const edges = edgeChoices(state, draft)
  const marks = markableCells(state, draft)
  return (
    <div className="play-bar triad-bar">
      {edges.length > 0 && (
        <fieldset className="triad-edges" data-aim={draft.aim === 'edge' || undefined}>
          <legend className="sr-only">Edge that Earth strengthens</legend>
          {edges.map((edge) => (
            <ActionButton
              key={edge}
              aria-pressed={draft.edge === edge}
              aria-label={`Strengthen ${directions[edge]}`}
              onClick={() => controls.selectEdge(edge)}
            >
              {['↑', '→', '↓', '←'][edge]}
            </ActionButton>
          ))}
        </fieldset>
      )}
      {(marks.length > 0 || draft.mark !== none) && (
        <ActionButton aria-pressed={draft.aim === 'mark' || draft.mark !== none} onClick={controls.aimMark}>
          <span aria-hidden="true">△</span> {draft.mark === none ? 'Mark' : 'Marked'}
          {draft.mark !== none && <span className="sr-only"> {cellName(draft.mark)}</span>}
        </ActionButton>
      )}
      <p className="triad-bar-text">{draftText(state, controls)}</p>
      <ActionButton onClick={controls.back} disabled={isSending}>
        Back
      </ActionButton>
      <ActionButton isPrimary onClick={controls.confirm} disabled={!preview || isSending}>
        {isSending ? 'Sending…' : 'Place'}
      </ActionButton>
    </div>
  )
}

function waitingText(
  state: MatchState,
  seat: Player | null,
  isMoving: boolean,
  names: { near: string; far: string },
): string {
  if (isMoving) return '…'
  const near = seat ?? 0
  const who = playerToMove(state) === near ? names.near : names.far
  return seat === null ? `${who} is to move` : 'Your opponent is to move'
}

function draftText(state: MatchState, { draft, preview }: DraftControls): string {
  if (draft.aim === 'mark') return 'Choose the cell to mark'
  if (draft.aim === 'edge') return 'Choose an edge with the arrow keys'
  if (draft.cell === null) return 'Choose a cell'
  if (draft.edge === null) return 'Choose the edge that Earth strengthens'
  if (!preview) return ''
  const player = playerToMove(state)
  const before = score(state.board).tiles[player]
  const flips = score(preview.state.board).tiles[player] - before - 1
  return flips > 0 ? `Flips ${flips}` : 'Flips nothing'
}
