import type { PlayerIndex } from '@fivefold/sdk/core'
import { isResultSigned, isSeatSigned, signResult } from '@fivefold/sdk/evm/ledger'
import type { ResultStatement } from '@fivefold/sdk/ledger'
import type { LedgerRecord } from '@fivefold/sdk/match'
import type { Address, Hex } from 'viem'
import { Refusal } from '../../refusal.js'
import { hashToken } from '../../secrets.js'
import { type MatchFacts, seatOfToken } from '../match.js'
import type { AnyState, LedgerStatements } from '../server-game.js'
import type { MatchStore } from '../store/match-store.js'
import type { AccountStore, BoundAccounts } from './account-store.js'
import { type Ledger, placeOf } from './ledger.js'

/** A complete result with the server's signature; it never changes. */
type Ending = { result: ResultStatement; serverSignature: Hex }

/** The number of cached endings: a cached one needs no replay. */
const keptEndings = 1_000

/** The ledger's data of matches: accounts, results, and the signatures of players and server. */
export class LedgerRecords {
  readonly #ledger: Ledger
  readonly #matches: MatchStore
  readonly #accounts: AccountStore
  readonly #endings = new Map<string, Ending>()

  constructor(ledger: Ledger, accounts: AccountStore, store: MatchStore) {
    this.#ledger = ledger
    this.#matches = store
    this.#accounts = accounts
  }

  async read(matchId: string): Promise<LedgerRecord> {
    const bound = await this.#accounts.read(matchId)
    if (!bound) throw notFound(matchId)
    const [a, b] = bound.accounts
    const ending = await this.#ending(matchId, bound)
    return {
      ledger: placeOf(this.#ledger),
      players: [a?.address ?? null, b?.address ?? null],
      seats: [a?.seatSignature ?? null, b?.seatSignature ?? null],
      result: ending?.result ?? null,
      signatures: [a?.resultSignature ?? null, b?.resultSignature ?? null],
      serverSignature: ending?.serverSignature ?? null,
    }
  }

  /** Binds an account to the seat of this token, once. */
  async bind(
    matchId: string,
    seatToken: string | undefined,
    { address, signature }: { address: Address; signature: Hex },
  ): Promise<LedgerRecord> {
    const { facts, seat } = await this.#seatOf(matchId, seatToken)
    const statement = statementsOf(facts).seat(facts, this.#ledger.account.address, address, seat)
    if (!(await isSeatSigned(this.#ledger.connection, statement, signature))) throw badSignature(address)
    await this.#accounts.bind(matchId, seat, address, signature)
    const record = await this.read(matchId)
    if (record.players[seat] === address) return record
    if (record.players[seat]) throw new Refusal(409, 'SEAT_BOUND', 'The seat has another account', address)
    throw new Refusal(409, 'SAME_PLAYER', 'The other seat has this account', address)
  }

  /** Keeps a player's signature of the result. */
  async sign(matchId: string, seatToken: string | undefined, signature: Hex): Promise<LedgerRecord> {
    const { seat } = await this.#seatOf(matchId, seatToken)
    const { result, players } = await this.read(matchId)
    if (!result) {
      throw new Refusal(409, 'NO_RESULT', 'The match is not over, or a seat has no account', matchId)
    }
    if (!(await isResultSigned(this.#ledger.connection, result, seat, signature)))
      throw badSignature(players[seat])
    await this.#accounts.sign(matchId, seat, signature)
    return this.read(matchId)
  }

  async #seatOf(
    matchId: string,
    seatToken: string | undefined,
  ): Promise<{ facts: MatchFacts; seat: PlayerIndex }> {
    const facts = await this.#matches.readFacts(matchId)
    if (!facts) throw notFound(matchId)
    const seat = seatToken === undefined ? undefined : seatOfToken(facts, hashToken(seatToken))
    if (seat === undefined) throw new Refusal(403, 'NOT_SEATED', 'This playerId has no seat in the match')
    return { facts, seat }
  }

  async #ending(matchId: string, { isOver, accounts: [a, b] }: BoundAccounts): Promise<Ending | undefined> {
    if (!isOver || !a || !b) return undefined
    const known = this.#endings.get(matchId)
    if (known) return known
    const found = await this.#matches.restore(matchId)
    if (!found) throw notFound(matchId)
    const { facts, state } = found.match
    const { connection, account } = this.#ledger
    const players = [a.address, b.address] as const
    const result = statementsOf(facts).result(facts, account.address, players, state, found.log)
    const ending = { result, serverSignature: await signResult(connection, account, result) }
    this.#keep(matchId, ending)
    return ending
  }

  #keep(matchId: string, ending: Ending): void {
    this.#endings.set(matchId, ending)
    const [oldest] = this.#endings.keys()
    if (this.#endings.size > keptEndings && oldest) this.#endings.delete(oldest)
  }
}

function statementsOf({ id, game }: MatchFacts): LedgerStatements<MatchFacts, AnyState> {
  if (game.ledger) return game.ledger
  throw new Refusal(409, 'NOT_RECORDED', `Matches of ${game.title} are not recorded in the ledger`, id)
}

const notFound = (matchId: string) => new Refusal(404, 'MATCH_NOT_FOUND', 'There is no such match', matchId)

const badSignature = (address: unknown) =>
  new Refusal(400, 'INVALID_SIGNATURE', 'The signature is not that of the account', address)
