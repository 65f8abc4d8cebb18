import { operationsText, patchBetween } from '../../core/state-patch.js'
import { cardText, cellText } from './card-text.js'
import type { Battlefield, BattlefieldCard, Card, Game, PlayerIndex, PlayerState } from './state.js'
import { type Viewer, viewOf } from './view.js'

/**
 * The operations of the JSON Patch that tells a viewer how a game changed, as text, each with a comma behind it. A
 * server writes one with every action, and knowing the fields beforehand makes this several times as fast as comparing two
 * views.
 */
export function patchText(before: Game, after: Game, viewer: Viewer): string {
  // At the end everything is shown, which happens once.
  if (after.phase === 'gameOver')
    return operationsText(patchBetween(viewOf(before, viewer), viewOf(after, viewer)))
  const { activePlayerIndex, phase, reinforcement, turnNumber } = after
  let text = playerPatch(before, after, 0, viewer) + playerPatch(before, after, 1, viewer)
  if (activePlayerIndex !== before.activePlayerIndex)
    text += replaced('/activePlayerIndex', activePlayerIndex)
  if (phase !== before.phase) text += replaced('/phase', `"${phase}"`)
  if (turnNumber !== before.turnNumber) text += replaced('/turnNumber', turnNumber)
  if (reinforcement !== before.reinforcement) {
    // To add what is there already is to replace it.
    text += reinforcement ? added('/reinforcement', JSON.stringify(reinforcement)) : removed('/reinforcement')
  }
  return text
}

const added = (path: string, value: string): string => `{"op":"add","path":"${path}","value":${value}},`
const removed = (path: string): string => `{"op":"remove","path":"${path}"},`
const replaced = (path: string, value: string | number): string =>
  `{"op":"replace","path":"${path}","value":${value}},`

function playerPatch(before: Game, after: Game, index: PlayerIndex, viewer: Viewer): string {
  const [was, is] = [before.players[index], after.players[index]]
  if (was === is) return ''
  const path = `/players/${index}`
  let text = battlefieldPatch(was.battlefield, is.battlefield, path)
  text += listPatch(was.discardPile, is.discardPile, `${path}/discardPile`)
  if (is.lifepoints !== was.lifepoints) text += replaced(`${path}/lifepoints`, is.lifepoints)
  return text + secretPatch(was, is, path, index === viewer)
}

/** Of a hand and a drawpile, others than their owner know no more than how many cards they hold. */
function secretPatch(was: PlayerState, is: PlayerState, path: string, isOwn: boolean): string {
  let text = ''
  if (isOwn) {
    text += listPatch(was.hand, is.hand, `${path}/hand`)
    text += listPatch(was.drawpile, is.drawpile, `${path}/drawpile`)
  }
  if (is.hand.length !== was.hand.length) text += replaced(`${path}/handCount`, is.hand.length)
  if (is.drawpile.length !== was.drawpile.length)
    text += replaced(`${path}/drawpileCount`, is.drawpile.length)
  return text
}

function battlefieldPatch(was: Battlefield, is: Battlefield, path: string): string {
  if (was === is) return ''
  let text = ''
  for (const [index, cell] of is.entries()) {
    if (!isSameCell(was[index] ?? null, cell))
      text += replaced(`${path}/battlefield/${index}`, cellText(cell))
  }
  return text
}

/** In the same place, that is: rules put what stays into a new object now and then. */
const isSameCell = (a: BattlefieldCard | null, b: BattlefieldCard | null): boolean =>
  a === b || (a !== null && b !== null && a.card === b.card && a.currentHp === b.currentHp)

/** Cards leave a list in one place and come to its end. */
function listPatch(was: readonly Card[], is: readonly Card[], path: string): string {
  if (was === is) return ''
  let start = 0
  while (start < was.length && was[start] === is[start]) start++
  let gone = 0
  while (!isStart(was, is, start, gone)) gone++
  let text = removed(`${path}/${start}`).repeat(gone)
  for (let index = was.length - gone; index < is.length; index++)
    text += added(`${path}/${index}`, cardText(is[index] as Card))
  return text
}

/** Whether a list without so many cards from `start` on is what another one begins with. */
function isStart(was: readonly Card[], is: readonly Card[], start: number, gone: number): boolean {
  for (let index = start; index + gone < was.length; index++) {
    if (was[index + gone] !== is[index]) return false
  }
  return true
}
