import { randomUUID } from 'node:crypto'
import { type CreateMatchMessage, otherPlayer, type PlayerIndex, players } from '@fivefold/sdk/core'
import type { FinishedMatches } from '@fivefold/sdk/match'
import { hashToken } from '../../secrets.js'
import { beginMatch, type Match, type MatchFacts, seatOfToken } from '../match.js'
import { MatchRefused } from '../refused.js'
import type { AnyOpening, MatchTerms, ServerGame } from '../server-game.js'
import type { MatchSettings } from '../settings.js'
import { type Client, checkMatchLimit } from '../socket/client.js'
import type { MatchStore, NewSeat } from '../store/match-store.js'
import { botSeat, humanSeat } from './new-seat.js'
import { newViewing } from './room.js'
import type { Rooms, RoomsParameters } from './rooms.js'
import type { Seating } from './seating.js'

export type MatchCreationParameters = Pick<RoomsParameters, 'store' | 'settings'> & {
  rooms: Rooms
  seating: Seating
}

/** How matches come to be: new ones, slots, rematches, and quick matches that join what is open. */
export class MatchCreation {
  readonly #rooms: Rooms
  readonly #seating: Seating
  readonly #store: MatchStore
  readonly #settings: MatchSettings

  constructor({ rooms, seating, store, settings }: MatchCreationParameters) {
    this.#rooms = rooms
    this.#seating = seating
    this.#store = store
    this.#settings = settings
  }

  async create(client: Client, game: ServerGame, message: CreateMatchMessage): Promise<void> {
    if (message.rematchOf) return this.#createRematch(client, game, message, message.rematchOf)
    checkMatchLimit(client)
    if (message.newPlayerId && (await this.#joinOwn(client, game, message, message.newPlayerId))) return
    // Refuses a seed even where the match of somebody else could be joined.
    const terms = game.terms(message, this.#settings)
    if (message.quickMatch && (await this.#joinAnyOpen(client, game, message))) return
    const visibility = message.quickMatch ? 'public' : message.visibility
    const playerId = message.newPlayerId ?? randomUUID()
    const viewing = newViewing(client, 0, message.deltas, playerId)
    const seatTerms = game.seatTerms(message, null, terms.options)
    const human = humanSeat(0, message.playerName, viewing, this.#rooms.server, seatTerms)
    const seats = message.opponent ? [human, newBot(game, message.opponent, 1)] : [human]
    const match = await this.#open(game, { ...terms, visibility }, seats)
    if (!match) throw new Error('a match that follows no other was not stored')
    const room = this.#rooms.add(match)
    this.#seating.place(room, client, viewing)
    client.send({
      type: 'matchCreated',
      playerId,
      playerIndex: 0,
      ...room.entryFields,
    })
    if (match.facts.seats[1] || game.showsSetup) room.show(viewing)
    this.#rooms.continueMatch(match)
  }

  /** Enters the match that the same message led to before, where its answer got lost. */
  async #joinOwn(
    client: Client,
    game: ServerGame,
    message: CreateMatchMessage,
    newPlayerId: string,
  ): Promise<boolean> {
    const own = await this.#store.findSeat(hashToken(newPlayerId))
    if (!own) return false
    if (own.game !== game.id)
      throw new MatchRefused('VALIDATION_ERROR', 'newPlayerId: is the secret of a seat in another game')
    await this.#seating.join(client, own.matchId, { ...message, playerId: newPlayerId })
    return true
  }

  /** A match in which nobody sits yet. */
  async createSlot(game: ServerGame, opening: AnyOpening): Promise<string> {
    const terms = game.terms(opening, this.#settings)
    const match = await this.#open(game, { ...terms, visibility: opening.visibility }, [])
    if (!match) throw new Error('a match that follows no other was not stored')
    return match.facts.id
  }

  /** Sits down in the one rematch of a match, which whoever comes first opens. */
  async #createRematch(
    client: Client,
    game: ServerGame,
    message: CreateMatchMessage,
    rematchOf: string,
  ): Promise<void> {
    const { playerId } = message
    if (!playerId)
      throw new MatchRefused('VALIDATION_ERROR', 'playerId: a rematch needs the one of the match')
    const facts = await this.#store.readFacts(rematchOf)
    if (facts?.game.id !== game.id)
      throw new MatchRefused('MATCH_NOT_FOUND', `there is no match ${rematchOf}`)
    if (seatOfToken(facts, hashToken(playerId)) === undefined)
      throw new MatchRefused('PLAYER_NOT_FOUND', 'this playerId has no seat in the match')
    if (!(await this.#store.isOver(rematchOf)))
      throw new MatchRefused('VALIDATION_ERROR', 'rematchOf: the match is not over')
    const matchId = facts.rematchId ?? (await this.#openRematch(facts, message))
    try {
      await this.#seating.join(client, matchId, message)
    } finally {
      if (!facts.rematchId) this.#rooms.announce(rematchOf)
    }
  }

  async #openRematch(facts: MatchFacts, message: CreateMatchMessage): Promise<string> {
    const { id, game, seats } = facts
    const terms = game.rematchTerms(facts, message, this.#settings)
    const bots = players.flatMap((index) => {
      const strength = seats[index]?.bot
      return strength ? [newBot(game, strength, otherPlayer(index))] : []
    })
    const match = await this.#open(game, { ...terms, visibility: 'private' }, bots, id)
    if (match) return match.facts.id
    // The other player was quicker.
    const rematchId = (await this.#store.readFacts(id))?.rematchId
    if (!rematchId) throw new MatchRefused('MATCH_NOT_FOUND', 'the rematch is no more')
    return rematchId
  }

  /** Public matches of a game that wait for a player. */
  async listOpen(game: ServerGame): Promise<object[]> {
    return (await this.#store.listOpen(game)).map(({ options, seatTerms, createdAt, ...open }) => ({
      ...open,
      ...game.lobby(options, seatTerms),
      createdAt: createdAt.toISOString(),
    }))
  }

  /** Matches of every game that are over; everyone may see how they went. */
  listFinished(limit: number): Promise<FinishedMatches> {
    return this.#store.listFinished(limit)
  }

  async #joinAnyOpen(client: Client, game: ServerGame, message: CreateMatchMessage): Promise<boolean> {
    for (const { matchId, options } of await this.#store.listOpen(game)) {
      if (!game.suits(options, message) || client.viewings.has(matchId)) continue
      try {
        // The token of another match does not belong here.
        await this.#seating.join(client, matchId, { ...message, playerId: undefined })
        return true
      } catch (error) {
        // Somebody was quicker; the next one may still be free.
        if (!(error instanceof MatchRefused)) throw error
      }
    }
    return false
  }

  /** Stores a match; undefined when the one that it follows has a rematch already. */
  async #open(
    game: ServerGame,
    { rngSeed, options, visibility = 'private' }: MatchTerms & Pick<AnyOpening, 'visibility'>,
    newSeats: readonly NewSeat[],
    rematchOf: string | null = null,
  ): Promise<Match | undefined> {
    const id = randomUUID()
    const seat = (index: PlayerIndex) => {
      const found = newSeats.find((each) => each.index === index)
      return found ? { ...found, forfeitAt: null } : null
    }
    const seats = [seat(0), seat(1)] as const
    const createdAt = new Date()
    const terms = { id, game, rngSeed, options, visibility, rematchOf }
    const match = beginMatch({ ...terms, createdAt, seats, turnDeadline: null, rematchId: null })
    const progress = game.progress(match.state, seats, createdAt, this.#settings)
    if (!(await this.#store.create({ ...terms, seats: newSeats, progress }))) return undefined
    return { ...match, facts: { ...match.facts, turnDeadline: progress.turnDeadline } }
  }
}

function newBot(game: ServerGame, strength: string, index: PlayerIndex): NewSeat {
  if (!game.bot) throw new MatchRefused('VALIDATION_ERROR', `opponent: ${game.title} has no bots`)
  return botSeat(game.bot(strength), index)
}
