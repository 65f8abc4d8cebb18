import { type CardStats, type Game, stateHash, toHex } from '@fivefold/sdk/ccg'
import { useMemo } from 'react'
import { errorMessage } from '../../../lib/error-message.js'
import { formatAmount } from '../../../lib/format-amount.js'
import { Button } from '../../../shell/ui/button.js'
import { useEstimate } from '../hooks/use-estimate.js'
import { useSettled } from '../hooks/use-settled.js'
import { useTokenUnit } from '../hooks/use-token-unit.js'
import { actionText } from './plan.js'
import type { Turn } from './use-turn.js'

type PlanPanelProps = { turn: Turn; game: Game; cards: readonly CardStats[] }

/** The planned actions in order, with their cost. */
export function PlanPanel({ turn, game, cards }: PlanPanelProps) {
  const { actions } = turn
  return (
    <section className="play-panel grid gap-3 px-4 py-3" aria-labelledby="plan-title">
      <div className="flex items-center justify-between">
        <h2 id="plan-title" className="text-base">
          Planned actions
        </h2>
        {actions.length > 0 && (
          <span className="flex gap-1">
            <Button size="small" onClick={turn.undo} disabled={!turn.canAct}>
              Undo
            </Button>
            <Button size="small" look="plain" onClick={turn.clear} disabled={!turn.canAct}>
              Clear
            </Button>
          </span>
        )}
      </div>
      {actions.length === 0 ? (
        <p className="text-sm text-soft">None yet. Ending the turn is also an action.</p>
      ) : (
        <ol className="ccg-plan" aria-label="Planned actions">
          {[...actions.keys()].map((index) => (
            <li key={index}>{actionText(game, cards, actions, index)}</li>
          ))}
        </ol>
      )}
      <Costs turn={turn} game={game} />
    </section>
  )
}

const endTurn = { type: 'EndTurn' } as const
/** A dry run is expensive, so it waits until the player pauses. */
const calm = 500

function Costs({ turn, game }: { turn: Turn; game: Game }) {
  const { actions, canAct } = turn
  const unit = useTokenUnit()
  const asked = useSettled(
    useMemo(() => ({ state: toHex(stateHash(game)), actions: [...actions, endTurn] }), [game, actions]),
    calm,
  )
  const estimate = useEstimate({ ...asked, gameId: game.id, isWanted: canAct })
  if (estimate.isError) {
    return <p className="text-sm text-bad">The dry run was refused: {errorMessage(estimate.error).title}.</p>
  }
  const { data } = estimate
  if (!data) return <p className="text-sm text-soft">Asking the chain what the turn costs…</p>
  const share = data.blockShare * 100
  return (
    <div className="grid gap-1.5" data-testid="estimate">
      <dl className="ccg-costs">
        <dt>Weight</dt>
        <dd>{share < 0.1 ? '< 0.1' : share.toFixed(1)} % of a block</dd>
        <dt>Fee</dt>
        <dd>{unit ? formatAmount({ ...unit, raw: data.fee }) : '…'}</dd>
        <dt>Deposit</dt>
        <dd>{unit ? depositText(data.storageDeposit, unit) : '…'}</dd>
      </dl>
      <div className="ccg-meter" aria-hidden="true">
        <i style={{ width: `${Math.min(100, share)}%` }} />
      </div>
      <p className="text-xs text-soft">From a dry run of the planned turn and its end.</p>
    </div>
  )
}

type Unit = { decimals: number; symbol: string }

function depositText(deposit: bigint, unit: Unit): string {
  if (deposit === 0n) return 'none'
  const amount = formatAmount({ ...unit, raw: deposit < 0n ? -deposit : deposit })
  return deposit < 0n ? `${amount} is refunded` : amount
}
