import { gameRecordSchema, replaySteps } from '@fivefold/sdk/phalanx'
import { loggedReplay, namesIn } from '../../common/replay/logged-replay.js'
import { BattleLog } from '../board/battle-log.js'
import { Formation } from '../board/formation.js'
import { HandStrip } from '../board/hand-strip.js'
import { actionText, reasonText } from '../board/log-text.js'
import { SeatBar } from '../board/seat-bar.js'
import { traceOf } from '../board/trace.js'

/** A match action by action. The player who went first is at the bottom. */
export const replay = loggedReplay({
  pause: 900,
  example: '{ "config": { "rngSeed": 7, "players": [ … ] }, "actions": [ … ] }',
  logLabel: 'Battle log',
  rules: { schema: gameRecordSchema, steps: replaySteps },
  textAt: ({ games, entries }, position) => {
    const [state, entry] = [games[position], entries[position - 1]]
    if (!state || !entry) return ''
    const names = namesIn(state)
    const actionLine = `${names[entry.action.playerIndex]}: ${actionText(entry.action, entry.details)}.`
    if (!state.outcome) return actionLine
    return `${actionLine} ${names[state.outcome.winnerIndex]} wins. ${reasonText(state.outcome, names)}`
  },
  Board: ({ timeline: { games, entries }, position, controls }) => {
    const state = games[position]
    if (!state) return null
    const names = namesIn(state)
    const [near, far] = state.players
    const done = entries.slice(0, position)
    return (
      <section className="phalanx-felt baize" aria-label="Board">
        <SeatBar game={state} player={1} name={names[1]} />
        <HandStrip player={far} name={names[1]} />
        <div className="phalanx-board">
          <Formation player={far} side="far" name={names[1]} trace={(column) => traceOf(done, 1, column)} />
          <Formation player={near} side="near" name={names[0]} trace={(column) => traceOf(done, 0, column)} />
        </div>
        {controls}
        <HandStrip player={near} name={names[0]} />
        <SeatBar game={state} player={0} name={names[0]} />
      </section>
    )
  },
  Log: ({ timeline: { games, entries }, position, onGo }) =>
    games[0] && <BattleLog entries={entries} names={namesIn(games[0])} upTo={position} onGo={onGo} />,
})
