import { ends, nothing } from '@fivefold/sdk/dolero'
import { botAddress } from '@fivefold/sdk/solana'
import { createBotFinder } from '../../bot-finder.js'
import type { EventLocation } from '../../event-location.js'
import {
  DoleroBet,
  DoleroBetKind,
  DoleroEnding,
  DoleroGame,
  DoleroPayout,
  DoleroStatus,
  type DoleroTable,
} from '../../model/index.js'
import type { DoleroEvent, Named } from './read-events.js'

const startingHearts = 3
const botSideOf = createBotFinder(botAddress)

export function openedGame(event: Named<'gameOpened'>, table: DoleroTable | undefined): DoleroGame {
  const { game: id, playerKey, stack, location } = event
  return new DoleroGame({
    id,
    tableAddress: event.table,
    table,
    token: event.token,
    playerA: playerKey,
    depositA: stack,
    depositB: 0n,
    status: DoleroStatus.waiting,
    round: 0,
    heartsA: 0,
    heartsB: 0,
    suddenDeath: false,
    betCount: 0,
    openedBlock: location.block,
    openedAt: location.timestamp,
    ...location,
  })
}

/** The changes that an event makes to its game's row. */
export function changeOfGame(game: DoleroGame, event: DoleroEvent): Partial<DoleroGame> {
  if (isBet(event)) return { betCount: game.betCount + 1 }
  switch (event.name) {
    case 'playerJoined': {
      const { playerKey: playerB, stack: depositB } = event
      const hearts = { heartsA: startingHearts, heartsB: startingHearts }
      const botSide = botSideOf(game.playerA, playerB)
      return { playerB, botSide, depositB, status: DoleroStatus.running, round: 1, ...hearts }
    }
    case 'roundScored': {
      const [heartsA, heartsB] = event.hearts
      return { heartsA, heartsB, round: event.round + 1 }
    }
    case 'suddenDeath':
      return { suddenDeath: true }
    case 'gameEnded':
      return { ...winnerOf(game, event.winner), ...endOf(event.end) }
    case 'gameSettled': {
      const [a, b] = event.payouts
      const balanced = a + b + event.rake === game.depositA + game.depositB
      return { ...winnerOf(game, event.winner), status: DoleroStatus.settled, rake: event.rake, balanced }
    }
    default:
      return {}
  }
}

function winnerOf({ playerA, playerB }: DoleroGame, winner: number) {
  if (winner === nothing) return { winner: null, winnerSide: null }
  return { winner: winner === 0 ? playerA : playerB, winnerSide: winner }
}

function endOf(end: number): Partial<DoleroGame> {
  const name = ends[end]
  if (!name || name === 'running') return { status: DoleroStatus.over }
  const status = name === 'left' ? DoleroStatus.left : DoleroStatus.over
  return { status, endedBy: DoleroEnding[name] }
}

const kinds = {
  raised: DoleroBetKind.raise,
  called: DoleroBetKind.call,
  folded: DoleroBetKind.fold,
  revealed: DoleroBetKind.reveal,
} as const
type BetEvent = Named<keyof typeof kinds>

export const isBet = (event: DoleroEvent): event is BetEvent => event.name in kinds

export function betRow(game: DoleroGame, event: BetEvent): DoleroBet {
  const { block, transaction, timestamp } = event.location
  return new DoleroBet({
    id: `${game.id}-${game.betCount}`,
    game,
    index: game.betCount,
    round: game.round,
    side: event.player,
    player: playerOf(game, event.player),
    kind: kinds[event.name],
    amount: event.name === 'raised' ? event.amount : null,
    bet: event.name === 'raised' || event.name === 'called' ? event.bet : null,
    returned: event.name === 'folded' ? event.returned : null,
    block,
    transaction,
    timestamp,
  })
}

export function payoutRow(
  game: DoleroGame,
  side: 0 | 1,
  amount: bigint,
  location: EventLocation,
): DoleroPayout {
  const { block, transaction, timestamp } = location
  const deposited = side === 0 ? game.depositA : game.depositB
  return new DoleroPayout({
    id: `${game.id}-${side}`,
    game,
    side,
    player: playerOf(game, side),
    token: game.token,
    deposited,
    amount,
    net: amount - deposited,
    won: game.winnerSide === side,
    block,
    transaction,
    timestamp,
  })
}

const playerOf = ({ playerA, playerB }: DoleroGame, side: 0 | 1): string =>
  side === 0 ? playerA : (playerB ?? '')
