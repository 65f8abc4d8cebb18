import type { Column, ColumnAfter, GameState, PlayerIndex } from '@fivefold/sdk/phalanx'
import { ActionButton } from '../../common/action-button.js'
import { Forfeit } from '../../common/match/forfeit.js'
import type { Names } from '../../common/match/server-game.js'
import { CombatSteps } from '../board/combat-steps.js'
import { cardName } from '../cards/card-text.js'
import type { Orders } from './use-orders.js'

type CommandBarProps = {
  state: GameState
  seat: PlayerIndex | null
  names: Names
  orders: Orders
  preview: ColumnAfter | undefined
}

/** The instruction for the current moment, with its controls. */
export function CommandBar({ state, seat, names, orders, preview }: CommandBarProps) {
  const { canAct, isSending, draft } = orders
  if (!canAct) {
    return <p className="play-bar">{isSending ? 'Sending…' : waitingText(state, seat, names)}</p>
  }
  if (draft.attacker !== null && preview) {
    return <AttackPreview column={draft.attacker} preview={preview} orders={orders} />
  }
  return (
    <div className="play-bar">
      <p className="play-call" data-testid="call">
        {callText(state, orders)}
      </p>
      {state.phase !== 'deployment' && (
        <div className="phalanx-bar-actions">
          {state.phase === 'combat' && <ActionButton onClick={orders.pass}>Pass</ActionButton>}
          <Forfeit onForfeit={orders.forfeit} />
        </div>
      )}
    </div>
  )
}

type AttackPreviewProps = { column: Column; preview: ColumnAfter; orders: Orders }

function AttackPreview({ column, preview, orders }: AttackPreviewProps) {
  return (
    <section className="phalanx-preview" aria-label="Preview of the attack">
      <div role="status">
        <p className="play-call">
          Column {column + 1}:{' '}
          {preview.lpDamage > 0 ? `${preview.lpDamage} damage to life points` : 'no damage to life points'}
          {preview.lifepoints === 0 && ', and the match'}
        </p>
        <CombatSteps steps={preview.steps} />
      </div>
      <div className="phalanx-preview-actions">
        <ActionButton onClick={orders.back}>Back</ActionButton>
        <ActionButton isPrimary onClick={orders.attack}>
          Attack
        </ActionButton>
      </div>
    </section>
  )
}

function waitingText(state: GameState, seat: PlayerIndex | null, names: Names): string {
  const who = names[state.activePlayerIndex]
  const what = { deployment: 'deploys a card', reinforcement: 'reinforces a column' }[state.phase as string]
  return seat === null ? `${who} ${what ?? 'is to move'}` : `Waiting: ${who} ${what ?? 'is to move'}`
}

function callText(state: GameState, { draft, attacks }: Orders): string {
  const { phase, reinforcement } = state
  if (draft.card) {
    const where =
      phase === 'reinforcement' ? `to column ${(reinforcement?.column ?? 0) + 1}` : 'choose a column'
    return `${cardName(draft.card)}: ${where}`
  }
  if (phase === 'deployment') return 'Your turn: choose a card to deploy'
  if (phase === 'reinforcement') return `Reinforce column ${(reinforcement?.column ?? 0) + 1}: choose a card`
  return attacks.size > 0 ? 'Your turn: choose a column to attack with' : 'Your turn: no card can attack'
}
