import {
  type GameRecord,
  gameRecordToJson,
  isOver,
  type PlayerIndex,
  parseGameRecord,
  toHex,
} from '@fivefold/sdk/ccg'
import { addressOfAccount } from '@fivefold/sdk/polkadot'
import type { Replay, ReplayBoardProps } from '../../common/replay/replay.js'
import type { Names } from '../../common/seat-names.js'
import { BoardRow } from '../board/board-row.js'
import { EventLog } from '../board/event-log.js'
import { HandStrip } from '../board/hand-strip.js'
import { PlayerBar, Portrait } from '../board/player-bar.js'
import { buildTimeline, checkHashes, logGroups, type Timeline } from '../board/timeline.js'

const names: Names = ['A', 'B']

/** A game batch by batch. The player who went first is at the bottom. */
export const replay: Replay<GameRecord, Timeline> = {
  unit: 'batch',
  pause: 1_100,
  example: '{ "start": { "id": 1, "rules": 2, … }, "batches": [ … ] }',
  logLabel: 'Batches',
  recordedBy: 'chain',
  parse: parseGameRecord,
  build: buildTimeline,
  count: ({ record }) => record.batches.length,
  textAt: (timeline, position) => {
    const group = logGroups(timeline, names)[position - 1]
    return group ? [`${group.head}.`, ...group.lines].join(' ') : ''
  },
  hashAt: ({ steps }, position) => {
    const hash = steps[position]?.hash
    return hash && toHex(hash)
  },
  check: (_record, timeline) => checkHashes(timeline),
  file: (record) => ({ name: `${record.start.id}`, json: gameRecordToJson(record) }),
  Board,
  Log: ({ timeline, position, onGo }) => (
    <EventLog groups={logGroups(timeline, names)} upTo={position} onGo={onGo} />
  ),
}

function Board({ record, timeline, position, controls }: ReplayBoardProps<GameRecord, Timeline>) {
  const step = timeline.steps[position]
  if (!step) return null
  const { game } = step
  const { cards } = record.start
  const hand = (player: PlayerIndex) => (
    <HandStrip hand={game.players[player].hand} name={names[player]} cards={cards} />
  )
  const bar = (player: PlayerIndex) => {
    const address = addressOfAccount(game.players[player].addr)
    return (
      <PlayerBar
        player={game.players[player]}
        name={names[player]}
        address={address}
        isActive={game.activeIdx === player && !isOver(game)}
        portrait={
          <span role="img" aria-label={`${names[player]}: ${game.players[player].hp} hp`}>
            <Portrait address={address} hp={game.players[player].hp} />
          </span>
        }
        chip={game.status === 2 + player ? 'Winner' : undefined}
      />
    )
  }
  const row = (player: PlayerIndex) => (
    <BoardRow player={game.players[player]} name={names[player]} cards={cards} rules={game.rules} />
  )
  return (
    <section className="play-felt ccg-felt baize" aria-label="Board">
      {hand(1)}
      {bar(1)}
      {row(1)}
      <p className="ccg-middle">Turn {game.turn}</p>
      {row(0)}
      {bar(0)}
      {hand(0)}
      {controls}
    </section>
  )
}
