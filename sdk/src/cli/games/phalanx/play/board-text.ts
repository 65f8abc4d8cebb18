import type {
  BattlefieldCard,
  GameState,
  PlayerIndex,
  PlayerState,
  TransactionLogEntry,
} from '../../../../games/phalanx/index.js'
import { otherPlayer } from '../../../../games/phalanx/state.js'
import { cardText } from './card-text.js'

const cellText = (cell: BattlefieldCard | null): string =>
  (cell ? `${cardText(cell.card)}${String(cell.currentHp).padStart(3)}` : '·').padEnd(8)

const rowText = (name: string, cells: readonly (BattlefieldCard | null)[]): string =>
  `  ${name.padEnd(6)}${cells.map(cellText).join('')}`.trimEnd()

function headText({ player, lifepoints, hand, drawpile, handCount, drawpileCount }: PlayerState): string {
  const counts = `hand ${handCount ?? hand.length} · draws ${drawpileCount ?? drawpile.length}`
  return `${player.name || '(empty seat)'} · ${lifepoints} LP · ${counts}`
}

function lastMove(entry: TransactionLogEntry | undefined): string[] {
  if (!entry) return []
  const { action, details } = entry
  const card = 'card' in action ? ` ${cardText(action.card)}` : ''
  const damage = details.type === 'attack' ? ` for ${details.combat.baseDamage}` : ''
  return [`last: player ${action.playerIndex + 1} ${action.type}${card}${damage}`]
}

/** The battlefield as text, with the viewer's side at the bottom. */
export function boardText(state: GameState, me: PlayerIndex | null): string {
  const below = me ?? 0
  const [mine, theirs] = [state.players[below], state.players[otherPlayer(below)]]
  const isMine = me !== null && state.activePlayerIndex === me
  const turn = isMine
    ? 'your move'
    : `${state.players[state.activePlayerIndex].player.name || 'nobody'} to move`
  return [
    `turn ${state.turnNumber} · ${state.phase}${state.phase === 'gameOver' ? '' : ` · ${turn}`}`,
    ...lastMove(state.transactionLog.at(-1)),
    headText(theirs),
    rowText('back', theirs.battlefield.slice(4)),
    rowText('front', theirs.battlefield.slice(0, 4)),
    rowText('front', mine.battlefield.slice(0, 4)),
    rowText('back', mine.battlefield.slice(4)),
    headText(mine),
    ...(mine.hand.length > 0 ? [`hand: ${mine.hand.map(cardText).join(' ')}`] : []),
    ...(state.phase === 'reinforcement' && state.reinforcement
      ? [`column ${state.reinforcement.column + 1} is being reinforced`]
      : []),
  ].join('\n')
}
