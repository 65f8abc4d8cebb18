import type { Card, GameState, PlayerIndex, Viewer } from '../../../src/games/phalanx/index.js'

const name = ({ suit, rank }: Card): string => `${rank} of ${suit}`

/** Cards of a player that lie open, now or before. */
function openCards(truth: GameState, player: PlayerIndex): Set<string> {
  const { battlefield, discardPile } = truth.players[player]
  const standing = battlefield.flatMap((cell) => (cell ? [cell.card] : []))
  return new Set([...standing, ...discardPile].map(name))
}

/** Every card that a log shows as a player's own: what they played, and what was struck or struck with. */
function* loggedCards({ transactionLog }: GameState, player: PlayerIndex): Generator<Card> {
  for (const { action, details } of transactionLog) {
    if ('card' in action && action.playerIndex === player) yield action.card
    if (details.type !== 'attack') continue
    const { attackerPlayerIndex, attackerCard, steps } = details.combat
    if (attackerPlayerIndex === player) yield attackerCard
    else for (const { card } of steps) if (card) yield card
  }
}

/** What a view contains that its viewer may not see, while the match runs. */
export function findLeaks(truth: GameState, view: GameState, viewer: Viewer): string[] {
  const leaks: string[] = []
  if (view.rngSeed !== 0) leaks.push('rngSeed')
  if (view.gameOptions.shuffle) leaks.push('shuffle')
  for (const player of [0, 1] as const) {
    if (player === viewer) continue
    const { hand, drawpile, battlefield, discardPile } = view.players[player]
    for (const card of [...hand, ...drawpile]) leaks.push(`hidden ${name(card)}`)
    const shown = [...battlefield.flatMap((cell) => (cell ? [cell.card] : [])), ...discardPile]
    const open = openCards(truth, player)
    for (const card of [...shown, ...loggedCards(view, player)]) {
      if (!open.has(name(card))) leaks.push(`${name(card)} before it lay open`)
    }
  }
  return leaks
}
