import { type Refused, type Result, refuse } from '../../core/result.js'
import { type ColumnAfter, strikeColumn } from './combat.js'
import { PhalanxError } from './error.js'
import {
  type Action,
  type Battlefield,
  type BattlefieldCard,
  type Card,
  type Column,
  cardsToDeploy,
  cardValue,
  defaultRulesVersion,
  type Game,
  isSameCard,
  nextGame,
  nextPlayer,
  type Outcome,
  otherPlayer,
  type PlayerChange,
  type PlayerIndex,
  type PlayerState,
  type RulesVersion,
  reinforcedHand,
  type TransactionDetail,
} from './state.js'

type Carried = { readonly game: Game; readonly details: TransactionDetail }

/** The game after an action and what the action did, or why the rules refuse it. */
export type Applied = Result<Carried, PhalanxError>

const carried = (game: Game, details: TransactionDetail): Applied => ({ ok: true, game, details })

const refused = (message: string, value: unknown): Refused<PhalanxError> =>
  refuse(new PhalanxError(message, value))

const frontIndex = (column: Column): number => column
const backIndex = (column: Column): number => column + 4

/** Checks an action and carries it out. The given game is not changed. */
export function applyAction(
  game: Game,
  action: Action,
  rulesVersion: RulesVersion = defaultRulesVersion,
): Applied {
  if (!allowedPhases[action.type].includes(game.phase)) {
    return refused(`${action.type} is not possible in the ${game.phase} phase`, action)
  }
  if (action.playerIndex !== game.activePlayerIndex) {
    return refused(`it is player ${game.activePlayerIndex}'s turn`, action)
  }
  switch (action.type) {
    case 'deploy':
      return deploy(game, action, rulesVersion)
    case 'attack':
      return attack(game, action)
    case 'pass':
      return carried(passTurn(game), { type: 'pass' })
    case 'reinforce':
      return reinforce(game, action.playerIndex, action.card)
    case 'forfeit':
      return forfeit(game, action.playerIndex)
  }
}

const allowedPhases: Record<Action['type'], readonly Game['phase'][]> = {
  deploy: ['deployment'],
  attack: ['combat'],
  pass: ['combat'],
  reinforce: ['reinforcement'],
  forfeit: ['combat', 'reinforcement'],
}

function withPlayer(game: Game, index: PlayerIndex, change: PlayerChange): Game['players'] {
  const [first, second] = game.players
  return index === 0 ? [nextPlayer(first, change), second] : [first, nextPlayer(second, change)]
}

function takeFromHand(
  { hand }: PlayerState,
  wanted: Card,
): Result<{ card: Card; hand: readonly Card[] }, PhalanxError> {
  const card = hand.find((held) => isSameCard(held, wanted))
  if (!card) return refused(`${wanted.rank} of ${wanted.suit} is not in hand`, wanted)
  return { ok: true, card, hand: hand.filter((held) => held !== card) }
}

/** A card on the battlefield, by default with full HP; its position follows from the index. */
function placed(card: Card, index: number, currentHp = cardValue(card)): BattlefieldCard {
  return {
    card,
    position: { row: index < 4 ? 0 : 1, col: (index % 4) as Column },
    currentHp,
    faceDown: false,
  }
}

function setCell(battlefield: Battlefield, index: number, cell: BattlefieldCard | null): Battlefield {
  return battlefield.map((old, i) => (i === index ? cell : old))
}

type Deploy = Extract<Action, { type: 'deploy' }>

function deploy(
  game: Game,
  { playerIndex: index, card: wanted, column }: Deploy,
  rulesVersion: RulesVersion,
): Applied {
  const player = game.players[index]
  const taken = takeFromHand(player, wanted)
  if (!taken.ok) return taken
  const { card, hand } = taken
  const gridIndex = [frontIndex(column), backIndex(column)].find((cell) => !player.battlefield[cell])
  if (gridIndex === undefined) return refused(`column ${column} is full`, column)

  const battlefield = setCell(player.battlefield, gridIndex, placed(card, gridIndex))
  const players = withPlayer(game, index, { hand, battlefield })
  const deployed = players.flatMap((p) => p.battlefield).filter(Boolean).length
  const next: Game =
    deployed === cardsToDeploy
      ? nextGame(game, {
          players,
          activePlayerIndex: rulesVersion === 0 ? index : 0,
          phase: 'combat',
          turnNumber: 1,
        })
      : nextGame(game, { players, activePlayerIndex: otherPlayer(index) })
  return carried(next, { type: 'deploy', gridIndex, phaseAfter: next.phase })
}

function passTurn(game: Game): Game {
  const activePlayerIndex = otherPlayer(game.activePlayerIndex)
  return nextGame(game, { activePlayerIndex, turnNumber: game.turnNumber + 1 })
}

function attack(game: Game, action: Extract<Action, { type: 'attack' }>): Applied {
  const { attackerPosition, targetPosition, playerIndex } = action
  if (attackerPosition.row !== 0) return refused('only a card in the front row can attack', attackerPosition)
  if (attackerPosition.col !== targetPosition.col) {
    return refused('a card attacks the column across from it', targetPosition)
  }
  const column = attackerPosition.col
  const attacker = game.players[playerIndex].battlefield[frontIndex(column)]
  if (!attacker) return refused(`no card stands in front of column ${column}`, attackerPosition)

  const defenderIndex = otherPlayer(playerIndex)
  const defender = game.players[defenderIndex]
  const strike = strikeColumn(attacker.card, {
    front: defender.battlefield[frontIndex(column)] ?? null,
    back: defender.battlefield[backIndex(column)] ?? null,
    lifepoints: defender.lifepoints,
  })
  const players = withPlayer(game, defenderIndex, {
    battlefield: settleColumn(
      defender.battlefield,
      column,
      strike,
      game.gameOptions.damageMode === 'per-turn',
    ),
    discardPile: [...defender.discardPile, ...strike.destroyed],
    lifepoints: strike.lifepoints,
  })
  const struck = players[defenderIndex]
  const after = nextGame(game, { players })
  const outcome = victoryOver(struck, playerIndex, game.turnNumber)
  const reinforcing = !outcome && needsReinforcement(struck, column, strike)
  return carried(afterAttack(after, { outcome, reinforcing, column, attackerIndex: playerIndex }), {
    type: 'attack',
    combat: {
      turnNumber: game.turnNumber,
      attackerPlayerIndex: playerIndex,
      attackerCard: attacker.card,
      targetColumn: column,
      baseDamage: cardValue(attacker.card),
      steps: strike.steps,
      totalLpDamage: strike.lpDamage,
    },
    reinforcementTriggered: reinforcing,
    victoryTriggered: outcome !== undefined,
  })
}

/** Removes destroyed cards, moves the back card up, and heals survivors in the damage mode `per-turn`. */
function settleColumn(
  battlefield: Battlefield,
  column: Column,
  strike: ColumnAfter,
  heal: boolean,
): Battlefield {
  const standing: { card: Card; hp: number; row: 0 | 1 }[] = []
  const front = battlefield[frontIndex(column)]
  const back = battlefield[backIndex(column)]
  if (front && strike.frontHp !== null) standing.push({ card: front.card, hp: strike.frontHp, row: 0 })
  if (back && strike.backHp !== null) standing.push({ card: back.card, hp: strike.backHp, row: 1 })
  const cells: (BattlefieldCard | null)[] = [null, null]
  for (const [row, { card, hp }] of standing.entries()) {
    const index = row === 0 ? frontIndex(column) : backIndex(column)
    cells[row] = placed(card, index, heal ? cardValue(card) : hp)
  }
  return battlefield.map((cell, i) => {
    if (i === frontIndex(column)) return cells[0] ?? null
    return i === backIndex(column) ? (cells[1] ?? null) : cell
  })
}

function needsReinforcement(defender: PlayerState, column: Column, strike: ColumnAfter): boolean {
  return strike.destroyed.length > 0 && defender.hand.length > 0 && !defender.battlefield[backIndex(column)]
}

type AfterAttack = {
  outcome: Outcome | undefined
  reinforcing: boolean
  column: Column
  attackerIndex: PlayerIndex
}

function afterAttack(game: Game, { outcome, reinforcing, column, attackerIndex }: AfterAttack): Game {
  if (outcome) return nextGame(game, { phase: 'gameOver', outcome })
  if (!reinforcing) return passTurn(game)
  return nextGame(game, {
    phase: 'reinforcement',
    activePlayerIndex: otherPlayer(attackerIndex),
    reinforcement: { column, attackerIndex },
  })
}

function victoryOver(loser: PlayerState, winnerIndex: PlayerIndex, turnNumber: number): Outcome | undefined {
  if (loser.lifepoints === 0) return { winnerIndex, victoryType: 'lpDepletion', turnNumber }
  const isSpent = loser.battlefield.every((cell) => !cell) && loser.hand.length + loser.drawpile.length === 0
  return isSpent ? { winnerIndex, victoryType: 'cardDepletion', turnNumber } : undefined
}

function reinforce(game: Game, index: PlayerIndex, wanted: Card): Applied {
  const { reinforcement } = game
  if (!reinforcement) return refused('no column is being reinforced', wanted)
  const { column } = reinforcement
  const player = game.players[index]
  const taken = takeFromHand(player, wanted)
  if (!taken.ok) return taken
  const { card, hand } = taken
  // The log names the back cell; where the front is empty, the card moves up at once.
  const gridIndex = backIndex(column)
  const cell = player.battlefield[frontIndex(column)] ? gridIndex : frontIndex(column)
  const battlefield = setCell(player.battlefield, cell, placed(card, cell))
  const complete = hand.length === 0 || Boolean(battlefield[backIndex(column)])
  const cardsDrawn = complete
    ? Math.min(Math.max(0, reinforcedHand - hand.length), player.drawpile.length)
    : 0
  const players = withPlayer(game, index, {
    battlefield,
    hand: [...hand, ...player.drawpile.slice(0, cardsDrawn)],
    drawpile: player.drawpile.slice(cardsDrawn),
  })
  // The defender is already the active player and takes the next turn.
  const next = complete
    ? nextGame(game, { players, phase: 'combat', turnNumber: game.turnNumber + 1 })
    : nextGame(game, { players, reinforcement })
  return carried(next, {
    type: 'reinforce',
    column,
    gridIndex,
    cardsDrawn,
    reinforcementComplete: complete,
  })
}

function forfeit(game: Game, index: PlayerIndex): Applied {
  const winnerIndex = otherPlayer(index)
  const outcome: Outcome = { winnerIndex, victoryType: 'forfeit', turnNumber: game.turnNumber }
  const { reinforcement } = game
  return carried(nextGame(game, { phase: 'gameOver', outcome, reinforcement }), {
    type: 'forfeit',
    winnerIndex,
  })
}
