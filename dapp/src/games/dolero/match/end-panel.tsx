import { type EndName, ends, type Game, type PlayerIndex, settle } from '@fivefold/sdk/dolero'
import type { Table } from '@fivefold/sdk/solana/dolero'
import { formatAmount } from '../../../lib/format-amount.js'
import { Button } from '../../../shell/ui/button.js'
import { EndPanel as Panel, winnerText } from '../../common/end-panel.js'
import type { Names } from '../../common/seat-names.js'
import { useOpenGame } from '../hooks/use-seats.js'
import type { Unit } from '../hooks/use-tables.js'
import { useBotStore } from '../state/bot-strength.js'

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
  cancelled: 'Cancelled: everybody gets back what they brought.',
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
        <dl className="dolero-payouts" data-testid="payouts" data-paid={isGone || undefined}>
          {names.map((name, index) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd data-raw={settlement.payouts[index]?.toString()}>
                {money(settlement.payouts[index] ?? 0n)}
              </dd>
            </div>
          ))}
          <div>
            <dt>Rake</dt>
            <dd>{money(settlement.rake)}</dd>
          </div>
        </dl>
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
