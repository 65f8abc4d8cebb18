import { emblem } from '../common/emblem.js'

const center = 48

function point(radius: number, turn: number): string {
  const angle = (turn * Math.PI) / 8
  return `${(center + radius * Math.sin(angle)).toFixed(2)} ${(center - radius * Math.cos(angle)).toFixed(2)}`
}

function facet(ray: number, side: 1 | -1): string {
  const length = ray % 2 === 0 ? 46 : 31
  return `M${center} ${center} L${point(length, ray * 2)} L${point(17, ray * 2 + side)} Z`
}

const rays = [0, 1, 2, 3, 4, 5, 6, 7]

// The tarot's eight-pointed star, each ray folded along its spine, with an eye for the middle.
export const WarEmblem = emblem(
  <>
    {rays.map((ray) => (
      <g key={ray}>
        <path d={facet(ray, -1)} opacity="0.6" />
        <path d={facet(ray, 1)} />
      </g>
    ))}
    <circle cx={center} cy={center} r="11" fill="var(--color-face)" />
    <path d="M39.5 48 Q48 39.5 56.5 48 Q48 56.5 39.5 48 Z" />
    <circle cx={center} cy={center} r="2.6" fill="var(--color-face)" />
  </>,
)
