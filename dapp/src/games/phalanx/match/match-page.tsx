import type { PhalanxMatch } from '@fivefold/sdk/match/phalanx'
import type { GameState, PlayerIndex } from '@fivefold/sdk/phalanx'
import { winnerText } from '../../common/end-panel.js'
import { matchPage } from '../../common/match/match-page.js'
import type { Names } from '../../common/seat-names.js'
import { BattleLog } from '../board/battle-log.js'
import { actionText, reasonText } from '../board/log-text.js'
import { useEnterMatch, useMatch } from '../hooks/use-match.js'
import { phalanxGame } from '../server-game.js'
import { statementsOf } from '../statements.js'
import { MatchFelt } from './match-felt.js'
import { handKeys } from './orders.js'

export const Page = matchPage<GameState, PhalanxMatch>({
  game: phalanxGame,
  useMatch,
  useEnterMatch,
  isMyTurn: ({ activePlayerIndex, phase }, seat) =>
    activePlayerIndex === seat && phase !== 'gameOver' && phase !== 'setup',
  invitation: (state) => {
    const heals = state?.gameOptions.damageMode === 'per-turn'
    return `Phalanx Duel, ${heals ? 'survivors heal after each attack' : 'damage stays'}.`
  },
  statements: statementsOf,
  Felt: MatchFelt,
  Log: BattleLog,
  logTitle: () => 'Battle log',
  watchingText: 'Hands stay hidden until the end.',
  factsText: ({ rulesVersion }, { spectatorCount }, { gameOptions, turnNumber }) =>
    [
      gameOptions.damageMode === 'per-turn' ? 'Survivors heal after each attack' : 'Damage stays',
      ...(rulesVersion === 0 ? ['who deployed last begins'] : []),
      `turn ${turnNumber}`,
      ...(spectatorCount ? [`${spectatorCount} watching`] : []),
    ].join(' · '),
  keys: [
    [`1 – 9, 0, ${handKeys.slice(10).split('').join(', ')}`, 'choose a card of your hand'],
    ['← →', 'go from column to column'],
    ['Enter', 'put the card there; in combat: aim, and once more to attack'],
    ['p', 'pass'],
    ['Esc', 'one step back'],
  ],
  announcement,
  end: ({ outcome, transactionLog }, seat, names) =>
    outcome && {
      result: winnerText(outcome.winnerIndex, seat, names),
      reason: `${reasonText(outcome, names)} Turn ${outcome.turnNumber}, ${transactionLog.length} actions.`,
    },
})

function announcement(state: GameState, seat: PlayerIndex | null, names: Names): string {
  const last = state.transactionLog.at(-1)
  const lastAction = last
    ? `${names[last.action.playerIndex]}: ${actionText(last.action, last.details)}. `
    : ''
  if (state.outcome)
    return `${lastAction}${winnerText(state.outcome.winnerIndex, seat, names)}. ${reasonText(state.outcome, names)}`
  return state.activePlayerIndex === seat ? `${lastAction}Your turn.` : lastAction
}
