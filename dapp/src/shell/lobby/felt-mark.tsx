import { games } from '../../games/registry.js'

const radius = 118
const fold = Math.PI / games.length

/** A point `folds` half-turns of a corner away from the top. */
function at(folds: number, distance: number): { x: number; y: number } {
  return { x: distance * Math.sin(folds * fold), y: -distance * Math.cos(folds * fold) }
}

const corners = games.map((game, index) => ({ game, ...at(index * 2, radius) }))
const middles = games.map((_, index) => at(index * 2 + 1, radius * Math.cos(fold)))
const outline = corners.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')

/** The print on the cloth: the sheet of the logo unfolded, a game at each corner. */
export function FeltMark() {
  return (
    <svg viewBox="-160 -160 320 320" className="felt-mark" aria-hidden="true">
      <circle r="156" />
      <circle r="150" />
      <polygon points={outline} />
      {[...corners, ...middles].map(({ x, y }) => (
        <line key={`${x} ${y}`} x2={x} y2={y} />
      ))}
      {corners.map(({ game: { id, Emblem }, x, y }) => (
        <g key={id}>
          <circle cx={x} cy={y} r="27" className="felt-mark-seat" />
          <Emblem x={x - 16} y={y - 16} width="32" height="32" />
        </g>
      ))}
    </svg>
  )
}
