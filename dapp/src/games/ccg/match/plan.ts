import {
  type Action,
  type CardStats,
  cardName,
  describeRefusal,
  effectOf,
  findCard,
  type Game,
  type GameEvent,
  legalActions,
  needsTarget,
  otherPlayer,
  type PlayerIndex,
  previewActions,
  readTarget,
} from '@fivefold/sdk/ccg'

/** A target for a card: a slot or a player of a side, or no target. */
export type PlaceId = `${'own' | 'enemy'}:${0 | 1 | 2 | 3 | 'player'}` | 'cast'

/** The game after the planned actions; the rules have accepted each of them. */
export type Planned = {
  readonly game: Game
  readonly events: readonly GameEvent[]
  readonly unseenDraws: readonly [number, number]
}

/** The plan of these actions; undefined if the rules refuse one of them. */
export function planned(
  game: Game,
  cards: readonly CardStats[],
  actions: readonly Action[],
): Planned | undefined {
  const preview = previewActions(game, cards, actions)
  return preview.ok ? preview : undefined
}

/** All legal uses of a hand card, by target. */
export function choices(
  now: Game,
  cards: readonly CardStats[],
  handIndex: number,
): ReadonlyMap<PlaceId, Action> {
  const found = legalActions(now, cards).filter(
    (action) => 'handIndex' in action && action.handIndex === handIndex,
  )
  return new Map(found.map((action) => [placeOf(now, cards, action), action]))
}

function placeOf(now: Game, cards: readonly CardStats[], action: Action): PlaceId {
  if (action.type === 'PlayCard') return `own:${action.slot as 0 | 1 | 2 | 3}`
  if (action.type !== 'UseSpell') return 'cast'
  const card = findCard(cards, now.players[now.activeIdx].hand[action.handIndex] ?? -1)
  const target = readTarget(action.target)
  if (!card || !target || !needsTarget(effectOf(card, now.rules))) return 'cast'
  return `${target.side}:${target.place}`
}

/** Why a hand card cannot be used at all, as the rules' error message. */
export function whyNot(now: Game, cards: readonly CardStats[], handIndex: number): string | undefined {
  if (choices(now, cards, handIndex).size > 0) return undefined
  const player = now.players[now.activeIdx]
  const card = findCard(cards, player.hand[handIndex] ?? -1)
  if (!card) return undefined
  if (card.cost > player.energy)
    return `${cardName(card.id)} costs ${card.cost}, you have ${player.energy} energy.`
  if (player.board.every((unit) => unit !== null) && card.cardType === 0) return 'All four slots are taken.'
  return `${cardName(card.id)} has no target now.`
}

/** The label of a planned action. `game` is the state before all of them. */
export function actionText(
  game: Game,
  cards: readonly CardStats[],
  actions: readonly Action[],
  index: number,
): string {
  const action = actions[index]
  const before = planned(game, cards, actions.slice(0, index))?.game ?? game
  if (!action) return ''
  if (action.type === 'EndTurn') return 'End the turn'
  if (action.type === 'Concede') return 'Concede'
  const name = cardName(before.players[before.activeIdx].hand[action.handIndex] ?? 0)
  if (action.type === 'PlayCard') return `${name} to slot ${action.slot + 1}`
  const place = placeOf(before, cards, action)
  return place === 'cast' ? `Cast ${name}` : `${name} on ${placeText(place)}`
}

/** A place in words, for the player whose turn it is. */
export function placeText(place: PlaceId): string {
  const names: Record<string, string> = {
    cast: 'the table',
    'own:player': 'yourself',
    'enemy:player': 'the opponent',
  }
  const [side, slot] = place.split(':')
  return names[place] ?? `${side === 'own' ? 'your' : 'enemy'} slot ${Number(slot) + 1}`
}

/** Changes to units and players at the end of the turn, as far as they are known. */
export type Forecast = {
  readonly hp: readonly [number, number]
  /** By player and slot: health after the turn, null if the unit dies, undefined if nothing changes. */
  readonly units: readonly [readonly (number | null | undefined)[], readonly (number | null | undefined)[]]
  readonly status: number
  readonly drawn: number
}

/** The end of the turn, computed by the rules. */
export function forecast(
  game: Game,
  cards: readonly CardStats[],
  actions: readonly Action[],
): Forecast | undefined {
  const now = planned(game, cards, actions)
  const end = planned(game, cards, [...actions, { type: 'EndTurn' }])
  if (!now || !end) return undefined
  const changes = (player: PlayerIndex) =>
    now.game.players[player].board.map((unit, slot) => {
      if (!unit) return undefined
      const after = end.game.players[player].board[slot]
      if (!after) return null
      return after.currentHp === unit.currentHp ? undefined : after.currentHp
    })
  return {
    hp: [end.game.players[0].hp, end.game.players[1].hp],
    units: [changes(0), changes(1)],
    status: end.game.status,
    drawn: end.unseenDraws[otherPlayer(game.activeIdx)],
  }
}

/** Whether the chain's state matches the preview of a batch. Drawn cards are ignored: the preview cannot know them. */
export function isAsShown(shown: Game, answer: Game): boolean {
  // A later state includes more actions than the preview.
  if (answer.turn !== shown.turn || answer.activeIdx !== shown.activeIdx) return true
  return shown.players.every((player, index) => {
    const other = answer.players[index as PlayerIndex]
    return (
      player.hp === other.hp &&
      player.energy === other.energy &&
      player.board.every((unit, slot) => {
        const there = other.board[slot]
        return unit?.cardId === there?.cardId && unit?.currentHp === there?.currentHp
      })
    )
  })
}

/** The first refusal among actions, before they are sent. */
export function refusalOf(
  game: Game,
  cards: readonly CardStats[],
  actions: readonly Action[],
): string | undefined {
  const preview = previewActions(game, cards, actions)
  return preview.ok ? undefined : describeRefusal(preview.error)
}
