import { gameStatus, otherPlayer, type PlayerIndex } from '@fivefold/sdk/ccg'
import { type Names, verb } from '../../common/seat-names.js'
import type { Forecast } from './plan.js'

/** The forecast for the end of the turn, in one line. */
export function forecastText(
  after: Forecast,
  hp: readonly [number, number],
  active: PlayerIndex,
  names: Names,
): string {
  const order = [otherPlayer(active), active]
  const players = order.flatMap((player) =>
    after.hp[player] === hp[player] ? [] : [`${names[player]} ${hp[player]} → ${after.hp[player]} hp`],
  )
  const dead = order.flatMap((player) => {
    const count = after.units[player].filter((left) => left === null).length
    return count === 0 ? [] : [`${names[player]}: ${count} ${count === 1 ? 'unit dies' : 'units die'}`]
  })
  const end = endText(after.status, names)
  const parts = [...players, ...dead, ...(end ? [end] : [])]
  return parts.length === 0 ? 'The end of the turn changes no health.' : `End of turn: ${parts.join(', ')}.`
}

function endText(status: number, names: Names): string | undefined {
  if (status === gameStatus.wonBy0) return verb(names[0], 'win')
  if (status === gameStatus.wonBy1) return verb(names[1], 'win')
  return status === gameStatus.draw ? 'a draw' : undefined
}
