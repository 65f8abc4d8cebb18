import { rosette } from '../../lib/rosette.js'

const fifths = [0, 72, 144, 216, 288]

export function Identicon({ address, className = 'size-6' }: { address: string; className?: string }) {
  const { background, rings } = rosette(address)
  return (
    <svg viewBox="-26 -26 52 52" className={`shrink-0 rounded-full ${className}`} aria-hidden="true">
      <circle r="26" fill={background} />
      {rings.map(({ color, petal, turn }) =>
        fifths.map((angle) => (
          <path key={`${color}${angle}`} d={petal} fill={color} transform={`rotate(${angle + turn})`} />
        )),
      )}
    </svg>
  )
}
