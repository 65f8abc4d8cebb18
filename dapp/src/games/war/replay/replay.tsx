import { gameRecordSchema, replaySteps } from '@fivefold/sdk/war'
import { loggedReplay, namesIn } from '../../common/replay/logged-replay.js'
import { actionText, reasonText, resultText, stepTexts } from '../table/log-text.js'
import { roundOf } from '../table/round.js'
import { RoundLine } from '../table/round-line.js'
import { Side } from '../table/side.js'
import { WarLog } from '../table/war-log.js'

/** A match flip by flip. The first player is at the bottom. */
export const replay = loggedReplay({
  pause: 700,
  example: '{ "config": { "seed": "…", "players": [ … ] }, "actions": [ … ] }',
  logLabel: 'Log of the match',
  rules: { schema: gameRecordSchema, steps: replaySteps },
  Board: ({ timeline: { games, entries }, position, controls }) => {
    const state = games[position]
    if (!state) return null
    const names = namesIn(state)
    const round = roundOf(entries.slice(0, position))
    return (
      <section className="war-felt baize" aria-label="Table">
        <Side game={state} player={1} name={names[1]} round={round} />
        <RoundLine round={round} names={names} number={state.round} />
        <Side game={state} player={0} name={names[0]} round={round} />
        {controls}
      </section>
    )
  },
  Log: ({ timeline: { games, entries }, position, onGo }) =>
    games[0] && <WarLog entries={entries} names={namesIn(games[0])} upTo={position} onGo={onGo} />,
  textAt: ({ games, entries }, position) => {
    const [state, entry] = [games[position], entries[position - 1]]
    if (!state || !entry) return ''
    const names = namesIn(state)
    const lines = [actionText(entry, names), ...stepTexts(entry, names)]
    if (state.outcome) lines.push(resultText(state.outcome, null, names), reasonText(state.outcome, names))
    return lines.join('. ')
  },
})
