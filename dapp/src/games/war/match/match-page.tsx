import type { WarMatch } from '@fivefold/sdk/match/war'
import { type GameState, mayFlip } from '@fivefold/sdk/war'
import { matchPage } from '../../common/match/match-page.js'
import { useEnterMatch, useMatch } from '../hooks/use-match.js'
import { warGame } from '../server-game.js'
import { statementsOf } from '../statements.js'
import { actionText, reasonText, resultText, stepTexts } from '../table/log-text.js'
import { WarLog } from '../table/war-log.js'
import { LotsNotice } from './lots-notice.js'
import { MatchFelt } from './match-felt.js'
import { SeedPanel } from './seed-panel.js'

export const Page = matchPage<GameState, WarMatch>({
  game: warGame,
  useMatch,
  useEnterMatch,
  isMyTurn: mayFlip,
  invitation: () => 'War with tarot cards, twenty each. Where you own a card as an NFT, you play the NFT.',
  renderOpening: ({ match, snapshot }, onRetry) =>
    snapshot.awaitsReveal && <SeedPanel snapshot={snapshot} seat={match.playerIndex} onRetry={onRetry} />,
  statements: (_match, state) => statementsOf(state),
  Felt: MatchFelt,
  Log: WarLog,
  logTitle: ({ outcome, round }) => `Round ${outcome ? round : round + 1}`,
  watchingText: 'Decks stay hidden until the end.',
  renderNotice: ({ awaitsLots }) => awaitsLots && <LotsNotice awaits={awaitsLots} />,
  keys: [['f, space', 'flip your card']],
  announcement: ({ outcome, transactionLog }, seat, names) => {
    const last = transactionLog.at(-1)
    const lines = last ? [actionText(last, names), ...stepTexts(last, names)] : []
    if (outcome) lines.push(resultText(outcome, seat, names), reasonText(outcome, names))
    return lines.join('. ')
  },
  end: ({ outcome }, seat, names) =>
    outcome && {
      result: resultText(outcome, seat, names),
      reason: `${reasonText(outcome, names)} ${outcome.round} rounds.`,
    },
})
