import type { IndexedCcgGame } from '@fivefold/sdk/indexer'
import { Link } from 'react-router'
import { Practice } from '../../common/replay/practice.js'
import { recordedPage } from '../../common/replay/recorded-page.js'
import { ccg } from '../game.js'
import { useIndexedGame } from '../hooks/use-indexed.js'
import { gameIdIn } from '../state/game-id.js'
import { replay } from './replay.js'

export const Page = recordedPage({
  game: ccg,
  replay,
  title: (gameId) => `Replay of game ${gameId}`,
  param: 'gameId',
  parseId: gameIdIn,
  useRecord: useIndexedGame,
  heading: titleOf,
  intro: ({ id, botSide, endedBy }) => (
    <>
      <Practice botSide={botSide} />
      {!endedBy && (
        <p>
          It is not over yet.{' '}
          <Link to={`/ccg/game/${id}`} className="link font-semibold">
            To the table
          </Link>
        </p>
      )}
    </>
  ),
})

const endings = {
  damage: 'by damage',
  concession: 'by concession',
  resignation: 'by resignation',
  timeout: 'by time-out',
} as const

function titleOf({ id, status, winnerSide, endedBy }: IndexedCcgGame): string {
  if (!endedBy) return `Game ${id}`
  if (status === 'cancelled') return `Game ${id}: cancelled before the deal`
  const result = winnerSide === null ? 'a draw' : `${winnerSide === 0 ? 'A' : 'B'} wins ${endings[endedBy]}`
  return `Game ${id}: ${result}`
}
