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

/** Creates matches: new ones, slots, rematches, and quick matches, which join an open match where there is one. */
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
    // Before the search for an open match, so that a chosen seed is refused in any case.
    const terms = game.terms(message, this.#settings)
    if (message.quickMatch && (await this.#joinAnyOpen(client, game, message))) return
    const visibility = message.quickMatch ? 'public' : message.visibility
    const seatToken = message.newPlayerId ?? randomUUID()
    const viewing = newViewing(client, 0, message.deltas, seatToken)
    const seatTerms = game.seatTerms(message, null, terms.options)
    const human = humanSeat(0, message.playerName, viewing, this.#rooms.server, seatTerms)
    const seats = message.opponent ? [human, newBot(game, message.opponent, 1)] : [human]
    const match = await this.#open(game, { ...terms, visibility }, seats)
    if (!match) throw new Error('a match that follows no other was not stored')
    const room = this.#rooms.add(match)
    this.#seating.place(room, client, viewing)
    client.send({
      type: 'matchCreated',
      playerId: seatToken,
      playerIndex: 0,
      ...room.entryFields,
    })
    if (match.facts.seats[1] || game.showsSetup) room.show(viewing)
    this.#rooms.continueMatch(match)
  }

  /** Joins the match that an earlier copy of the message created, where the answer to that one was lost. */
  async #joinOwn(
    client: Client,
    game: ServerGame,
    message: CreateMatchMessage,
    seatToken: string,
  ): Promise<boolean> {
    const own = await this.#store.findSeat(hashToken(seatToken))
    if (!own) return false
    if (own.game !== game.id)
      throw new MatchRefused('VALIDATION_ERROR', 'newPlayerId: is the secret of a seat in another game')
    await this.#seating.join(client, own.matchId, { ...message, playerId: seatToken })
    return true
  }

  /** Creates a match with two empty seats. */
  async createSlot(game: ServerGame, opening: AnyOpening): Promise<string> {
    const terms = game.terms(opening, this.#settings)
    const match = await this.#open(game, { ...terms, visibility: opening.visibility }, [])
    if (!match) throw new Error('a match that follows no other was not stored')
    return match.facts.id
  }

  /** Takes a seat in the rematch of a match. The first of the two players to ask creates it. */
  async #createRematch(
    client: Client,
    game: ServerGame,
    message: CreateMatchMessage,
    rematchOf: string,
  ): Promise<void> {
    const { playerId: seatToken } = message
    if (!seatToken)
      throw new MatchRefused('VALIDATION_ERROR', 'playerId: a rematch needs the one of the match')
    const facts = await this.#store.readFacts(rematchOf)
    if (facts?.game.id !== game.id)
      throw new MatchRefused('MATCH_NOT_FOUND', `there is no match ${rematchOf}`)
    if (seatOfToken(facts, hashToken(seatToken)) === undefined)
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
    // The other player created the rematch in the meantime.
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

  /** Finished matches of every game; they are public. */
  listFinished(limit: number): Promise<FinishedMatches> {
    return this.#store.listFinished(limit)
  }

  async #joinAnyOpen(client: Client, game: ServerGame, message: CreateMatchMessage): Promise<boolean> {
    for (const { matchId, options } of await this.#store.listOpen(game)) {
      if (!game.suits(options, message) || client.viewings.has(matchId)) continue
      try {
        // A token in the message belongs to another match.
        await this.#seating.join(client, matchId, { ...message, playerId: undefined })
        return true
      } catch (error) {
        // Another player took the seat; the next match may still be open.
        if (!(error instanceof MatchRefused)) throw error
      }
    }
    return false
  }

  /** Stores a match; undefined when the match `rematchOf` has a rematch already. */
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
