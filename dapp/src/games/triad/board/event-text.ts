import type { ComboTier, TurnEvent } from '@fivefold/sdk/triad'
import { traitName } from '../cards/card-text.js'
import { cellName, directions } from './cells.js'

export const tierNames: Record<ComboTier | 'firstMove', string> = {
  none: 'No bonus',
  momentum: 'Momentum',
  domination: 'Domination',
  fever: 'Fever',
  firstMove: 'Second player',
}

const wins = { strength: '', flame: ', Flame wins the tie', janken: ', by janken' } as const

export function signed(value: number): string {
  return value > 0 ? `+${value}` : `${value}`.replace('-', '−')
}

/** An event as a sentence without a subject, for the move list. */
export function eventText(event: TurnEvent): string {
  switch (event.type) {
    case 'bonus':
      return `${tierNames[event.from]}: ${event.plus > 0 ? `${signed(event.plus)} on all edges` : 'marks do not count'}`
    case 'markHit':
      return event.ignoredBy
        ? `The mark ${event.ignoredBy === 'fever' ? 'melts in the Fever' : `does not touch ${traitName(event.ignoredBy)}`}`
        : `Stepped on the mark: ${signed(event.delta)} on all edges`
    case 'earth':
      return `Earth: ${signed(event.boost)} ${directions[event.edge]}, ${signed(event.penalty)} ${directions[event.opposite]}`
    case 'cosmic':
      return `Cosmic in the corner: ${signed(event.plus)} on all edges`
    case 'placed':
      return `Card #${event.card.tokenId} ${cellName(event.cell)}`
    case 'thunder':
      return `Thunder strikes ${cellName(event.to)}: ${signed(event.delta)} on all edges`
    case 'captured':
      return `${event.kind === 'chain' ? 'Chain: takes' : 'Takes'} ${cellName(event.to)} (${event.attack} against ${event.defence}${wins[event.wonBy]})`
    case 'shieldHit':
      return `The shield ${cellName(event.to)} holds${event.shieldLeft > 0 ? `, ${event.shieldLeft} left` : ' and breaks'}`
    case 'metalHeld':
      return `Metal ${cellName(event.to)} withstands the chain`
    case 'combo':
      return `Combo of ${event.count}: ${tierNames[event.tier]}${event.plus > 0 ? `, next card ${signed(event.plus)}` : ', marks will not count'}`
    case 'markExpired':
      return `The mark ${cellName(event.cell)} is gone`
    case 'markSet':
      return `Mark ${cellName(event.cell)}, ${event.left} left`
  }
}

/** Whether the move list shows an event: not the placement itself, nor an expired mark. */
export function notableEvents(events: readonly TurnEvent[]): readonly TurnEvent[] {
  return events.filter(({ type }) => type !== 'placed' && type !== 'markExpired')
}

/** A whole turn in one sentence, for screen readers. */
export function turnAnnouncement(who: string, events: readonly TurnEvent[]): string {
  const placed = events.find((event) => event.type === 'placed')
  const card = placed ? ` card ${placed.card.tokenId} ${cellName(placed.cell)}` : ' a card'
  const rest = notableEvents(events).map((event) => `${eventText(event)}.`)
  return [`${who} placed${card}.`, ...rest].join(' ')
}
