import { type EndName, ends, type Game, type PlayerIndex, settle } from '@fivefold/sdk/dolero'
import type { Table } from '@fivefold/sdk/solana/dolero'
import { formatAmount } from '../../../lib/format-amount.js'
import { Button } from '../../../shell/ui/button.js'
import { EndPanel as Panel, winnerText } from '../../common/end-panel.js'
import type { Names } from '../../common/seat-names.js'
import { useOpenGame } from '../hooks/use-seats.js'
import type { Unit } from '../hooks/use-tables.js'
import { useBotStore } from '../state/bot-strength.js'
import { Payouts } from './payouts.js'

type EndPanelProps = {
  game: Game
  seat: PlayerIndex | null
  names: Names
  unit: Unit
  /** Whether the payout has been made, which closes the account. */
  isGone: boolean
  isBot: boolean
  table: Table | undefined
}

const reasons: Record<EndName, string> = {
  running: '',
  hearts: 'No hearts left.',
  suddenDeath: 'Decided in sudden death.',
  forfeit: 'By forfeit.',
  timeOut: 'The time ran out.',
  wrongCards: 'Cards were opened that were never drawn.',
  cancelled: 'Cancelled: both players get their deposits back.',
  left: 'Left before it began.',
}

export const reasonText = (name: EndName): string => reasons[name]

/** The result and the payout, and links to the next steps. */
export function EndPanel({ game, seat, names, unit, isGone, isBot, table }: EndPanelProps) {
  const open = useOpenGame()
  const strength = useBotStore((state) => state.strength)
  const settlement = settle(game)
  const money = (raw: bigint) => formatAmount({ raw, ...unit })
  const again = seat !== null && table && (
    <Button
      look="primary"
      disabled={open.isPending}
      onClick={() => {
        const opponent = isBot ? strength : 'anyone'
        open.mutate({ table, stack: startingStack(table), opponent })
      }}
    >
      {open.isPending ? 'Opening…' : 'Play again'}
    </Button>
  )
  return (
    <Panel
      gameId="dolero"
      result={resultText(game, seat, names)}
      reason={reasonText(ends[game.end] ?? 'running')}
      again={again}
      hasStandings
    >
      {settlement.ok && (
        <Payouts
          className="dolero-payouts"
          isPaid={isGone}
          rows={names.map((name, index) => {
            const raw = settlement.payouts[index] ?? 0n
            return { name, raw, text: money(raw) }
          })}
          rake={money(settlement.rake)}
        />
      )}
      <p role="status" data-testid="paid">
        {isGone ? 'Paid out. The game’s accounts are closed.' : 'The payout is under way…'}
      </p>
    </Panel>
  )
}

/** A stack for twice the highest bet, if the table allows it. */
export function startingStack({ limits: { seatFee, maxBet, maxStack } }: Pick<Table, 'limits'>): bigint {
  const wanted = seatFee + 2n * maxBet
  return wanted < maxStack ? wanted : maxStack
}

/** The result as a heading, from the viewer's side. */
export function resultText(game: Pick<Game, 'winner'>, seat: PlayerIndex | null, names: Names): string {
  const { winner } = game
  if (winner !== 0 && winner !== 1) return 'No winner'
  return winnerText(winner, seat, names)
}
