import { schema } from '@colyseus/schema'
import { type Card, type Game, orderedDeck, type PlayerState } from '@fivefold/sdk/phalanx'

/** A cell without a card. */
const noCard = 255

const CellSchema = schema({ card: 'uint8', currentHp: 'uint8', faceDown: 'boolean' }, 'Cell')

const PlayerSchema = schema(
  {
    name: 'string',
    lifepoints: 'uint8',
    handCount: 'uint8',
    drawpileCount: 'uint8',
    battlefield: [CellSchema],
    discardPile: ['uint8'],
    // Only for the player's own view.
    hand: { array: 'uint8', view: true },
    drawpile: { array: 'uint8', view: true },
  },
  'Player',
)

/** A game of Phalanx Duel as Colyseus synchronises it. Cards are numbers, as its guides advise for small patches. */
export const GameSchema = schema(
  {
    players: [PlayerSchema],
    activePlayerIndex: 'uint8',
    phase: 'string',
    turnNumber: 'uint16',
    winnerIndex: 'int8',
    victoryType: 'string',
    reinforcedColumn: 'int8',
  },
  'Game',
)
export type GameSchema = InstanceType<typeof GameSchema>
type PlayerSchema = InstanceType<typeof PlayerSchema>
type Cards = PlayerSchema['hand']

const cardIds = new Map(orderedDeck().map(({ suit, rank }, id) => [suit + rank, id]))
const cardId = ({ suit, rank }: Card): number => cardIds.get(suit + rank) ?? noCard

export function newState(game: Game): GameSchema {
  const state = new GameSchema()
  for (const { player, battlefield } of game.players) {
    const shown = new PlayerSchema()
    shown.name = player.name
    shown.battlefield.push(...battlefield.map(() => new CellSchema({ card: noCard })))
    state.players.push(shown)
  }
  synchronise(state, undefined, game)
  return state
}

/** Writes what an action changed. The rules never change a state in place, so equal parts are the same objects. */
export function synchronise(state: GameSchema, before: Game | undefined, after: Game): void {
  state.activePlayerIndex = after.activePlayerIndex
  state.phase = after.phase
  state.turnNumber = after.turnNumber
  state.winnerIndex = after.outcome?.winnerIndex ?? -1
  state.victoryType = after.outcome?.victoryType ?? ''
  state.reinforcedColumn = after.reinforcement?.column ?? -1
  for (const [index, player] of after.players.entries()) {
    const shown = state.players[index]
    if (shown && player !== before?.players[index]) synchronisePlayer(shown, before?.players[index], player)
  }
}

function synchronisePlayer(shown: PlayerSchema, before: PlayerState | undefined, after: PlayerState): void {
  const { battlefield, hand, drawpile, discardPile, lifepoints } = after
  shown.lifepoints = lifepoints
  shown.handCount = hand.length
  shown.drawpileCount = drawpile.length
  if (hand !== before?.hand) synchroniseCards(shown.hand, hand)
  if (drawpile !== before?.drawpile) synchroniseCards(shown.drawpile, drawpile)
  if (discardPile !== before?.discardPile) synchroniseCards(shown.discardPile, discardPile)
  if (battlefield === before?.battlefield) return
  for (const [index, cell] of battlefield.entries()) {
    if (cell === before?.battlefield[index]) continue
    const shownCell = shown.battlefield[index]
    shownCell?.assign({
      card: cell ? cardId(cell.card) : noCard,
      currentHp: cell?.currentHp ?? 0,
      faceDown: cell?.faceDown ?? false,
    })
  }
}

/** Most changes remove one card or add cards at the end; `ArraySchema` has no way to insert. */
function synchroniseCards(shown: Cards, cards: readonly Card[]): void {
  const ids = cards.map(cardId)
  let start = 0
  while (start < shown.length && shown[start] === ids[start]) start++
  const removed = shown.length - ids.length
  if (removed > 0) shown.splice(start, removed)
  for (let index = start; index < ids.length; index++) {
    const id = ids[index] ?? noCard
    if (index >= shown.length) shown.push(id)
    else if (shown[index] !== id) shown[index] = id
  }
}
