import { cardName, type GameEvent, type PlayerIndex, readTarget } from '@fivefold/sdk/ccg'
import { type Names, verb, within } from '../../common/seat-names.js'
import { ownerText } from './slot-label.js'

const playerSlot = 7
const place = (slot: number): string => (slot === playerSlot ? 'the player' : `slot ${slot + 1}`)

/** The line of an event in a list; none for events that only group others. `active` is the player whose turn it is. */
export function eventText(event: GameEvent, active: PlayerIndex, names: Names): string | undefined {
  switch (event.type) {
    case 'ActionApplied':
      return undefined
    case 'CardPlayed':
      return `${verb(names[event.player], 'play')} ${cardName(event.cardId)} in ${place(event.slot)}.`
    case 'SpellUsed':
      return `${verb(names[event.player], 'cast')} ${cardName(event.cardId)}${castOn(event.target, event.player, names)}.`
    case 'AttackResolved':
      return attackText(event, active, names)
    case 'UnitDied':
      return `${ownerText(names[event.player])} ${cardName(event.cardId)} in ${place(event.slot)} dies.`
    case 'PlayerDamaged':
      return `${verb(names[event.player], 'lose')} ${event.amount} hp.`
    case 'UnitDamaged':
      return `${slotOf(event, names)} takes ${event.amount}.`
    case 'PlayerHealed':
      return `${verb(names[event.player], 'gain')} ${event.amount} hp.`
    case 'UnitHealed':
      return `${slotOf(event, names)} gains ${event.amount} health.`
    case 'AttackRaised':
      return `${slotOf(event, names)} gains ${event.amount} attack.`
    case 'CardDrawn':
      return `${verb(names[event.player], 'draw')} ${cardName(event.cardId)}.`
    case 'TurnEnded':
      return `${verb(names[event.newActivePlayer], 'are', 'is')} next.`
    case 'GameEnded':
      return event.winner === null ? 'The game is a draw.' : `${verb(names[event.winner], 'win')} the game.`
    case 'TimedOut':
      return `${verb(names[event.player], 'let', 'lets')} the turn run out.`
    case 'Resigned':
      return `${verb(names[event.player], 'resign')}.`
    case 'GameCancelled':
      return 'The game is cancelled before the deal. It does not count.'
  }
}

const slotOf = ({ player, slot }: { player: PlayerIndex; slot: number }, names: Names): string =>
  `${ownerText(names[player])} unit in ${place(slot)}`

function attackText(
  event: Extract<GameEvent, { type: 'AttackResolved' }>,
  active: PlayerIndex,
  names: Names,
): string {
  const { attackerSlot, defenderSlot, damageAttacker, damageDefender } = event
  const back = damageAttacker > 0 ? ` and takes ${damageAttacker}` : ''
  return `${ownerText(names[active])} ${place(attackerSlot)} strikes ${place(defenderSlot)} for ${damageDefender}${back}.`
}

function castOn(byte: number, player: PlayerIndex, names: Names): string {
  // Byte 0 is also the target of a spell without one.
  const target = readTarget(byte)
  if (!target || byte === 0) return ''
  const owner = names[target.side === 'own' ? player : player === 0 ? 1 : 0]
  if (target.place === 'player') return ` on ${within(owner)}`
  return ` on ${owner === 'You' ? 'your' : ownerText(owner)} ${place(target.place)}`
}
