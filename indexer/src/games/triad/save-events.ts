import type { Store } from '@subsquid/typeorm-store'
import { log } from '../../log.js'
import {
  TriadMatch,
  TriadRuleset,
  TriadSeal,
  TriadSeason,
  TriadStanding,
  TriadTurn,
} from '../../model/index.js'
import { deriveRows, Rows } from '../../store/rows.js'
import type { MatchSettled, TriadEvent } from './read-events.js'
import { headerOf, replaySettled, turnsOf } from './replay-settled.js'
import { matchRow, rulesetRow, sealIdOfDeck, sealRow, turnRows } from './rows-of-events.js'
import { advanceSeason, advanceStanding, type Played, seasonRowId, standingId } from './standings.js'

/** Writes the league's events. Idempotent: stored matches do not change. */
export const saveTriadEvents = deriveRows({ load: loadTables, apply })

type Tables = Awaited<ReturnType<typeof loadTables>>

async function loadTables(store: Store, events: TriadEvent[]) {
  const settled = events.filter((event) => event.type === 'match')
  const headers = settled.map(headerOf)
  const idsOf = (of: (header: (typeof headers)[number]) => string[]) => headers.flatMap(of)
  return {
    rulesets: await Rows.load(
      store,
      TriadRuleset,
      idsOf(({ rulesetId }) => [rulesetId]),
    ),
    seals: await Rows.load(store, TriadSeal, idsOf(sealIdsOf)),
    seasons: await Rows.load(
      store,
      TriadSeason,
      idsOf(({ seasonId }) => [seasonRowId(seasonId)]),
    ),
    matches: await Rows.load(
      store,
      TriadMatch,
      settled.map(({ matchId }) => matchId),
    ),
    turns: await Rows.load(store, TriadTurn, []),
    standings: await Rows.load(
      store,
      TriadStanding,
      idsOf(({ seasonId, playerA, playerB }) => [
        standingId(seasonId, playerA),
        standingId(seasonId, playerB),
      ]),
    ),
  }
}

function sealIdsOf({ playerA, playerB, deckA, deckB }: ReturnType<typeof headerOf>): [string, string] {
  return [sealIdOfDeck(playerA, deckA), sealIdOfDeck(playerB, deckB)]
}

function apply(tables: Tables, event: TriadEvent): void {
  if (event.type === 'ruleset') tables.rulesets.set(rulesetRow(event))
  else if (event.type === 'seal') tables.seals.set(sealRow(event))
  else applyMatch(tables, event)
}

function applyMatch(tables: Tables, settled: MatchSettled): void {
  if (tables.matches.get(settled.matchId)) return
  const header = headerOf(settled)
  const rules = tables.rulesets.get(header.rulesetId)
  const cards = sealedCards(tables, header)
  const replayed = replaySettled(settled, { config: rules?.config, cards })
  if (!replayed.ok) log.error(`Triad match ${settled.matchId} is not verified: ${replayed.reason}`)
  const row = matchRow(settled, { rules, cards, verified: replayed.ok })
  tables.matches.set(row)
  for (const turn of turnRows(row, header, turnsOf(settled), replayed)) tables.turns.set(turn)
  count(tables, row, header.seasonId)
}

/** The cards of both decks as they were last sealed. */
function sealedCards({ seals }: Tables, header: ReturnType<typeof headerOf>): object | undefined {
  const [a, b] = sealIdsOf(header).map((id) => seals.get(id)?.cards as object | undefined)
  return a && b && { ...a, ...b }
}

/** Uses the chain's result, verified or not. A match against a player's own bot is practice. */
function count({ standings, seasons }: Tables, match: TriadMatch, seasonId: number): void {
  if (match.botSide != null) return
  const { playerA, playerB, tilesA, tilesB, winnerSide, timestamp: at } = match
  const played: Played[] = [
    { seasonId, player: playerA, won: winnerSide === 0, tilesFor: tilesA, tilesAgainst: tilesB, at },
    { seasonId, player: playerB, won: winnerSide === 1, tilesFor: tilesB, tilesAgainst: tilesA, at },
  ]
  const ids = played.map(({ player }) => standingId(seasonId, player))
  const newPlayers = ids.filter((id) => !standings.get(id)).length
  for (const each of played)
    standings.set(advanceStanding(standings.get(standingId(seasonId, each.player)), each))
  seasons.set(advanceSeason(seasons.get(seasonRowId(seasonId)), { seasonId, newPlayers, at }))
}
