import { createHash } from 'node:crypto'
import type {
  Card,
  GameState,
  GameStatePatchMessage,
  PlayerIndex,
  ServerMessage,
  Viewer,
} from '@fivefold/sdk/phalanx'
import { isStateMessage, type StateMessage, shownAfter } from './shown-state.js'

const cardName = ({ suit, rank }: Card): string => `${rank} of ${suit}`

type Path = readonly (string | number)[]
type FoundCard = { card: Card; path: Path }

/** Everything in a message that looks like a card, with its path. */
function* cardsIn(value: unknown, path: Path = []): Generator<FoundCard> {
  if (value === null || typeof value !== 'object') return
  if ('suit' in value && 'rank' in value) yield { card: value as Card, path }
  for (const [key, item] of Object.entries(value)) {
    if (item !== null && typeof item === 'object') yield* cardsIn(item, [...path, key])
  }
}

/** The owner of the card at this path; undefined for a path that must not hold a card. */
function ownerAt(state: GameState, path: Path): PlayerIndex | undefined {
  const [top, list, index, ...rest] = path
  if (top !== 'state') return undefined
  if (list === 'players') return Number(index) as PlayerIndex
  const entry = list === 'transactionLog' ? state.transactionLog[Number(index)] : undefined
  if (!entry) return undefined
  const place = rest.map((part) => (/^\d+$/.test(String(part)) ? '*' : part)).join('.')
  if (place === 'action.card') return entry.action.playerIndex
  if (entry.details.type !== 'attack') return undefined
  const { attackerPlayerIndex } = entry.details.combat
  if (place === 'details.combat.attackerCard') return attackerPlayerIndex
  return place === 'details.combat.steps.*.card' ? (attackerPlayerIndex === 0 ? 1 : 0) : undefined
}

/** Cards of a player that are or were face up. */
function openCards(truth: GameState, player: PlayerIndex): Set<string> {
  const { battlefield, discardPile } = truth.players[player]
  const standing = battlefield.flatMap((cell) => (cell ? [cell.card] : []))
  return new Set([...standing, ...discardPile].map(cardName))
}

export type Secrets = {
  /** Both seats' secrets, as their owners know them. */
  playerIds: readonly [string, string]
  /** 32 bytes in hexadecimal digits, or the requested number. */
  seed: string | number
}

/** All encodings of a secret. */
function spellings(bytes: Buffer): string[] {
  const hex = bytes.toString('hex')
  const list = [...bytes].join(',')
  return [
    hex,
    bytes.toString('base64').replace(/=+$/, ''),
    bytes.toString('base64url'),
    `${BigInt(`0x${hex}`)}`,
    list,
  ]
}

function playerIdSpellings(playerId: string): string[] {
  const hash = createHash('sha256').update(playerId).digest()
  return [playerId, ...spellings(Buffer.from(playerId.replaceAll('-', ''), 'hex')), ...spellings(hash)]
}

const contains = (text: string, needles: readonly string[]): boolean =>
  needles.some((needle) => text.includes(needle) || text.includes(needle.toUpperCase()))

/** A number on its own, not within the digits of a hash. */
const containsNumber = (text: string, number: number): boolean =>
  [String(number), number.toString(16)].some((digits) =>
    new RegExp(`(?<![0-9a-f])${digits}(?![0-9a-f])`, 'i').test(text),
  )

const logOpens = '"transactionLog":['
const logCloses = ']}}'

/** A reader's log so far, as text, with the number of its entries. */
type SearchedLog = { text: string; length: number }

/** The cards in a message, each with its path in the state; for a whole log, the entries from a number on. */
function cardsOf(message: StateMessage, from: number): FoundCard[] {
  if (message.type === 'gameStatePatch') return cardsOfPatch(message)
  const found = [...cardsIn(message)]
  return found.filter(({ path: [, list, index] }) => list !== 'transactionLog' || Number(index) >= from)
}

function cardsOfPatch({ patch, logStart, ...rest }: GameStatePatchMessage): FoundCard[] {
  const found = [...cardsIn(rest)]
  let entries = logStart
  for (const operation of patch) {
    if (operation.op === 'remove') continue
    const path = operation.path.split('/').slice(1)
    if (path.at(-1) === '-') path[path.length - 1] = String(entries++)
    found.push(...cardsIn(operation.value, ['state', ...path]))
  }
  return found
}

/** Finds what the frames of one reader reveal beyond that reader's view. */
export class LeakFinder {
  readonly #viewer: Viewer
  readonly #truths: readonly GameState[]
  readonly #hasSeed: (text: string) => boolean
  readonly #playerIds: readonly (readonly string[])[]
  readonly #open = new Map<string, Set<string>>()
  #searched: SearchedLog = { text: '', length: 0 }
  /** The last state shown to this reader. */
  #shown: GameState | undefined

  /** `truths` are the complete states, by the length of the log. */
  constructor(viewer: Viewer, truths: readonly GameState[], { playerIds, seed }: Secrets) {
    this.#viewer = viewer
    this.#truths = truths
    this.#playerIds = playerIds.map((playerId, index) =>
      index === viewer ? [] : playerIdSpellings(playerId),
    )
    const written = typeof seed === 'string' ? spellings(Buffer.from(seed, 'hex')) : []
    this.#hasSeed = (text) =>
      typeof seed === 'string' ? contains(text, written) : containsNumber(text, seed)
  }

  find(text: string): string[] {
    const message = JSON.parse(text) as ServerMessage
    const state = isStateMessage(message) ? shownAfter(this.#shown, message) : undefined
    this.#shown = state ?? this.#shown
    const { unsearched, from } = this.#leaveOutSearched(text, message)
    const leaks: string[] = []
    for (const [index, spelled] of this.#playerIds.entries()) {
      if (contains(unsearched, spelled)) leaks.push(`playerId of ${index}`)
    }
    if (state?.phase === 'gameOver') return leaks
    if (this.#hasSeed(unsearched)) leaks.push('seed')
    if (state && isStateMessage(message))
      return [...leaks, ...this.#cardLeaks(unsearched, state, cardsOf(message, from))]
    return unsearched.includes('rank') ? [...leaks, `a card in ${message.type}`] : leaks
  }

  /** A whole log starts with the bytes that this reader got before; those were searched already. */
  #leaveOutSearched(text: string, message: ServerMessage): { unsearched: string; from: number } {
    const opens = text.indexOf(logOpens)
    if (message.type !== 'gameState' || opens < 0 || !text.endsWith(logCloses)) {
      return { unsearched: text, from: 0 }
    }
    const { text: known, length: from } = this.#searched
    this.#searched = {
      text: text.slice(opens, -logCloses.length),
      length: message.state.transactionLog.length,
    }
    if (from === 0 || !text.startsWith(known, opens)) return { unsearched: text, from: 0 }
    return { unsearched: text.slice(0, opens) + text.slice(opens + known.length), from }
  }

  #cardLeaks(unsearched: string, state: GameState, found: readonly FoundCard[]): string[] {
    const isAllFound = found.length === unsearched.split('rank').length - 1
    const leaks = isAllFound ? [] : ['a card that is not in its place']
    for (const { card, path } of found) {
      const owner = ownerAt(state, path)
      if (owner === undefined) leaks.push(`${cardName(card)} at ${path.join('.')}`)
      else if (
        owner !== this.#viewer &&
        !this.#openAt(state.transactionLog.length, owner).has(cardName(card))
      ) {
        leaks.push(`${cardName(card)} of player ${owner} before it lay open`)
      }
    }
    return leaks
  }

  #openAt(length: number, player: PlayerIndex): Set<string> {
    const key = `${length} ${player}`
    const known = this.#open.get(key)
    if (known) return known
    const truth = this.#truths[length]
    const open = truth ? openCards(truth, player) : new Set<string>()
    this.#open.set(key, open)
    return open
  }
}
