import { otherPlayer, type PlayerIndex, players } from '@fivefold/sdk/core'
import {
  type Action,
  announcements,
  botAction,
  chooseNfts,
  clientMessages,
  createInitialState,
  type Game,
  type GameConfig,
  jointCommitment,
  jsonSchemas,
  lotsNeeded,
  matchOptionsSchema,
  mayFlip,
  seedCommitment,
  type TransactionLogEntry,
  transactionLogEntrySchema,
  war,
} from '@fivefold/sdk/war'
import { warResult, warSeat } from '@fivefold/sdk/war/ledger'
import type { Address } from 'viem'
import { z } from 'zod'
import { isPast, later } from '../../match/match.js'
import { MatchRefused } from '../../match/refused.js'
import type { GameHost } from '../../match/registered-game.js'
import {
  type AnyLogEnd,
  type AnyOpening,
  type AnySeatRequest,
  defineServerGame,
  type GameEvent,
} from '../../match/server-game.js'
import { prefetchDecks, prefetchReshuffled } from '../../metadata/prefetch.js'
import type { MetadataService } from '../../metadata/service.js'
import { Refusal } from '../../refusal.js'
import { findLots } from './lots.js'
import { cardsOfSeats, type OwnedCards } from './owned-cards.js'
import {
  botTerms,
  commitmentsOf,
  configOfMatch,
  playersOf,
  type WarFacts,
  type WarSeats,
  type WarTerms,
  warTermsSchema,
} from './terms.js'

/** The players whose cards the round waits for. */
const awaited = (state: Game): PlayerIndex[] => players.filter((index) => mayFlip(state, index))

const awaitedBot = (state: Game, seats: WarSeats): PlayerIndex | undefined =>
  awaited(state).find((index) => seats[index]?.bot)

function ledgerTerms({ id, seats }: WarFacts, server: Address) {
  const commitments = commitmentsOf(seats)
  if (!commitments) throw new Refusal(409, 'NO_SEED', 'The other player has not committed to a seed yet', id)
  return { matchId: id, seedCommitment: jointCommitment(commitments), server }
}

/** Of the players who must act and whose forfeit time is past, the one who has been away longest. */
function absentee(state: Game, seats: WarSeats, now: Date): PlayerIndex | undefined {
  const since = (index: PlayerIndex) => seats[index]?.forfeitAt?.getTime() ?? Number.POSITIVE_INFINITY
  const [first] = awaited(state)
    .filter((index) => isPast(seats[index]?.forfeitAt, now))
    .sort((a, b) => since(a) - since(b))
  return first
}

const newestOf = ({ newest }: AnyLogEnd) => newest as TransactionLogEntry | undefined

const winnerOf = (outcome: NonNullable<Game['outcome']>): PlayerIndex | 2 =>
  'draw' in outcome ? 2 : outcome.winnerIndex

function gameOver(matchId: string, { outcome }: Game): GameEvent[] {
  if (!outcome) return []
  const ending = 'draw' in outcome ? { draw: true as const } : { winner: outcome.winnerIndex }
  return [{ type: 'gameOver', matchId, ...ending }]
}

type SeatRequest = AnySeatRequest & { seedCommitment?: string | undefined }
type RevealSeedMessage = z.infer<typeof clientMessages.revealSeed>

/** The terms of a seat with its secret, and the cards that may be dealt to it. */
async function revealSecret(
  facts: WarFacts,
  index: PlayerIndex,
  secret: string,
  ownedCards: OwnedCards,
): Promise<WarTerms> {
  const seat = facts.seats[index]
  const other = facts.seats[otherPlayer(index)]
  if (!seat || !other)
    throw new MatchRefused('VALIDATION_ERROR', 'secret: keep it until both players have committed')
  if (seedCommitment(secret) !== seat.terms.commitment)
    throw new MatchRefused('VALIDATION_ERROR', 'secret: is not the one that was committed to')
  if (seat.terms.revealed) return seat.terms
  // A card may have changed owners since the other player's cards were read.
  const taken = new Set(other.terms.revealed?.nfts.map(({ id }) => id))
  const owned = (await ownedCards(facts.id, index)).filter(({ id }) => !taken.has(id))
  return { ...seat.terms, revealed: { secret, nfts: chooseNfts(owned) } }
}

/** The services that War uses beside the match platform. */
export type WarServices = Pick<GameHost, 'chain'> & {
  /** The lots of the cards. */
  metadata: Pick<MetadataService, 'prioritize' | 'requireLot' | 'getLotIfCached'>
  /** The cards of players; by default those of the accounts bound to their seats. */
  ownedCards?: OwnedCards | undefined
}

/** War on the match platform. */
export function warGame({ metadata, chain, ownedCards = cardsOfSeats(chain, metadata) }: WarServices) {
  return defineServerGame<GameConfig, Game, Action, WarFacts, AnyOpening, SeatRequest>({
    rules: war,
    messages: clientMessages,
    slotSchema: matchOptionsSchema,
    lobbySchema: z.object({}),
    jsonSchemas,
    optionsSchema: z.object({}),
    termsSchema: warTermsSchema,
    entrySchema: transactionLogEntrySchema,
    seatMessages: {
      revealSeed: {
        schema: clientMessages.revealSeed,
        apply: (facts, seat, message) =>
          revealSecret(facts, seat, (message as RevealSeedMessage).secret, ownedCards),
      },
    },
    actionTypes: ['flip', 'forfeit'],
    ledger: {
      seat: (facts, server, player, seat) => warSeat(ledgerTerms(facts, server), player, seat),
      result(facts, server, both, state, log) {
        const transactionLog = log as readonly TransactionLogEntry[]
        return warResult(ledgerTerms(facts, server), both, { ...state, transactionLog })
      },
    },

    hasStarted: (seats) => (seats as WarSeats).every((seat) => seat?.terms.revealed),
    config: configOfMatch,
    waiting({ seats }) {
      const commitments = commitmentsOf(seats)
      const waiting = createInitialState(playersOf(seats))
      return { ...waiting, ...(commitments && { agreement: { commitments } }) }
    },
    details: ([detail]) => detail,

    commitment({ seats }) {
      const commitments = commitmentsOf(seats)
      return commitments && jointCommitment(commitments)
    },
    terms: () => ({ rngSeed: 0, options: {} }),
    rematchTerms: () => ({ rngSeed: 0, options: {} }),
    seatTerms({ seedCommitment: commitment }, other) {
      if (!commitment)
        throw new MatchRefused('VALIDATION_ERROR', 'seedCommitment: is needed to sit down at War')
      // A player who copies the commitment could copy its secret too.
      if (warTermsSchema.safeParse(other?.terms).data?.commitment === commitment)
        throw new MatchRefused('VALIDATION_ERROR', 'seedCommitment: is the one of the other player')
      return { commitment }
    },
    bot: () => ({ name: 'Croupier', bot: 'bot', terms: botTerms() }),
    lobby: () => ({}),
    suits: () => true,

    progress(state, seats, now, { botDelay, turnTime }) {
      if (state.phase === 'setup') return { status: 'open', active: null, turnDeadline: null }
      if (state.outcome)
        return { status: 'over', active: null, turnDeadline: null, winner: winnerOf(state.outcome) }
      // The deadline is past at once, so that the next sweep of any server begins the lookup.
      if (state.phase === 'lots') return { status: 'running', active: null, turnDeadline: now }
      const waiting = awaited(state)
      const isBot = awaitedBot(state, seats as WarSeats) !== undefined
      const turnDeadline = isBot ? new Date(now.getTime() + botDelay) : later(now, turnTime)
      return { status: 'running', active: waiting.length === 1 ? (waiting[0] ?? null) : null, turnDeadline }
    },
    dueAction({ facts, state }, now) {
      const isLate = isPast(facts.turnDeadline, now)
      const bot = awaitedBot(state, facts.seats)
      if (bot !== undefined && isLate) return botAction(state, bot)
      const gone = absentee(state, facts.seats, now)
      if (gone !== undefined) return { type: 'forfeit', playerIndex: gone }
      const [late] = awaited(state)
      return bot === undefined && isLate && late !== undefined
        ? { type: 'flip', playerIndex: late }
        : undefined
    },
    awaitsBot: ({ facts, state }) => awaitedBot(state, facts.seats) !== undefined,
    stateFields({ facts, state, log }, problem) {
      if (state.phase === 'setup') {
        if (!commitmentsOf(facts.seats)) return {}
        return { awaitsReveal: players.filter((index) => !facts.seats[index]?.terms.revealed) }
      }
      const ids = lotsNeeded(state)
      const since = log.newest?.timestamp
      if (ids.length === 0 || !since) return {}
      // No turn expires while the match waits for the server.
      return { awaitsLots: { ids, since, ...(problem && { problem }) }, turnDeadline: undefined }
    },
    events({ facts, state, log }) {
      const entry = newestOf(log)
      if (!entry) return []
      const [first, second] = state.players
      const lines = announcements(entry.details, [first.player.name, second.player.name], state.outcome)
      const announced: GameEvent[] =
        lines.length > 0 ? [{ type: 'announcement', matchId: facts.id, lines }] : []
      return [...announced, ...gameOver(facts.id, state)]
    },
    lookUp({ state }, signal) {
      const ids = lotsNeeded(state)
      if (ids.length === 0) return undefined
      return findLots(metadata, ids, signal).then((lots): Action => ({ type: 'lots', lots }))
    },
    onStored({ state, log }) {
      if (state.phase === 'setup' || state.phase === 'gameOver') return
      const entry = newestOf(log)
      // Prefetching is not awaited: a lot that it missed is looked up when a comparison needs it.
      if (entry) void prefetchReshuffled(metadata, state, entry.details)
      else void prefetchDecks(metadata, state)
    },
  })
}
