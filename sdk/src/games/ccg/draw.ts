import { hurtPlayer } from './harm.js'
import { hash } from './hash.js'
import type { Play } from './play.js'
import { drawSchemes, handLimit, type PlayerIndex, startingHands } from './state.js'
import { remainder, WordStream } from './words.js'

const mostFatigue = 255

/** One draw: a card, nothing with a full hand, or damage from an empty deck. */
export function drawCard(play: Play, player: PlayerIndex): void {
  const drawer = play.game.players[player]
  const unseen = play.unseen[player]
  if (drawer.deck.length === unseen) {
    drawer.fatigue = Math.min(mostFatigue, drawer.fatigue + 1)
    hurtPlayer(play, player, drawer.fatigue)
    return
  }
  if (isHandFull(play, player)) return
  if (!play.parentHash) {
    play.unseen[player]++
    return
  }
  const index = chooseCard(play, player, play.parentHash)
  const cardId = drawer.deck[index] as number
  drawer.deck.splice(index, 1)
  drawer.hand.push(cardId)
  drawer.draws++
  play.events.push({ type: 'CardDrawn', player, cardId })
}

function isHandFull({ game, unseen }: Play, player: PlayerIndex): boolean {
  return game.players[player].hand.length + unseen[player] >= handLimit
}

/** Up to `count` draws, while the player is alive. */
export function drawCards(play: Play, player: PlayerIndex, count: number): void {
  const drawer = play.game.players[player]
  for (let i = 0; i < count && drawer.hp > 0; i++) {
    // If cards are left and the hand is full, no later draw has an effect either.
    if (drawer.deck.length > play.unseen[player] && isHandFull(play, player)) return
    drawCard(play, player)
  }
}

export function dealHands(play: Play): void {
  for (const player of [0, 1] as const) {
    for (let i = 0; i < startingHands[player]; i++) drawCard(play, player)
  }
}

function chooseCard({ game }: Play, player: PlayerIndex, parentHash: Uint8Array): number {
  const { deck, draws } = game.players[player]
  if (game.scheme === drawSchemes.blockHash) return remainder(parentHash, deck.length)
  const [first, second] = game.players
  return new WordStream(drawSeed(first.link, second.link, game.id, 2 * draws + player)).below(deck.length)
}

/** Mixes links of both players, so that neither decides alone, and the counter, so that no draw repeats. */
function drawSeed(first: Uint8Array, second: Uint8Array, id: number, counter: number): Uint8Array {
  const input = new Uint8Array(72)
  input.set(first)
  input.set(second, 32)
  const numbers = new DataView(input.buffer)
  numbers.setUint32(64, id, true)
  numbers.setUint32(68, counter, true)
  return hash(input)
}
