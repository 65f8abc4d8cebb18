import {
  type Action,
  type Arrangement,
  type LegalAction,
  legalActions,
  nothing,
  otherPlayer,
  type PlayerIndex,
  phase,
} from '@fivefold/sdk/dolero'
import { botAddress } from '@fivefold/sdk/solana'
import { arrangeAction, type ChainGame, playerAddress } from '@fivefold/sdk/solana/dolero'
import { formatAmount } from '../../../lib/format-amount.js'
import { ChainNotices } from '../../common/chain-notices.js'
import { type Names, namesFor } from '../../common/seat-names.js'
import { useBotSide } from '../../common/use-bot-side.js'
import { cardText } from '../cards/card-text.js'
import { useAct } from '../hooks/use-act.js'
import { useAutopilot, useBot } from '../hooks/use-autopilot.js'
import { useChainTime } from '../hooks/use-chain-time.js'
import { useDolero } from '../hooks/use-dolero.js'
import { useMoney, useTables } from '../hooks/use-tables.js'
import { BettingBar } from './betting-bar.js'
import { CardDesk } from './card-desk.js'
import { EndPanel, resultText } from './end-panel.js'
import { Forfeit } from './forfeit.js'
import { GameHistory } from './game-history.js'
import { LastRound } from './last-round.js'
import { PhaseBar } from './phase-bar.js'
import { PlayerBar } from './player-bar.js'
import { RelicChoice } from './relic-choice.js'
import { TableRow } from './table-row.js'
import { useSeat } from './use-seat.js'

type MatchTableProps = { seen: ChainGame; isGone: boolean; error: unknown }

/** A game on chain: a player with a seat plays, everyone else watches. */
export function MatchTable({ seen, isGone, error }: MatchTableProps) {
  const { game, address } = seen
  const { deployment } = useDolero()
  const now = useChainTime()
  const { player, seat, problem, view, hand, committed } = useSeat(game)
  const botSide = useBotSide([playerAddress(game, 0), playerAddress(game, 1)], botAddress)
  const names = namesFor(player, botSide)
  // This page plays for the bot of its own player.
  const isOwnBot = deployment.local && player !== null && botSide === otherPlayer(player)
  const botSeat = isOwnBot ? botSide : undefined
  const own = useAutopilot(seen, { seat, now, isGone })
  const ownProblem = problem ?? own.problem
  const bot = useBot(seen, { player: isGone ? undefined : botSeat, now })
  const { act, isBusy } = useAct(address, game)
  const { data: tables } = useTables()
  const table = tables?.find((each) => each.address === seen.table)
  const { unit } = useMoney(table)
  const near = player ?? 0
  const far = otherPlayer(near)
  const legal = player !== null && now !== undefined ? legalActions(game, player, now) : []
  const isOver = game.phase === phase.over
  const isAtDesk = game.phase === phase.cards && seat !== undefined && !game.players[near].locked
  const hasCards = game.phase >= phase.deal
  const bar = (index: PlayerIndex) => (
    <PlayerBar
      {...{ game, unit, now }}
      player={index}
      name={names[index]}
      address={playerAddress(game, index)}
    />
  )
  const row = (index: PlayerIndex) => (
    <TableRow
      owner={names[index] === 'You' ? 'Your' : `${names[index]}’s`}
      table={view[index].table}
      isLaid={game.players[index].locked}
      score={view[index].score}
    />
  )
  const arrange = (cards: Arrangement, isFinal: boolean) => {
    if (!seat) return
    const isCommitted = committed?.every((card, index) => card === cards[index])
    const actions: Action[] = isCommitted ? [] : [arrangeAction(seat, cards)]
    act(isFinal ? [...actions, { type: 'lock' }] : actions)
  }
  return (
    <div className="play-stage">
      <ChainNotices botProblem={bot.problem} error={error}>
        {ownProblem && (
          <p role="alert" className="play-alert">
            {ownProblem}. It is tried again as long as the clock runs.
          </p>
        )}
      </ChainNotices>
      <section className="play-felt dolero-felt baize" aria-label="Table" data-game={address}>
        <PhaseBar game={game} player={player} now={now} />
        <p className="dolero-auto" role="status" data-testid="auto">
          {isBusy ? 'Sent: waiting for the chain…' : (own.text ?? waitingText(seen, player, names))}
        </p>
        {bar(far)}
        {hasCards && row(far)}
        {game.players[far].shown.length > 0 && <Shown name={names[far]} cards={game.players[far].shown} />}
        <p className="dolero-pot">
          Pot <b data-testid="pot">{formatAmount({ raw: game.pot, ...unit })}</b>
        </p>
        {isAtDesk && (
          <CardDesk
            {...{ hand, committed, legal }}
            isBusy={isBusy}
            onSwap={(mask) => act([{ type: 'swap', mask }])}
            onArrange={arrange}
          />
        )}
        {hasCards && !isAtDesk && row(near)}
        {!isOver && <Controls {...{ legal, unit, isBusy }} act={(action) => act([action])} />}
        {bar(near)}
        {isOver && <EndPanel {...{ game, names, unit, isGone, table }} seat={player} isBot={isOwnBot} />}
      </section>
      <div className="play-side">
        <LastRound address={address} round={game.round} names={names} isOver={isOver} />
        <GameHistory address={address} names={names} unit={unit} />
        <section className="play-panel px-4 py-3 text-sm" aria-label="Game">
          {player === null && <p className="mb-2 font-semibold">You are watching.</p>}
          <p className="text-soft">
            {table?.name ? `Table “${table.name}”` : 'Table'}, game {seen.index.toString()}. Highest bet of a
            round {formatAmount({ raw: game.limits.maxBet, ...unit })}; rake {game.limits.rakePercent} %, at
            most {formatAmount({ raw: game.limits.rakeCap, ...unit })}.
          </p>
        </section>
        {player !== null && !isOver && (
          <Forfeit onForfeit={() => act([{ type: 'forfeit' }])} isPossible={!isBusy} />
        )}
      </div>
      <p className="sr-only" aria-live="polite" data-testid="announcer">
        {isOver ? `${resultText(game, player, names)}.` : announcement(seen, legal)}
      </p>
    </div>
  )
}

type ControlsProps = {
  legal: readonly LegalAction[]
  unit: Parameters<typeof BettingBar>[0]['unit']
  isBusy: boolean
  act: (action: Action) => void
}

/** The decision that the player has to make now, if any. */
function Controls({ legal, unit, isBusy, act }: ControlsProps) {
  const choose = legal.find((action) => action.type === 'choose')
  if (choose?.type === 'choose') {
    return (
      <RelicChoice
        options={choose.options}
        isBusy={isBusy}
        onChoose={(index) => act({ type: 'choose', choice: index })}
      />
    )
  }
  const isToBet = legal.some(({ type }) => type === 'call' || type === 'reveal')
  return isToBet ? <BettingBar legal={legal} unit={unit} isBusy={isBusy} onAct={act} /> : null
}

function Shown({ name, cards }: { name: string; cards: readonly number[] }) {
  return (
    <p className="dolero-hint">
      Third Eye: {name}’s first swap brought {cards.map(cardText).join(', ')}.
    </p>
  )
}

function waitingText({ game }: ChainGame, player: PlayerIndex | null, names: Names): string {
  if (game.phase === phase.over) return ''
  if (game.pending.length > 0) return 'Waiting for the VRF…'
  if (game.phase === phase.betting)
    return game.toAct === player ? 'Your bet.' : `${names[game.toAct]} to act.`
  if (player === null) return ''
  const other = names[otherPlayer(player)]
  if (game.phase === phase.relic) {
    return game.players[player].choice === nothing
      ? 'Choose a relic, the joker, or skip.'
      : `${other} chooses.`
  }
  if (game.phase === phase.cards) {
    return game.players[player].locked ? `Locked. ${other} still arranges.` : 'Swap, lay and lock your cards.'
  }
  return `Waiting for ${other}…`
}

function announcement({ game }: ChainGame, legal: readonly LegalAction[]): string {
  const round = `Round ${game.round}.`
  if (legal.some(({ type }) => type === 'choose')) return `${round} Choose a relic.`
  if (legal.some(({ type }) => type === 'arrange')) return `${round} Your cards are dealt.`
  if (legal.some(({ type }) => type === 'call')) return `${round} Your opponent raised. Your bet.`
  if (legal.some(({ type }) => type === 'reveal')) return `${round} Your bet.`
  return round
}
