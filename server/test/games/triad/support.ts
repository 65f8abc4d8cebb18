import { createRandom } from '@fivefold/sdk/core'
import type { TriadMatch } from '@fivefold/sdk/match/triad'
import {
  botTurn,
  coreRuleset,
  type Deck,
  type Player,
  playerToMove,
  randomCard,
  signMatch,
} from '@fivefold/sdk/triad'
import { boardOf, type GameState, type MatchTerms, readGame, type Seat } from '@fivefold/sdk/triad/match'
import { privateKeyToAccount } from 'viem/accounts'

export const accounts = [
  privateKeyToAccount(`0x${'11'.repeat(32)}`),
  privateKeyToAccount(`0x${'22'.repeat(32)}`),
] as const
export const domain = { chainId: 31337, verifyingContract: accounts[0].address }
export const terms: MatchTerms = { ruleset: coreRuleset, seasonId: 1, domain, lifetime: 3_600 }

/** An account with five random cards. */
export function seatOf(player: Player): Seat {
  const random = createRandom(`seat ${player}`)
  const ids = [1n, 2n, 3n, 4n, 5n].map((id) => id + 10n * BigInt(player))
  const cards = new Map(ids.map((id) => [id, randomCard(random)]))
  return { player: accounts[player].address, deck: ids as unknown as Deck, cards, isContract: false }
}

type Snapshot = ReturnType<TriadMatch['getSnapshot']>

/** Waits until a match shows what is wanted. */
export function until(match: TriadMatch, isThere: (snapshot: Snapshot) => boolean): Promise<Snapshot> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      const { state, ...rest } = match.getSnapshot()
      reject(new Error(`the match never got there: ${JSON.stringify({ ...rest, phase: state?.phase })}`))
    }, 20_000)
    const look = () => {
      const snapshot = match.getSnapshot()
      if (!isThere(snapshot)) return
      clearTimeout(timer)
      unsubscribe()
      resolve(snapshot)
    }
    const unsubscribe = match.subscribe(look)
    look()
  })
}

export function stateOf(match: TriadMatch): GameState {
  const { state } = match.getSnapshot()
  if (!state) throw new Error('the match was not shown yet')
  return state
}

/** Two players in their seats, by index. */
export type Pair = readonly [TriadMatch, TriadMatch]

const hasTurns = (count: number) => (snapshot: Snapshot) => (snapshot.state?.turns.length ?? 0) >= count

/** Makes turns until so many are made; each is shown to both before the next. */
export async function playUntil(pair: Pair, count: number): Promise<void> {
  for (const match of pair) await until(match, ({ state }) => state?.phase === 'playing')
  for (let made = stateOf(pair[0]).turns.length; made < count; made++) {
    const board = boardOf(stateOf(pair[0]))
    const player = playerToMove(board)
    const turn = botTurn(board, 'random', createRandom(`turn ${made}`))
    await pair[player].act({ type: 'playTurn', playerIndex: player, turn })
    for (const match of pair) await until(match, hasTurns(made + 1))
  }
}

/** The signature of an account under the match as it is shown. */
export function signatureOf(match: TriadMatch, account: Player): Promise<`0x${string}`> {
  const { header, turns } = readGame(stateOf(match))
  if (!header) throw new Error('the match has not begun')
  return signMatch(accounts[account], domain, { header, turns })
}

/** Lets both sign. The account of a seat is the one that its player sat down with. */
export async function signBoth(
  pair: Pair,
  accountOf: (seat: Player) => Player = (seat) => seat,
): Promise<void> {
  for (const playerIndex of [0, 1] as const) {
    const signature = await signatureOf(pair[playerIndex], accountOf(playerIndex))
    await pair[playerIndex].act({ type: 'sign', playerIndex, signature })
  }
  for (const match of pair) await until(match, ({ state }) => state?.signatures.every(Boolean) ?? false)
}
