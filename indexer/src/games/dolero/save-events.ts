import type { Store } from '@subsquid/typeorm-store'
import { isNewer } from '../../event-location.js'
import {
  DoleroBet,
  DoleroGame,
  DoleroPayout,
  DoleroRound,
  DoleroStanding,
  DoleroStatus,
  DoleroTable,
} from '../../model/index.js'
import { deriveRows, Rows } from '../../store/rows.js'
import { betRow, changeOfGame, isBet, openedGame, payoutRow } from './games.js'
import type { DoleroEvent, GameEvent, Named } from './read-events.js'
import { isOfRound, newRound, type RoundEvent, roundAfter, roundId } from './rounds.js'
import { advanceStanding, standingId } from './standings.js'
import { tableAfter } from './tables.js'

/** Writes the program's events. Idempotent: events that are already stored change nothing. */
export const saveDoleroEvents = deriveRows({ load: loadRows, apply })

type Tables = Awaited<ReturnType<typeof loadRows>>

const isOfGame = (event: DoleroEvent): event is GameEvent => 'game' in event

async function loadRows(store: Store, events: DoleroEvent[]) {
  const gameEvents = events.filter(isOfGame)
  const games = await Rows.load(
    store,
    DoleroGame,
    gameEvents.map(({ game }) => game),
  )
  const known = [...new Set(gameEvents.map(({ game }) => game))].flatMap((id) => games.get(id) ?? [])
  const tables = await Rows.load(store, DoleroTable, [
    ...known.map(({ tableAddress }) => tableAddress),
    ...events.flatMap((event) => ('accounts' in event ? (event.accounts.table ?? []) : [])),
    ...gameEvents.flatMap((event) => (event.name === 'gameOpened' ? event.table : [])),
  ])
  const players = [
    ...known.flatMap(({ token, playerA, playerB }) =>
      [playerA, playerB].map((player) => ({ token, player })),
    ),
    ...playersOf(gameEvents, games),
  ]
  return {
    tables,
    games,
    rounds: await Rows.load(
      store,
      DoleroRound,
      known.map(({ id, round }) => roundId(id, round)),
    ),
    bets: await Rows.load(store, DoleroBet, []),
    payouts: await Rows.load(store, DoleroPayout, []),
    standings: await Rows.load(
      store,
      DoleroStanding,
      players.flatMap(({ token, player }) => (player ? standingId(token, player) : [])),
    ),
  }
}

/** The players who join a game in these events. */
function playersOf(events: GameEvent[], games: Rows<DoleroGame>) {
  const tokens = new Map(
    events.flatMap((event) => (event.name === 'gameOpened' ? [[event.game, event.token]] : [])),
  )
  return events.flatMap((event) => {
    if (event.name !== 'gameOpened' && event.name !== 'playerJoined') return []
    const token = games.get(event.game)?.token ?? tokens.get(event.game) ?? ''
    return [{ token, player: event.playerKey }]
  })
}

function apply(rows: Tables, event: DoleroEvent): void {
  if (!isOfGame(event)) {
    const { table = '' } = event.accounts
    const after = tableAfter(rows.tables.get(table), event)
    if (after) rows.tables.set(after)
    return
  }
  const game = rows.games.get(event.game)
  if (event.name === 'gameOpened') {
    if (!game) open(rows, event)
  } else if (game && isNewer(event.location, game)) applyToGame(rows, game, event)
}

function open({ tables, games }: Tables, event: Named<'gameOpened'>): void {
  const table = tables.get(event.table)
  if (table) tables.set(new DoleroTable({ ...table, gamesOpened: table.gamesOpened + 1 }))
  games.set(openedGame(event, tables.get(event.table)))
}

type Change = Exclude<GameEvent, Named<'gameOpened'>>

function applyToGame(rows: Tables, before: DoleroGame, event: Change): void {
  const game = new DoleroGame({ ...before, ...changeOfGame(before, event), ...event.location })
  rows.games.set(game)
  if (isOfRound(event)) changeRound(rows, before, event)
  if (isBet(event)) rows.bets.set(betRow(before, event))
  if (event.name === 'gameSettled') settle(rows, game, event)
  if (game.status === DoleroStatus.left) rows.payouts.set(payoutRow(game, 0, game.depositA, event.location))
}

function changeRound({ rounds }: Tables, game: DoleroGame, event: RoundEvent): void {
  rounds.set(roundAfter(rounds.get(roundId(game.id, game.round)) ?? newRound(game), event))
}

function settle(rows: Tables, game: DoleroGame, event: Named<'gameSettled'>): void {
  for (const side of [0, 1] as const) {
    const payout = payoutRow(game, side, event.payouts[side], event.location)
    rows.payouts.set(payout)
    if (game.botSide == null) count(rows, game, payout)
  }
  const table = rows.tables.get(game.tableAddress)
  if (!table) return
  const { gamesSettled, rake } = table
  rows.tables.set(new DoleroTable({ ...table, gamesSettled: gamesSettled + 1, rake: rake + event.rake }))
}

/** A game against a player's own bot is practice and is not counted. */
function count({ standings }: Tables, game: DoleroGame, payout: DoleroPayout): void {
  const { token, player, deposited, amount, timestamp: at } = payout
  const result = game.winnerSide == null ? 'cancelled' : payout.won ? 'won' : 'lost'
  const before = standings.get(standingId(token, player))
  standings.set(advanceStanding(before, { token, player, result, deposited, amount, at }))
}
