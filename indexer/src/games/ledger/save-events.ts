import type { Store } from '@subsquid/typeorm-store'
import { getAddress } from 'viem'
import { LedgerMatch, LedgerStanding, LedgerStatus, LedgerWitness } from '../../model/index.js'
import { Rows } from '../../store/rows.js'
import type { LedgerEvent } from './read-events.js'

type Reported = Extract<LedgerEvent, { type: 'signed' | 'claimed' }>

/** Writes the ledger's events. Idempotent: a result that is already final does not change. */
export async function saveLedgerEvents(store: Store, events: LedgerEvent[]): Promise<void> {
  if (events.length === 0) return
  const keys = events.map(({ key }) => key)
  const matches = await Rows.load(store, LedgerMatch, keys)
  const players = [...keys.map((key) => matches.get(key)), ...events.map(rowOf)].flatMap((row) =>
    row ? [standingId(row.game, row.playerA), standingId(row.game, row.playerB)] : [],
  )
  const standings = await Rows.load(store, LedgerStanding, players)
  for (const event of events) apply(matches, standings, event)
  await matches.save(store)
  await standings.save(store)
}

function apply(matches: Rows<LedgerMatch>, standings: Rows<LedgerStanding>, event: LedgerEvent): void {
  const before = matches.get(event.key)
  if (before?.status === LedgerStatus.final) return
  const after = rowOf(event) ?? (before && withStatus(before, event))
  if (!after) return
  matches.set(after)
  if (after.status === LedgerStatus.final) count(standings, after)
}

function rowOf(event: LedgerEvent): LedgerMatch | undefined {
  return event.type === 'signed' || event.type === 'claimed' ? reportedRow(event) : undefined
}

function reportedRow(event: Reported): LedgerMatch {
  const { game: _bytes, server, playerA, playerB, actionCount, ...result } = event.result
  const isSigned = event.type === 'signed'
  return new LedgerMatch({
    id: event.key,
    ...result,
    game: event.gameName,
    server: getAddress(server),
    playerA: getAddress(playerA),
    playerB: getAddress(playerB),
    actionCount: BigInt(actionCount),
    status: isSigned ? LedgerStatus.final : LedgerStatus.claimed,
    witness: isSigned ? LedgerWitness.players : LedgerWitness.server,
    standsAt: event.type === 'claimed' ? event.standsAt : null,
    ...event.location,
  })
}

function withStatus(before: LedgerMatch, { type, location }: LedgerEvent): LedgerMatch {
  const status = type === 'stood' ? LedgerStatus.final : LedgerStatus.voided
  return new LedgerMatch({ ...before, status, ...location })
}

const standingId = (game: string, player: string): string => `${game}-${player}`

/** Adds a final result to the standings of both players. */
function count(standings: Rows<LedgerStanding>, match: LedgerMatch): void {
  for (const [seat, player] of [match.playerA, match.playerB].entries()) {
    const id = standingId(match.game, player)
    const before = standings.get(id)
    const played = (before?.played ?? 0) + 1
    const won = (before?.won ?? 0) + (match.winner === seat ? 1 : 0)
    const drawn = (before?.drawn ?? 0) + (match.winner === 2 ? 1 : 0)
    standings.set(
      new LedgerStanding({
        id,
        game: match.game,
        player,
        played,
        won,
        drawn,
        lost: played - won - drawn,
        winRatio: won / played,
        lastPlayed: match.timestamp,
      }),
    )
  }
}
