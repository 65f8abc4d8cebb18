import { canonicalJson } from '../../core/canonical-json.js'
import { PhraseBook } from '../../core/phrase-book.js'
import { cardText, cellText } from './card-text.js'
import { orderedDeck } from './cards.js'
import type { Battlefield, BattlefieldCard, Card, PlayerState } from './state.js'

/** What a card in a list takes at most, and all of a player's state that is neither a list of cards nor a name. */
const [mostCardBytes, mostOtherBytes] = [32, 4_096]
const mostHp = 11
const columns = 4

const book = new PhraseBook()
const comma = book.add(',')
const nothing = book.add('null')
const listEnd = book.add(']')
const battlefieldHead = book.add('{"battlefield":[')
const discardPileHead = book.add('],"discardPile":[')
const drawpileHead = book.add('],"drawpile":[')
const handHead = book.add(',"hand":[')
const lifepointsHead = book.add(',"lifepoints":')
const playerHead = book.add(',"player":')
const cardHead = book.add('{"card":')
const deck = orderedDeck()
const firstCard = book.addAll(deck.map(cardText))[0] as number
const firstLaterCard = book.addAll(deck.map((card) => `,${cardText(card)}`))[0] as number
/** What stands behind the card in a cell, by cell and HP. */
const cellEnds = Array.from({ length: 2 * columns }, (_, index) => {
  const position = canonicalJson({ col: index % columns, row: Math.floor(index / columns) })
  const end = (hp: number) => `,"currentHp":${hp},"faceDown":false,"position":${position}}`
  return book.addAll(Array.from({ length: mostHp + 1 }, (_, hp) => end(hp)))
})
const writer = book.close()

/** Canonical JSON of a player's state in UTF-8; `player` is that of its id and name. Only until the next call. */
export function playerBytes(state: PlayerState, player: Uint8Array): Uint8Array {
  const { battlefield, discardPile, drawpile, drawpileCount, hand, handCount, lifepoints } = state
  const cards = discardPile.length + drawpile.length + hand.length
  writer.restart(cards * mostCardBytes + player.length + mostOtherBytes)
  writer.phrase(battlefieldHead)
  writeBattlefield(battlefield)
  writer.phrase(discardPileHead)
  writeCards(discardPile)
  writer.phrase(drawpileHead)
  writeCards(drawpile)
  writer.phrase(listEnd)
  writeCount('drawpileCount', drawpileCount)
  writer.phrase(handHead)
  writeCards(hand)
  writer.phrase(listEnd)
  writeCount('handCount', handCount)
  writer.phrase(lifepointsHead)
  writer.ascii(String(lifepoints))
  writer.phrase(playerHead)
  writer.bytes(player)
  writer.ascii('}')
  return writer.written
}

function writeCount(name: string, count: number | undefined): void {
  if (count !== undefined) writer.ascii(`,"${name}":${count}`)
}

/** Different for every card: suits differ in their first letter, ranks in their only one. */
const keyOf = ({ suit, rank }: Card): number => ((suit.charCodeAt(0) & 31) << 7) | rank.charCodeAt(0)
const placesInDeck = new Uint8Array(32 << 7)
for (const [place, card] of deck.entries()) placesInDeck[keyOf(card)] = place
const placeOf = (card: Card): number => placesInDeck[keyOf(card)] as number

function writeCards(cards: readonly Card[]): void {
  for (let index = 0; index < cards.length; index++)
    writer.phrase((index === 0 ? firstCard : firstLaterCard) + placeOf(cards[index] as Card))
}

function writeBattlefield(battlefield: Battlefield): void {
  for (let index = 0; index < battlefield.length; index++) {
    if (index > 0) writer.phrase(comma)
    const cell = battlefield[index]
    if (cell) writeCell(cell, index)
    else writer.phrase(nothing)
  }
}

function writeCell(cell: BattlefieldCard, index: number): void {
  const { card, currentHp, faceDown, position } = cell
  const end = cellEnds[index]?.[currentHp]
  if (end === undefined || faceDown || position.row * columns + position.col !== index) {
    writer.ascii(cellText(cell))
    return
  }
  writer.phrase(cardHead)
  writer.phrase(firstCard + placeOf(card))
  writer.phrase(end)
}
