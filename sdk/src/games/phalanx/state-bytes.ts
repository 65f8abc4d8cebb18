import { canonicalJson } from '../../core/canonical-json.js'
import { PhraseBook } from '../../core/phrase-book.js'
import { playerBytes } from './player-bytes.js'
import { damageModes, type Game, type PlayerState, phases } from './state.js'

/** What a game takes at most beside its players and the way in which it was shuffled. */
const mostOtherBytes = 1_024

const book = new PhraseBook()
const comma = book.add(',')
const listEnd = book.add(']')
const heads = book.addAll([0, 1].map((active) => `{"activePlayerIndex":${active},"gameOptions":`))
const modes = numbersOf(damageModes, (damageMode) => canonicalJson({ damageMode }))
const phaseParts = numbersOf(phases, (phase) => `,"phase":"${phase}","players":[`)
const seedHead = book.add(',"rngSeed":')
const turnHead = book.add(',"turnNumber":')
const writer = book.close()

function numbersOf<Name extends string>(names: readonly Name[], text: (name: Name) => string) {
  return Object.fromEntries(names.map((name) => [name, book.add(text(name))])) as Record<Name, number>
}

/**
 * Canonical JSON of a game in UTF-8, its log left out; only until the next call. A server hashes every state that it
 * stores, and nearly all of one are bytes that are there already.
 */
export function gameBytes(game: Game): Uint8Array {
  const { activePlayerIndex, gameOptions, outcome, phase, players, reinforcement, rngSeed, turnNumber } = game
  const kept = keptOf(players[0])
  const first = kept[0].bytesOf(players[0])
  const second = kept[1].bytesOf(players[1])
  const options = gameOptions.shuffle && canonicalJson(gameOptions)
  writer.restart(mostOtherBytes + first.length + second.length + 3 * (options?.length ?? 0))
  writer.phrase(heads[activePlayerIndex] as number)
  if (options) writer.text(options)
  else writer.phrase(modes[gameOptions.damageMode])
  if (outcome) writer.ascii(`,"outcome":${canonicalJson(outcome)}`)
  writer.phrase(phaseParts[phase])
  writer.bytes(first)
  writer.phrase(comma)
  writer.bytes(second)
  writer.phrase(listEnd)
  if (reinforcement) writer.ascii(`,"reinforcement":${canonicalJson(reinforcement)}`)
  writer.phrase(seedHead)
  writer.ascii(String(rngSeed))
  writer.phrase(turnHead)
  writer.ascii(String(turnNumber))
  writer.ascii('}')
  return writer.written
}

/** Bytes that a player's state may grow by before it needs other space. */
const growth = 256
const encoder = new TextEncoder()
const nothing = new Uint8Array(0)

/** The newest state of a player that was written: no action changes both players, and a pass neither. */
class KeptPlayer {
  #state: PlayerState | undefined
  #player: PlayerState['player'] | undefined
  #playerBytes = nothing
  #bytes = nothing
  /** Where the bytes are, written over with every state. */
  #space = nothing

  bytesOf(state: PlayerState): Uint8Array {
    if (state !== this.#state) this.#keep(state)
    return this.#bytes
  }

  #keep(state: PlayerState): void {
    if (state.player !== this.#player) this.#playerBytes = encoder.encode(canonicalJson(state.player))
    const bytes = playerBytes(state, this.#playerBytes)
    if (bytes.length > this.#space.length) this.#space = new Uint8Array(bytes.length + growth)
    this.#space.set(bytes)
    this.#bytes = this.#space.subarray(0, bytes.length)
    this.#player = state.player
    this.#state = state
  }
}

// Who plays stays the same object from state to state.
const keptPlayers = new WeakMap<PlayerState['player'], readonly [KeptPlayer, KeptPlayer]>()

/** What is kept of the match that somebody plays first in. */
function keptOf({ player }: PlayerState): readonly [KeptPlayer, KeptPlayer] {
  const known = keptPlayers.get(player)
  if (known) return known
  const kept = [new KeptPlayer(), new KeptPlayer()] as const
  keptPlayers.set(player, kept)
  return kept
}
